import type { Counted, ResultWords } from './phrases.js';
import { simpleShare, type ShareName } from './simple-share.js';

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

const SHARES: Readonly<Record<ShareName, string>> = {
  quarter: 'negyede',
  third: 'harmada',
  half: 'fele',
  'two-thirds': 'kétharmada',
  'three-quarters': 'háromnegyede',
};
const SIDES = { below: 'közel ', exact: '', above: 'bő ' };

/** How much of the points is there, as one says it; null where no simple share is near. */
export function shareOf(result: ResultWords): string | null {
  const share = simpleShare(result);
  return share && `${SIDES[share.side]}${SHARES[share.name]}`;
}

const NUMBERS = ['egy sem', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];

/** 'Négyre', 'háromra'; a number in digits takes no ending. */
export function onto({ alone }: Counted): string {
  if (/\d/u.test(alone)) return `${alone} kérdésre`;
  return `${alone}${/[áao][^áaoeéöü]*$/u.test(alone) ? 'ra' : 're'}`;
}

/** A number in words: 'kettő' by itself, 'két' before what is counted; above ten in digits. */
export function countedInHungarian(count: number): Counted {
  const alone = NUMBERS[count] ?? String(count);
  return { alone, before: count === 2 ? 'két' : alone };
}
