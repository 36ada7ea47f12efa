/** A part of a text, in UTF-16 code units; `end` is behind its last one. */
export interface Span {
  start: number;
  end: number;
}

/** A run of letters or digits. `key` is how it is compared: lower case, composed accents, no cedilla. */
export interface Word extends Span {
  key: string;
}

/** Abbreviations of the three languages that a full stop ends without ending the sentence. */
const ABBREVIATIONS = new Set(
  (
    'dr drs prof ifj id özv pl kb ill ún stb vö min max tel dk du de ' +
    'mr mrs ms eg ie etc vs approx no nos vol fig art sec ' +
    'ex nr str d-na d-l dna cca ș a m d ec ing'
  ).split(' '),
);
/** Those that do end a sentence when a capital follows. */
const MAY_END = new Set(['stb', 'etc', 'no']);

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;
const END = /[.!?…]+[”"“»«’')\]]*(?=\s+\S)|\n+/gu;

export const keyOf = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ş', 'ș').replaceAll('ţ', 'ț');

/** The words of a text, with where they stand. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(LETTERS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    key: keyOf(match[0]),
  }));
}

/** The sentences of a text, trimmed, with where they stand; a line break ends one too. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!match[0].includes('\n') && !endsSentence(text, match.index, match[0], end)) continue;
    sentences.push({ start, end });
    start = end;
  }
  sentences.push({ start, end: text.length });
  return sentences.map((span) => trimmed(text, span)).filter(({ start: from, end }) => end > from);
}

function endsSentence(text: string, at: number, mark: string, end: number): boolean {
  const next = /^\s+[„“"”»«‘(–—-]*\s*(.)/u.exec(text.slice(end, end + 40))?.[1] ?? '';
  const startsNew = /[\p{Lu}\p{Lt}\p{N}]/u.test(next);
  if (!startsNew) return false;
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  const before = /[\p{L}\p{N}-]+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
  if (/^\p{Lu}$/u.test(before) || (/^\p{N}{1,2}$/u.test(before) && !/\p{Lu}/u.test(next))) return false;
  const key = keyOf(before);
  return !ABBREVIATIONS.has(key) || (MAY_END.has(key) && /\p{Lu}/u.test(next));
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}

/** The sentence that holds a place; the whole text when none does. */
export function sentenceAt(sentences: readonly Span[], place: number, text: string): Span {
  return sentences.find(({ start, end }) => place >= start && place < end) ?? { start: 0, end: text.length };
}

const CLAUSE_END =
  /(?<!\p{N}),(?!\p{N})|,(?=\s)|[;:–—]|\s-\s|(?<=\s)(?:míg|viszont|ugyanakkor|while|whereas|but|however|iar|însă|dar)(?=\s)/giu;

/** The clause of a sentence that holds a place: what stands between commas, dashes and contrasting words. */
export function clauseAt(text: string, sentence: Span, place: number): Span {
  let { start, end } = sentence;
  for (const match of text.slice(sentence.start, sentence.end).matchAll(CLAUSE_END)) {
    const at = sentence.start + match.index;
    if (at < place) start = at + match[0].length;
    else {
      end = at;
      break;
    }
  }
  return { start, end };
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/**
 * Where a pattern matches. It needs the flag g. `matchAll` would make a new expression each time, and to prepare one
 * of ours costs more than to run it.
 */
export function spansOf(text: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    spans.push({ start: match.index, end: match.index + match[0].length });
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return spans;
}
