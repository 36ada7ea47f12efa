import type { Language } from '../../../platform/http/languages.js';
import { isFunctionWord } from './language.js';
import { findNumberWords } from './number-words.js';
import { keyOf, overlaps, type Span, spansOf } from '../spans.js';

/** `other`: it counts something that no score counts, such as hours or patients. */
type Unit = 'difference' | 'percent' | 'areas' | 'questions' | 'points' | 'none' | 'other';

/** A number in a text, in digits or words, or a share ('two thirds'). `values`: its readings, '1.234' has two. */
export interface NumberToken extends Span {
  values: number[];
  unit: Unit;
  kind: 'digits' | 'words' | 'share';
}

const DIGITS =
  /\p{Nd}{1,3}(?:[ \u00A0\u2009\u202F'’.,]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{No}\p{Nl}]+/gu;
/** What follows a number, without accents. */
const UNITS: readonly (readonly [Unit, RegExp])[] = [
  [
    'difference',
    /^[\s-]*(?:de\s+)?(?:(?:%|szazalek|percentage|procent\p{L}*)[\s-]*(?:pont|point|punct)|puncte\s+proc)/iu,
  ],
  ['percent', /^[\s-]*(?:de\s+)?(?:[%％﹪]|szazalek|percent|per\s?cent|pct\b|procent|la\s+suta)/iu],
  [
    'areas',
    /^\s+(?:de\s+)?(?:(?!egy)\p{L}+\s+)?(?:terulet|szakasz|temakor|areas?\b|sections?\b|domeni|sectiun)/iu,
  ],
  ['questions', /^\s+(?:de\s+)?(?:(?!egy)\p{L}+\s+)?(?:kerdes|questions?\b|intreb)/iu],
  ['points', /^[\s-]*(?:de\s+)?(?:\p{L}+\s+)?(?:pont(?!os(?:an|abb)|ba\b)|points?\b|pts?\b|punct)/iu],
  ['other', /^\s?[:–-]\p{N}/u],
];
/** Shares of a hundred, without accents. One is a result only near a word for points. */
const SHARES: Record<Language, string> = {
  hu: '66.7=ket\\s?harmada\\p{L}* 75=harom\\s?negyede\\p{L}* 80=negy\\s?otode\\p{L}* 50=fele\\p{L}* 33.3=(?:egy)?harmada\\p{L}* 25=(?:egy)?negyede\\p{L}* 20=(?:egy)?otode\\p{L}* 10=(?:egy)?tizede\\p{L}*',
  en: '66.7=two[\\s-]thirds 75=three[\\s-](?:quarters|fourths) 80=four[\\s-]fifths 50=half 33.3=(?:a|one)[\\s-]third 25=(?:a|one)[\\s-](?:quarter|fourth) 20=(?:a|one)[\\s-]fifth 10=(?:a|one)[\\s-]tenth',
  ro: '66.7=doua\\s+treimi 75=trei\\s+(?:sferturi|patrimi) 80=patru\\s+cincimi 50=jumatate\\p{L}* 33.3=o\\s+treime 25=(?:un\\s+sfert|o\\s+patrime) 20=o\\s+cincime 10=o\\s+zecime',
};
const patternsOf = (language: Language) =>
  SHARES[language].split(' ').map((entry) => {
    const [value = '', pattern = ''] = entry.split('=');
    return [Number(value), new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu')] as const;
  });
const SHARE_PATTERNS = { hu: patternsOf('hu'), en: patternsOf('en'), ro: patternsOf('ro') };
const OF_POINTS = /(?<!\p{L})(?:pont(?:ok|jai|szam|bol)|szazalek|points\b|punctel|puncte\b|punctaj)/iu;
/** Numbers in words up to this one are mere words ('one of you') unless a unit follows. */
const LARGEST_EVERYDAY = 10;

/** Every number of a text, by its place, with what it counts. `bare` is the text without accents. */
export function findNumbers(text: string, bare: string, language: Language): NumberToken[] {
  const around = ({ start, end }: Span) =>
    `${bare.slice(Math.max(0, start - 35), start)} ${bare.slice(end, end + 35)}`;
  const token = (span: Span, kind: NumberToken['kind'], ...values: number[]): NumberToken => {
    const unit = kind === 'share' ? 'percent' : unitAt(text, bare, span.end, language);
    return { start: span.start, end: span.end, values, unit, kind };
  };
  const found: NumberToken[] = [];
  for (const each of [
    ...SHARE_PATTERNS[language].flatMap(([value, pattern]) =>
      spansOf(bare, pattern)
        .filter((span) => OF_POINTS.test(around(span)))
        .map((span) => token(span, 'share', value)),
    ),
    ...spansOf(text, DIGITS)
      .filter((span) => !isPartOfName(text, span))
      .map((span) => token(span, 'digits', ...readingsOf(text, span))),
    ...findNumberWords(bare, language).map((span) => token(span, 'words', span.value)),
  ])
    if (!isMere(each) && !found.some((other) => overlaps(other, each))) found.push(each);
  return found.toSorted((a, b) => a.start - b.start);
}

const isMere = ({ kind, unit, values: [value = 0] }: NumberToken): boolean =>
  kind === 'words' && (value === 1 || (value <= LARGEST_EVERYDAY && unit === 'none'));

function unitAt(text: string, bare: string, end: number, language: Language): Unit {
  const after = bare.slice(end, end + 40);
  const known = UNITS.find(([, pattern]) => pattern.test(after));
  if (known) return known[0];
  const [, space, word = ''] = /^([\s\u00A0]+|-)?(\p{L}*)/u.exec(text.slice(end, end + 40)) ?? [];
  return word === '' || space !== ' ' || isFunctionWord(keyOf(word), language) ? 'none' : 'other';
}

/** Digits that are part of a name ('B12', '2FA', 'COVID-19') or of a time ('7:30', '24/7'). */
const isPartOfName = (text: string, { start, end }: Span): boolean =>
  /\p{L}$|\p{Lu}-$|\p{N}[:–-]$|24\/$/u.test(text.slice(Math.max(0, start - 3), start)) ||
  /^\p{Lu}|^:\p{N}/u.test(text.slice(end, end + 2)) ||
  /^(?:24\/7|0[-–]2)$/u.test(text.slice(start, end + 2));

function readingsOf(text: string, { start, end }: Span): number[] {
  const written = text.slice(start, end).normalize('NFKC');
  const plain = written.replace(/[\s'’]/gu, '');
  const readings = [plain.replace(',', '.'), plain.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.')];
  return [...new Set(readings.map(Number))].filter((value) => !Number.isNaN(value));
}
