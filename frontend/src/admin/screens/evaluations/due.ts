import { spanOf, type Span } from '../../kit/ui/time-span.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';

const soonMilliseconds = 6 * 60 * 60_000;

export type Due = Readonly<{ tone: 'calm' | 'soon' | 'overdue'; span: Span }>;

/** What the promise is measured by. */
export type DueFacts = Readonly<Pick<EvaluationRow, 'status' | 'sentAt' | 'dueAt' | 'anonymisedAt'>>;

/**
 * How much of the promised time is left, or how far it is overdue; null once the result has gone out, also
 * when the status was reset afterwards (rules: Business constants and limits).
 */
export function dueOf({ status, sentAt, dueAt, anonymisedAt }: DueFacts, now: number): Due | null {
  // What came in long after it was given is history: nobody waits for it.
  if (anonymisedAt !== null || dueAt === null) return null;
  if (sentAt !== null || status === 'sent' || status === 'opened' || status === 'clicked') return null;
  const left = Date.parse(dueAt) - now;
  if (Number.isNaN(left)) return null;
  const span = spanOf(left);
  if (left < 0) return { tone: 'overdue', span };
  return { tone: left < soonMilliseconds ? 'soon' : 'calm', span };
}
