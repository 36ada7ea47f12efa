import type { Language } from '../../../platform/http/languages.js';
import type { CheckedResult } from './check-facts.js';
import type { Fix } from './finding.js';
import type { NumberToken } from './number-tokens.js';

/** Hungarian numbers that are said with a vowel first (egy, öt, ötven, ezer) take 'az'. */
const VOWEL_FIRST = /^(?:1(?!\d)|1(?=\d{3}(?!\d))|5)/;

/**
 * What a wrong number has to be, where there is no doubt: it is written in digits, and can only belong to one result. A Hungarian
 * article before it follows. Pure.
 */
export function rightNumber(
  text: string,
  { start, end, unit, kind }: NumberToken,
  owners: readonly CheckedResult[],
  language: Language,
): Fix | undefined {
  const isStated = kind === 'digits' && (unit === 'percent' || unit === 'points');
  const candidates = new Set(
    owners.map(({ percentage, score }) => (unit === 'percent' ? percentage : score)),
  );
  const [right] = candidates;
  if (!isStated || right === undefined || candidates.size > 1) return undefined;
  const value = String(right);
  const written = language === 'en' ? value : value.replace('.', ',');
  const article =
    language === 'hu' ? /(?<!\p{L})az? $/iu.exec(text.slice(Math.max(0, start - 4), start)) : null;
  if (article === null) return { start, end, text: written };
  const letter = article[0].charAt(0);
  const said = VOWEL_FIRST.test(value) ? `${letter}z ` : `${letter} `;
  return { start: start - article[0].length, end, text: said + written };
}
