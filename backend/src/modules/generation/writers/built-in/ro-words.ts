import type { Counted, ResultWords } from './phrases.js';
import { simpleShare, type ShareName } from './simple-share.js';

/** A condition follows a colon: 'În acest domeniu, faceți așa: dacă aveți un site, deschideți-l pe telefon'. */
export const doing = (lead: string, clause: string, isIf: boolean) =>
  isIf ? `${lead}, faceți așa: ${clause}` : `${lead}, ${clause}`;

/** Romanian asks for 'de' before a noun from 20 on, unless the last two digits are 01 to 19. */
export function countOfPoints(count: number): string {
  return count === 1 ? '1 punct' : `${beforeNoun(count)} puncte`;
}

function beforeNoun(count: number): string {
  const lastTwo = count % 100;
  return count === 0 || (lastTwo >= 1 && lastTwo <= 19) ? String(count) : `${count} de`;
}

const NUMBERS = ['niciuna', 'una', 'două', 'trei', 'patru', 'cinci', 'șase', 'șapte', 'opt', 'nouă', 'zece'];

/** A number of questions in words: 'una' by itself, 'o' before the noun; above ten in digits. */
export function countedInRomanian(count: number): Counted {
  const word = NUMBERS[count];
  return { alone: word ?? String(count), before: count === 1 ? 'o' : (word ?? beforeNoun(count)) };
}

const SHARES: Readonly<Record<ShareName, string>> = {
  quarter: 'un sfert',
  third: 'o treime',
  half: 'jumătate',
  'two-thirds': 'două treimi',
  'three-quarters': 'trei sferturi',
};
const SIDES = { below: 'aproape ', exact: '', above: 'puțin peste ' };

/** How much of the points is there, as one says it ('aproape jumătate din puncte'); null where no simple share is near. */
export function shareOfPoints(result: ResultWords): string | null {
  const share = simpleShare(result);
  return share && `${SIDES[share.side]}${SHARES[share.name]} din puncte`;
}
