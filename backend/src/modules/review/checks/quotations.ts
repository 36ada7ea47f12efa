import { type Span, type Word, wordsOf } from './spans.js';

/** As many words in a row must be the questionnaire's own for them to count as quoted. */
const RUN = 3;

/** The questionnaire's own texts, ready to be recognised in others. */
export interface QuotationIndex {
  runs: ReadonlySet<string>;
  /** Texts of one or two words, which count as quoted when they stand as a whole. */
  short: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Everything as one lower-case text, to look up marks that are no words. */
  all: string;
}

export function indexQuotable(texts: readonly string[]): QuotationIndex {
  const runs = new Set<string>();
  const short = new Set<string>();
  const words = new Set<string>();
  for (const text of texts.flatMap(withoutPictures)) {
    const keys = wordsOf(text).map(({ key }) => key);
    for (const key of keys) words.add(key);
    if (keys.length < RUN && /\p{L}/u.test(text)) short.add(keys.join(' '));
    for (let at = 0; at + RUN <= keys.length; at++) runs.add(keys.slice(at, at + RUN).join(' '));
  }
  return { runs, short, words, all: texts.join('\n').normalize('NFC').toLowerCase() };
}

/** A text as it is and, where that differs, without emoji and invisible characters, which quoting leaves out. */
function withoutPictures(text: string): string[] {
  const plain = text.replace(/[\p{C}\p{Extended_Pictographic}\uFE0E\uFE0F\u20E3]/gu, '');
  return plain === text ? [text] : [text, plain];
}

/** For each word of a text, whether it is part of a quotation of the questionnaire. */
export function markQuoted(words: readonly Word[], { runs, short }: QuotationIndex): boolean[] {
  const quoted = words.map(() => false);
  const mark = (from: number, length: number) => quoted.fill(true, from, from + length);
  const keys = words.map(({ key }) => key);
  for (let at = 0; at < keys.length; at++) {
    if (at + RUN <= keys.length && runs.has(keys.slice(at, at + RUN).join(' '))) mark(at, RUN);
    for (let length = 1; length < RUN && at + length <= keys.length; length++) {
      if (short.has(keys.slice(at, at + length).join(' '))) mark(at, length);
    }
  }
  return quoted;
}

const IN_MARKS = /[„“"«»‘]([^„“”"«»]{1,400})[”"“»«’]/gu;

/** What stands between quotation marks, without them. Inner marks end a part, which is then seen in pieces. */
export function quotedSpans(text: string): Span[] {
  return [...text.matchAll(IN_MARKS)].map((match) => ({
    start: match.index + 1,
    end: match.index + match[0].length - 1,
  }));
}
