/** A part of a text, in UTF-16 code units; `end` is behind its last one. */
export interface Span {
  start: number;
  end: number;
}

/** A run of letters or digits. `key`: in lower case, composed accents, no cedilla. `bare`: without accents. */
export interface Word extends Span {
  key: string;
  bare: string;
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
const PLAIN = /^[ -~]*$/;

export const keyOf = (text: string): string => {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFC').replaceAll('ş', 'ș').replaceAll('ţ', 'ț');
};

/** A text without accents, each letter in its place. */
export const bareOf = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replace(/[\u00C0-\u024F\u1E00-\u1EFF]/gu, (letter) => letter.normalize('NFD').charAt(0));

/** The words of a text, with where they stand. */
export function wordsOf(text: string): Word[] {
  return spansOf(text, LETTERS).map(({ start, end }) => {
    const key = keyOf(text.slice(start, end));
    return { start, end, key, bare: bareOf(key) };
  });
}

/** The words alone, without accents. */
export const baresOf = (text: string): string[] => wordsOf(text).map(({ bare }) => bare);

/**
 * The sentences of a text, trimmed, with where they stand; a line break ends one too. A quoted question goes on with what
 * is said of it: '“Do you back up?” (8 points)' is one sentence.
 */
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
  const after = text.slice(end, end + 40);
  const next = /^\s+[„“"”»«‘(–—-]*\s*(.)/u.exec(after)?.[1] ?? '';
  if (/^\s+\(\p{N}/u.test(after) || (/[”"»«’]/u.test(mark) && /\p{N}/u.test(next))) return false;
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
