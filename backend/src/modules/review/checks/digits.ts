import type { Span } from './spans.js';

/** `other`: it counts something that no score counts, such as hours, patients or money. */
export type Unit = 'percent' | 'points' | 'other' | 'none';

/** A number in a text. `values` are its readings: '1.234' may be 1234 or 1.234. */
export interface NumberToken extends Span {
  values: number[];
  unit: Unit;
  /** It is said to be what was earned, so it can't be a maximum. */
  isEarned: boolean;
  /** It is said to be what could be earned: '80-ból', 'out of 80', 'din 80'. */
  isMaximum: boolean;
}

/** Two numbers that are said to be a score of a maximum: '31/50', '31 of 50 points', '50 pontból 31'. */
export interface NumberPair extends Span {
  scores: number[];
  maxima: number[];
  unit: Unit;
}

const NUMBER =
  /\p{Nd}{1,3}(?:[ \u00A0\u2009\u202F'’.,]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{No}\p{Nl}]+/gu;
const PERCENT =
  /^[\s\u00A0\u202F]*-?(?:[%％﹪]|(?:[-\s]*)(?:százalék|percent|per\s?cent|pct\b|procent|la\s+su[tț]ă|la\s+suta))/iu;
const POINTS =
  /^[\s\u00A0-]*(?:de\s+)?(?:(?:elérhető|megszerezhető|lehetséges|available|possible|posibile)\s+)?(?:pont(?!os(?:an|abb)|ba\b)|points?\b|pts?\b|punct)/iu;
const OTHER =
  /^[\s\u00A0-]*(?:de\s+)?(?:\p{L}+\s+)?(?:(?:év|ó[ró]|órá|nap(?!ra)|perc|hét(?!f)|heti|hónap|páciens|beteg|kolléga|munkatárs|orvos|eszköz|lépés|tipp|javaslat|kérdés|terület|termék|időpont|forint|ezer|millió|euró|alkalom|fő(?!\p{L})|éves|ország|rendelő|years?\b|hours?\b|days?\b|minutes?\b|weeks?\b|months?\b|patients?\b|colleagues?\b|doctors?\b|staff\b|steps?\b|tips?\b|questions?\b|areas?\b|sections?\b|products?\b|appointments?\b|clinics?\b|euros?\b|dollars?\b|times\b|ani(?!\p{L})|ore(?!\p{L})|oră|zile|minute|săptămâni|luni(?!\p{L})|pacienți|colegi|medici|pași|sfaturi|întrebări|domenii|secțiuni|produse|programări|clinici|lei(?!\p{L})|ori(?!\p{L}))|[€$£]|Ft\b)/iu;
const EARNED_AFTER =
  /^[\s-]*pont(?:ot|jukat)?\s+(?:\p{L}+\s+)?(?:értek\s+el|értek|szerez|kaptak|gyűjtöttek|hozott|hoztak)/iu;
const EARNED_BEFORE =
  /(?:earned|scored|got|achieved|collected|received|reached|obținut|primit|acumulat|strâns|elért)\s+(?:a\s+total\s+of\s+|only\s+|just\s+|doar\s+|numai\s+|în\s+total\s+)?$/iu;

const MAXIMUM_AFTER = /^\s*-?b[óőo]l(?!\p{L})|^\s*(?:\p{L}+\s+){0,2}pont(?:ból|jából|jukból)(?!\p{L})/iu;
const MAXIMUM_BEFORE =
  /(?:\bout\s+of\s+(?:the\s+|a\s+(?:possible\s+|total\s+of\s+)?)?|(?<!\p{L})din\s+(?:cele\s+|totalul\s+de\s+|maximum\s+)?)$/iu;

/** Reads every number written in digits, of whatever script, with the unit that follows it. */
export function findDigits(text: string): NumberToken[] {
  return [...text.matchAll(NUMBER)]
    .filter((match) => !isPartOfName(text, match.index, match[0]))
    .map((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const after = text.slice(end, end + 40);
      const before = text.slice(Math.max(0, start - 40), start);
      return {
        start,
        end,
        values: readingsOf(match[0]),
        unit: unitAt(after),
        isEarned: EARNED_AFTER.test(after) || EARNED_BEFORE.test(before),
        isMaximum: MAXIMUM_AFTER.test(after) || MAXIMUM_BEFORE.test(before),
      };
    });
}

export function unitAt(after: string): Unit {
  if (PERCENT.test(after)) return 'percent';
  if (POINTS.test(after)) return 'points';
  return OTHER.test(after) ? 'other' : 'none';
}

/** Digits that are part of a name: 'B12', '2FA', '5G', 'H1N1', 'COVID-19'. */
function isPartOfName(text: string, start: number, number: string): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(start + number.length, start + number.length + 2);
  return /\p{L}$/u.test(before) || /^\p{Lu}/u.test(after) || /covid-$/iu.test(before);
}

function readingsOf(written: string): number[] {
  const plain = [...written.normalize('NFKC')].map(asAscii).join('');
  const grouped = plain.replace(/[\s'’]/gu, '');
  const readings = [
    grouped.replace(',', '.'),
    grouped.replace(/[.,](?=\d{3}(?!\d))/gu, ''),
    grouped.replaceAll('.', '').replace(',', '.'),
    grouped.replaceAll(',', ''),
  ];
  return [...new Set(readings.map(Number).filter((value) => !Number.isNaN(value)))];
}

/** A decimal digit of any script as ASCII: their blocks start at a zero and hold ten in a row. */
function asAscii(letter: string): string {
  if (!/^\p{Nd}$/u.test(letter) || /^[0-9]$/.test(letter)) return letter;
  let zero = letter.codePointAt(0) ?? 0;
  for (let step = 0; step < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)); step++) zero--;
  return String((letter.codePointAt(0) ?? 0) - zero);
}

const SCORE_FIRST =
  /^\s*\/\s*$|^[\s-]*(?:points?\s+)?[(\s]*(?:out\s+)?of\s+(?:\p{L}+\s+){0,4}$|^\s*(?:de\s+)?(?:puncte\s+)?[(\s]*(?:din|dintr-un)\s+(?:\p{L}+\s+){0,4}$/iu;
const MAX_FIRST = /^\s*(?:-?b[óő]l|(?:\p{L}+\s+){0,2}pont(?:ból|jából))\s+(?:\p{L}+\s+){0,3}$/iu;

/** Joins neighbouring numbers that are said to be a score and its maximum; the others stay alone. */
export function pairUp(
  text: string,
  tokens: readonly NumberToken[],
): { pairs: NumberPair[]; alone: NumberToken[] } {
  const pairs: NumberPair[] = [];
  const alone: NumberToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (first === undefined) break;
    const pair = second ? asPair(text, first, second) : null;
    if (pair) {
      pairs.push(pair);
      at++;
    } else alone.push(first);
  }
  return { pairs, alone };
}

function asPair(text: string, first: NumberToken, second: NumberToken): NumberPair | null {
  if (first.unit === 'percent' || second.unit === 'percent') return null;
  const between = text.slice(first.end, second.start);
  const unit = [first.unit, second.unit].find((each) => each !== 'none') ?? 'none';
  const span = { start: first.start, end: second.end, unit } as const;
  if (SCORE_FIRST.test(between)) return { ...span, scores: first.values, maxima: second.values };
  if (MAX_FIRST.test(between)) return { ...span, scores: second.values, maxima: first.values };
  return null;
}
