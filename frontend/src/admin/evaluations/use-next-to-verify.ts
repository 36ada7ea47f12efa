import { useEffect, useState } from 'react';
import { type EvaluationRow } from './evaluations.api.ts';

/** The button of a row's next step, so that the focus can be led to it. */
export function stepButtonId(evaluationId: string): string {
  return `step-${evaluationId}`;
}

/** The row that waits for verification next: below the given place first, then from the top. */
export function nextToVerify(rows: readonly EvaluationRow[], from: number): EvaluationRow | null {
  const waits = (row: EvaluationRow) => row.status === 'generated' && row.anonymisedAt === null;
  return rows.slice(from).find(waits) ?? rows.slice(0, from).find(waits) ?? null;
}

type Verified = Readonly<{ id: string; index: number }>;

/**
 * After a verification the way to the next one is one key: the row that was verified offers it, and when that
 * row has left the list, because only generated ones are shown, the focus goes there by itself (WCAG 2.4.3).
 */
export function useNextToVerify(rows: readonly EvaluationRow[]) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const stays = verified !== null && rows.some(({ id }) => id === verified.id);
  const next = verified === null ? null : nextToVerify(rows, stays ? verified.index + 1 : verified.index);
  const nextId = next?.id ?? null;
  const gone = verified !== null && rows.length > 0 && !stays;
  useEffect(() => {
    if (gone && nextId !== null && document.activeElement === document.body) focusStep(nextId);
  }, [gone, nextId]);
  return {
    /** The row that was just verified, while another one waits. */
    offeredAt: stays && nextId !== null ? verified.id : null,
    remember: (id: string) =>
      setVerified({
        id,
        index: Math.max(
          0,
          rows.findIndex((row) => row.id === id),
        ),
      }),
    go: () => {
      setVerified(null);
      if (nextId !== null) focusStep(nextId);
    },
  };
}

function focusStep(evaluationId: string): void {
  const button = document.getElementById(stepButtonId(evaluationId));
  button?.focus();
  button?.scrollIntoView({ block: 'nearest' });
}
