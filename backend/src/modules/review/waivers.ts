import { BadRequest, Forbidden } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { baresOf } from './spans.js';

/** Ready reasons, worded by the messages `waiver_<code>`; a waiver keeps the code. */
export const WAIVER_REASONS = [
  'checked_and_true',
  'meant_to_be_here',
  'name_or_quotation',
  'agreed_with_client',
  'mistaken_check',
] as const;

const isReady = (reason: string): boolean => (WAIVER_REASONS as readonly string[]).includes(reason);

const LEAST_WORDS = 2;
const LEAST_LETTERS = 10;
const LEAST_DIFFERENT_LETTERS = 6;

/** Rows of keyboards, there and back: what fingers type that say nothing. */
const KEYBOARD_ROWS = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'].flatMap((row) => [
  row,
  [...row].toReversed().join(''),
]);

/** A word as people write them: vowels and consonants, no letter three times in a row, no syllable again and again. Pure. */
const isWord = (bare: string): boolean =>
  /[aeiouy]/u.test(bare) &&
  /[^aeiou]/u.test(bare) &&
  !/[^aeiouy]{6}|(.)\1\1|^(.{1,3})\2+$/u.test(bare) &&
  !(bare.length > 2 && KEYBOARD_ROWS.some((row) => row.includes(bare)));

/** A reason says something: a ready one, or two different real words, ten letters together. Pure. */
export function isReason(reason: string): boolean {
  if (isReady(reason)) return true;
  const words = baresOf(reason).filter((word) => /^[a-z]{2,}$/u.test(word) && isWord(word));
  const letters = words.join('');
  return (
    new Set(words).size >= LEAST_WORDS &&
    letters.length >= LEAST_LETTERS &&
    new Set(letters).size >= LEAST_DIFFERENT_LETTERS
  );
}

/**
 * Reasons by finding, of a signed-in person. Throws waiver_reason_short, and waiver_person_needed for a program, which vouches for
 * nothing.
 */
export function reasonsOf(given: readonly { finding: string; reason: string }[]): Map<string, string> {
  if (given.length > 0 && caller().tokenName !== null) throw new Forbidden('waiver_person_needed');
  for (const { finding, reason } of given)
    if (!isReason(reason.trim())) throw new BadRequest('waiver_reason_short', { finding });
  return new Map(given.map(({ finding, reason }) => [finding, reason.trim()]));
}
