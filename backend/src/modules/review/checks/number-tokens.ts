import type { Language } from '../../../platform/http/languages.js';
import { isFunctionWord, isSharedWord } from './language.js';
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
/** Words of shares without accents: how many parts ('three', 'ket'), and what each is of ('quarters', 'harmada'), by their numbers. */
const SHARES: Record<Language, { parts: string; wholes: string; join: string; end: string; more: string }> = {
  hu: {
    parts: 'egy=1 ket=2 harom=3 negy=4 ot=5 hat=6 het=7 nyolc=8 kilenc=9',
    wholes: 'harmad=3 negyed=4 otod=5 hatod=6 heted=7 nyolcad=8 kilenced=9 tized=10',
    join: '\\s?',
    end: '[ae](?:t|v[ae]l|n[ae]l|b[ae]n|r[ae]|rol|h[oe]z|n[ae]k|ig|[bt]ol)?',
    more: '50=fel[e](?:t|vel|nel|ben|re|rol|hez|nek|ig|[bt]ol)?',
  },
  en: {
    parts: 'a=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9',
    wholes: 'third=3 quarter=4 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10',
    join: '[\\s-]',
    end: 's?',
    more: '50=half',
  },
  ro: {
    parts: 'o=1 un=1 doua=2 trei=3 patru=4 cinci=5 sase=6 sapte=7 opt=8 noua=9',
    wholes: 'treim=3 patrim=4 sfert=4 cincim=5 sesim=6 septim=7 optim=8 noim=9 zecim=10',
    join: '\\s+',
    end: '(?:ea|ilor|uri|urile|e|i|ile)?',
    more: '50=jumat\\p{L}+',
  },
};
const pairsOf = (list: string): [string, number][] =>
  list.split(' ').map((entry) => [entry.split('=')[0]!, Number(entry.split('=')[1])]);

/** Each share with its value of a hundred, to one decimal; the longer words come first. */
const patternsOf = (language: Language) => {
  const { parts, wholes, join, end, more } = SHARES[language];
  const shares = pairsOf(wholes).flatMap(([whole, of]) =>
    pairsOf(parts)
      .filter(([, some]) => some < of)
      .map(([part, some]) => [Math.round((1000 * some) / of) / 10, `${part}${join}${whole}${end}`] as const),
  );
  // Hungarian leaves 'one' out: 'a pontok harmada'.
  const alone =
    language === 'hu' ? pairsOf(wholes).map(([whole, of]) => [100 / of, whole + end] as const) : [];
  const [half, word] = more.split('=');
  const all = [...shares, ...alone, [Number(half), word!] as const];
  const wholeWord = (pattern: string, flags: string) =>
    new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags);
  return {
    /** Most texts hold none: one look for all of them is faster. */
    any: wholeWord(all.map(([, pattern]) => pattern).join('|'), 'iu'),
    each: all.map(([value, pattern]) => [value, wholeWord(pattern, 'giu')] as const),
  };
};
const SHARE_PATTERNS = { hu: patternsOf('hu'), en: patternsOf('en'), ro: patternsOf('ro') };
const OF_POINTS =
  /(?<!\p{L})(?:pont(?:ok|jai|szam|bol)|osszes\s+pont|score\b|szazalek|maxim|points\b|punctel|puncte\b|punctaj)/iu;
/** Hungarian 'towards', which is half without its accent. */
const TOWARDS = /^felé$/iu;
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
  const shares = SHARE_PATTERNS[language];
  for (const each of [
    ...(shares.any.test(bare) ? shares.each : []).flatMap(([value, pattern]) =>
      spansOf(bare, pattern)
        .filter((span) => OF_POINTS.test(around(span)) && !TOWARDS.test(text.slice(span.start, span.end)))
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
  // Romanian counts from twenty on with 'de': '30 de zile'.
  const [, space, word = ''] = /^([\s\u00A0]+|-)?(?:de\s+)?(\p{L}*)/u.exec(text.slice(end, end + 40)) ?? [];
  return word === '' || space !== ' ' || isFunctionWord(keyOf(word), language) || isSharedWord(keyOf(word))
    ? 'none'
    : 'other';
}

/** Digits that are part of a name ('B12', '2FA', 'COVID-19') or of a time ('7:30', '24/7'). */
const isPartOfName = (text: string, { start, end }: Span): boolean =>
  /\p{L}$|\p{Lu}-$|\p{N}[:–-]$/u.test(text.slice(Math.max(0, start - 3), start)) ||
  /24\/7$/u.test(text.slice(Math.max(0, start - 3), end)) ||
  /^\p{Lu}|^:\p{N}/u.test(text.slice(end, end + 2)) ||
  /^(?:24\/7|0[-–]2)$/u.test(text.slice(start, end + 2));

function readingsOf(text: string, { start, end }: Span): number[] {
  const written = text.slice(start, end).normalize('NFKC');
  const plain = written.replace(/[\s'’]/gu, '');
  const readings = [plain.replace(',', '.'), plain.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.')];
  return [...new Set(readings.map(Number))].filter((value) => !Number.isNaN(value));
}
