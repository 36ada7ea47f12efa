import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';

type Waiting = Pick<EvaluationRow, 'needs' | 'dueAt'>;

/** What needs a person comes first, then the rest; in both what is due before what is history. The list's order stays otherwise. Pure. */
export function inOrderOfNeed<Row extends Waiting>(rows: readonly Row[]): Row[] {
  const rank = ({ needs, dueAt }: Waiting) =>
    (needs.includes('findings') ? 0 : needs.length > 0 ? 2 : 4) + (dueAt === null ? 1 : 0);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** Where one evaluation stands among those that wait, and which are before and after it. Pure. */
export function placeIn(waiting: readonly string[], id: string) {
  const index = waiting.indexOf(id);
  return {
    /** From 1; 0 where it waits no longer. */
    position: index + 1,
    before: index > 0 ? (waiting[index - 1] ?? null) : null,
    next: waiting[index + 1] ?? null,
  };
}

/** What is to be looked at after a decision: the one behind it, else the first that was passed over. Pure. */
export function afterDecision(waiting: readonly string[], decided: string): string | null {
  const { next } = placeIn(waiting, decided);
  return next ?? waiting.find((id) => id !== decided) ?? null;
}
