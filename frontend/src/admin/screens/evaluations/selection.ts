import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { fits, hasTexts, isWithClient, type NextStep } from './status-rules.ts';

/** The rows a person has picked, by id; those of other pages stay picked while the list is turned. */
export type Selection = ReadonlyMap<string, EvaluationRow>;

export const nothingSelected: Selection = new Map();

/** Picks a row, or lets it go when it was picked. */
export function togglePick(selection: Selection, row: EvaluationRow): Selection {
  const next = new Map(selection);
  if (!next.delete(row.id)) next.set(row.id, row);
  return next;
}

/** Picks all rows of a page; when all are picked already, lets them go. */
export function togglePage(selection: Selection, rows: readonly EvaluationRow[]): Selection {
  const next = new Map(selection);
  const letGo = pageShare(selection, rows) === 'all';
  for (const row of rows.filter(isPickable)) {
    if (letGo) next.delete(row.id);
    else next.set(row.id, row);
  }
  return next;
}

/** Picks these rows besides those that are picked. */
export function pickRows(selection: Selection, rows: readonly EvaluationRow[]): Selection {
  return new Map([...selection, ...rows.filter(isPickable).map((row) => [row.id, row] as const)]);
}

const isPickable = ({ anonymisedAt }: EvaluationRow) => anonymisedAt === null;

/** How much of a page is picked. */
export function pageShare(selection: Selection, rows: readonly EvaluationRow[]): 'none' | 'some' | 'all' {
  const pickable = rows.filter(isPickable);
  const picked = pickable.filter(({ id }) => selection.has(id)).length;
  if (picked === 0) return 'none';
  return picked === pickable.length ? 'all' : 'some';
}

/** The selection with what the list says now about its rows; a row's status may have changed since it was picked. */
export function withPresentRows(selection: Selection, rows: readonly EvaluationRow[]): Selection {
  const present = rows.filter((row) => selection.has(row.id));
  return present.length === 0
    ? selection
    : new Map([...selection, ...present.map((row) => [row.id, row] as const)]);
}

/** What one step would do for the selection. */
export type BulkPlan = Readonly<{
  ids: readonly string[];
  /** By id, what was seen of each. */
  versions: Record<string, number>;
  /** Picked rows that the step does not fit, besides the unconfirmed. */
  left: number;
  /** Rows that are sent one by one alone: nobody has confirmed their address yet. */
  unconfirmed: readonly EvaluationRow[];
  /** Rows whose texts would be written anew. */
  rewritten: number;
  /** Of those, rows whose client already has the result. */
  withClient: number;
  /** Names of the clients who have got a mail with their result before. */
  mailed: readonly string[];
}>;

const isUnconfirmed = ({ addressCheck }: EvaluationRow) => addressCheck === 'awaited';

/** Which of the picked rows a step fits, and what there is to know before it starts. */
export function planBulk(selection: Selection, step: NextStep): BulkPlan {
  const all = [...selection.values()].filter((row) => fits(step, row));
  const unconfirmed = step === 'send' ? all.filter(isUnconfirmed) : [];
  const fitting = all.filter((row) => !unconfirmed.includes(row));
  return {
    unconfirmed,
    ids: fitting.map(({ id }) => id),
    versions: Object.fromEntries(fitting.map(({ id, version }) => [id, version])),
    left: selection.size - all.length,
    rewritten: fitting.filter(hasTexts).length,
    withClient: fitting.filter(isWithClient).length,
    mailed: fitting.filter(({ sentAt }) => sentAt !== null).map(({ clientName }) => clientName),
  };
}
