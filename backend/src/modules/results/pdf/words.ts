import type { Language } from '../../../platform/http/languages.js';
import { percentText } from '../../../platform/text/percent.js';
import { clinicZone } from '../../../platform/time/time.js';
import type { PdfTextKey, PdfTexts } from './texts.js';

type PluralKey =
  | 'evaluation.change.better'
  | 'evaluation.change.worse'
  | 'evaluation.gauge.average'
  | 'evaluation.gauge.label-average'
  | 'evaluation.position.ahead'
  | 'evaluation.product.gain-section'
  | 'evaluation.product.gain-total'
  | 'evaluation.summary.average'
  | 'evaluation.tip.points'
  | 'evaluation.verdict.above'
  | 'evaluation.verdict.above-though'
  | 'evaluation.verdict.average'
  | 'evaluation.verdict.below'
  | 'evaluation.verdict.below-though';
type Band = 'green' | 'blue' | 'amber' | 'red';

const LOCALES: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB', ro: 'ro-RO' };

/** A number with at most one decimal, as the language writes it. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(value);

/** Which form of a text with a count the language asks for. */
export function pluralForm(count: number, language: Language): 'one' | 'few' | 'other' {
  const form = new Intl.PluralRules(LOCALES[language]).select(count);
  return form === 'one' || form === 'few' ? form : 'other';
}

/** Texts, numbers and days as one language writes them. Pure. */
export class Words {
  constructor(
    private readonly texts: PdfTexts,
    private readonly language: Language,
  ) {}

  /** Placeholders are replaced once and never evaluated. */
  say(key: PdfTextKey, values: Record<string, string> = {}): string {
    return this.texts[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? values[name]! : whole,
    );
  }

  sayOf(count: number, key: PluralKey, values: Record<string, string>): string {
    return this.say(`${key}_${pluralForm(count, this.language)}`, values);
  }

  /** The word of a percentage's band (rules: Score bands). */
  bandOfPercentage(percentage: number): string {
    return this.say(`score.band.${bandOfPercentage(percentage)}`);
  }

  number(value: number): string {
    return numberText(value, this.language);
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
    const format = new Intl.DateTimeFormat(LOCALES[this.language], {
      dateStyle: 'long',
      timeZone: clinicZone(),
    });
    return format.format(date).replaceAll(' ', '\u00a0');
  }
}

/** The band of a percentage (rules: Score bands). */
export function bandOfPercentage(percentage: number): Band {
  if (percentage >= 75) return 'green';
  if (percentage >= 50) return 'blue';
  return percentage >= 25 ? 'amber' : 'red';
}

/** A day as file names have it: YYYY-MM-DD. */
export const isoDay = (date: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: clinicZone() }).format(date);
