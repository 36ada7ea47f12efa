/** A piece of a line that is drawn in one go, in the order in which it stands on the page. */
export interface Run {
  text: string;
  isRightToLeft: boolean;
}

interface Piece {
  text: string;
  kind: 'left' | 'right' | 'number' | 'neutral';
}

const RIGHT = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}';
const PIECES = new RegExp(`[${RIGHT}]+|\\p{Nd}+(?:[.,]\\p{Nd}+)*|\\p{L}[\\p{L}\\p{M}]*|.`, 'gu');
const RIGHT_LETTER = new RegExp(`^[${RIGHT}]`, 'u');
const FIRST_LETTER = /\p{L}/u;
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** Whether a text is read from the right, by its first letter. Pure. */
export function isRightToLeft(text: string): boolean {
  const first = FIRST_LETTER.exec(text)?.[0];
  return first !== undefined && RIGHT_LETTER.test(first);
}

/**
 * A line's runs from left to right: the bidirectional algorithm (UAX #9) without explicit embeddings, as names and
 * sentences need it. Pure.
 */
export function visualRuns(line: string, isFromRight: boolean): Run[] {
  const pieces = (line.match(PIECES) ?? []).map(pieceOf);
  if (!isFromRight && !pieces.some(({ kind }) => kind === 'right'))
    return line === '' ? [] : [{ text: line, isRightToLeft: false }];
  return joinLeft(reorder(pieces, levelsOf(pieces, isFromRight ? 1 : 0)));
}

function pieceOf(text: string): Piece {
  if (RIGHT_LETTER.test(text)) return { text, kind: 'right' };
  if (/^\p{Nd}/u.test(text)) return { text, kind: 'number' };
  return { text, kind: /^\p{L}/u.test(text) ? 'left' : 'neutral' };
}

/** Odd levels are read from the right. Numbers behind right-to-left letters keep their digits' order. */
function levelsOf(pieces: Piece[], base: 0 | 1): number[] {
  let strong: 'left' | 'right' = base === 1 ? 'right' : 'left';
  const sides = pieces.map(({ kind }) => {
    if (kind === 'left' || kind === 'right') strong = kind;
    return kind === 'neutral' ? null : kind === 'number' ? strong : kind;
  });
  return pieces.map(({ kind }, index) => {
    const side = sides[index] ?? between(sides, index, base === 1 ? 'right' : 'left');
    if (side === 'right') return kind === 'number' ? 2 : 1;
    return base === 1 ? 2 : 0;
  });
}

/** What stands between two of the same side belongs to it, everything else to the line. */
function between(sides: (string | null)[], index: number, base: string): string {
  const before = sides.slice(0, index).findLast((side) => side !== null) ?? base;
  const after = sides.slice(index + 1).find((side) => side !== null) ?? base;
  return before === after ? before : base;
}

function reorder(pieces: Piece[], levels: number[]): Run[] {
  const runs = pieces.map(({ text }, index) => ({
    text: levels[index] === 1 ? (MIRRORED[text] ?? text) : text,
    isRightToLeft: levels[index] === 1,
    level: levels[index]!,
  }));
  for (const level of [2, 1])
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while (end < runs.length && runs[end]!.level >= level) end += 1;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = end;
    }
  return runs.map(({ text, isRightToLeft: fromRight }) => ({ text, isRightToLeft: fromRight }));
}

/** Neighbours that are read from the left are one run, so that letters keep their distances. */
function joinLeft(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && !last.isRightToLeft && !run.isRightToLeft) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}
