import { BadRequest } from '../../platform/errors/app-error.js';
import { keyOf, wordsOf } from './spans.js';

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

/** A reason says something: a ready one, or two different words of letters, ten letters together. Pure. */
export function isReason(reason: string): boolean {
  if (isReady(reason)) return true;
  const words = new Set(wordsOf(reason).flatMap(({ key }) => (/\p{L}{2}/u.test(key) ? [keyOf(key)] : [])));
  const letters = reason.match(/\p{L}/gu) ?? [];
  return words.size >= LEAST_WORDS && letters.length >= LEAST_LETTERS;
}

/** Reasons by finding. Throws waiver_reason_short. */
export function reasonsOf(given: readonly { finding: string; reason: string }[]): Map<string, string> {
  for (const { finding, reason } of given)
    if (!isReason(reason.trim())) throw new BadRequest('waiver_reason_short', { finding });
  return new Map(given.map(({ finding, reason }) => [finding, reason.trim()]));
}
