import { type Language, LOCALES } from '../../../platform/http/languages.js';
import { longDay } from '../../../platform/text/long-day.js';
import { percentText } from '../../../platform/text/percent.js';
import { type Counted, say, type Values } from '../../../platform/text/say.js';
import { clinicZone } from '../../../platform/time/time.js';
import { bandOfPercentage } from '../page-rules/score-band.js';
import type { PdfTextKey, PdfTexts } from './texts.js';

/** Texts, numbers and days as one language writes them. Pure. */
export class Words {
  constructor(
    private readonly texts: PdfTexts,
    private readonly language: Language,
  ) {}

  /** A text with its values; with a count, in the plural form for it. */
  say(key: PdfTextKey, values?: Values): string;
  say(key: Counted<PdfTextKey>, values: Values, count: number): string;
  say(key: string, values: Values = {}, count?: number): string {
    return count === undefined
      ? say(this.texts, this.language, key as PdfTextKey, values)
      : say(this.texts, this.language, key as Counted<PdfTextKey>, values, count);
  }

  /** The word of a percentage's band (rules: Score bands). */
  bandOfPercentage(percentage: number): string {
    return this.say(`score.band.${bandOfPercentage(percentage)}`);
  }

  /** With at most one decimal. */
  number(value: number): string {
    return new Intl.NumberFormat(LOCALES[this.language], { maximumFractionDigits: 1 }).format(value);
  }

  /** A difference with its sign. */
  difference(value: number): string {
    const format = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return new Intl.NumberFormat(LOCALES[this.language], format).format(value);
  }

  percent(value: number): string {
    return percentText(value, this.language);
  }

  /** In one piece: no line ends within a day. */
  day(date: Date): string {
    return longDay(date, this.language).replaceAll(' ', '\u00a0');
  }
}

/** A day as file names have it: YYYY-MM-DD. */
export const isoDay = (date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: clinicZone() }).format(date);
