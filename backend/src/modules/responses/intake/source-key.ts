import { createHash } from 'node:crypto';
import { fold } from '../../../platform/text/fold.js';

/** What makes a row the row it is: time to the second and e-mail; without a time, the answers stand in for it. */
export function identityOf(
  wallClock: string | null,
  foldedEmail: string,
  answers: Readonly<Record<string, string>>,
): string {
  if (wallClock !== null) return JSON.stringify([wallClock, foldedEmail]);
  const folded = Object.entries(answers)
    .map(([questionId, answer]) => [questionId, fold(answer)] as const)
    .filter(([, answer]) => answer !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([null, foldedEmail, folded]);
}

/**
 * The key by which a response is recognised wherever it comes from, as 64 hexadecimal digits (rules: identity of a response).
 * `wallClock` is `YYYY-MM-DDTHH:mm:ss` without a zone.
 */
export const sourceKey = (
  questionnaireId: number,
  wallClock: string | null,
  foldedEmail: string,
  answers: Readonly<Record<string, string>>,
): string =>
  createHash('sha256')
    .update(`${questionnaireId}\n${identityOf(wallClock, foldedEmail, answers)}`)
    .digest('hex');
