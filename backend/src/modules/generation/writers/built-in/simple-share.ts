import type { ResultWords } from './phrases.js';

const SHARES = [
  ['quarter', 1 / 4],
  ['third', 1 / 3],
  ['half', 1 / 2],
  ['two-thirds', 2 / 3],
  ['three-quarters', 3 / 4],
] as const;
/** From a simple share on, as much may be rounded ('a little more than half'). */
const ROUNDED = 0.03;

export type ShareName = (typeof SHARES)[number][0];

/** The simple share of the points that a result is near, and on which side of it; null where none is near. Pure. */
export function simpleShare({
  score,
  max,
}: Pick<ResultWords, 'score' | 'max'>): { name: ShareName; side: 'below' | 'exact' | 'above' } | null {
  const of = Number(score) / Number(max);
  const near = SHARES.find(([, share]) => Math.abs(of - share) <= ROUNDED);
  if (near === undefined) return null;
  const [name, share] = near;
  return { name, side: of === share ? 'exact' : of > share ? 'above' : 'below' };
}
