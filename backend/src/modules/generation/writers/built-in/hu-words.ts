import type { ResultWords } from './phrases.js';

/** The article of a quoted name: 'az' before a vowel, and before letters whose name begins with one ('az SMS'). */
function articleOf(quoted: string): string {
  const [first = ''] = /[\p{L}\p{N}-]+/u.exec(quoted) ?? [];
  const isAcronym = /^\p{Lu}{2,}(?![\p{Ll}])/u.test(first);
  return (isAcronym ? /^[AÁEÉFIÍLMNOÓÖŐRSUÚÜŰXY]/u : /^[aáeéiíoóöőuúüű]/iu).test(first) ? 'az' : 'a';
}

/** A quoted name behind its article. */
export const withArticle = (quoted: string): string => `${articleOf(quoted)} ${quoted}`;

/** Nothing leads to a condition: 'Ha van honlapjuk, nyissák meg …' begins by itself. */
export const doing = (lead: string, clause: string, isIf: boolean) => (isIf ? clause : `${lead} ${clause}`);

const SHARES: readonly (readonly [share: number, name: string])[] = [
  [1 / 4, 'negyede'],
  [1 / 3, 'harmada'],
  [1 / 2, 'fele'],
  [2 / 3, 'kétharmada'],
  [3 / 4, 'háromnegyede'],
];
/** From a simple share on, as much may be rounded ('bő kétharmada'). */
const ROUNDED = 0.03;

/** How much of the points is there, as one says it; null where no simple share is near. */
export function shareOf({ score, max }: ResultWords): string | null {
  const of = Number(score) / Number(max);
  const near = SHARES.find(([share]) => Math.abs(of - share) <= ROUNDED);
  if (near === undefined) return null;
  const [share, name] = near;
  return of === share ? name : `${of > share ? 'bő' : 'közel'} ${name}`;
}
