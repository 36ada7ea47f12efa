import { createHash } from 'node:crypto';
import type { StoredError } from '../../../platform/errors/app-error.js';

export const WARNING_KINDS = ['sync-failing', 'columns', 'silence', 'unsent'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Something that somebody should look after, although nobody has just done anything. */
export interface Warning {
  /** The same as long as it is the same occurrence: what is dismissed stays away until something new happens. */
  id: string;
  kind: WarningKind;
  /** Since when it is so, where that is known. */
  since: Date | null;
  /** Why syncs fail. */
  reason: StoredError | null;
  /** When the schedule tries again. */
  nextRunAt: Date | null;
  /** Columns that belong to no question. */
  columns: string[];
  /** Questions that have no column. */
  questions: string[];
  /** How many evaluations it is about. */
  count: number | null;
}

/** A warning of a kind; its id differs from others of its kind by what makes up this occurrence. Pure. */
export function warn(
  kind: WarningKind,
  occurrence: unknown,
  facts: Partial<Omit<Warning, 'id' | 'kind'>>,
): Warning {
  const hash = createHash('sha256').update(JSON.stringify(occurrence)).digest('hex').slice(0, 16);
  return {
    id: `${kind}:${hash}`,
    kind,
    since: null,
    reason: null,
    nextRunAt: null,
    columns: [],
    questions: [],
    count: null,
    ...facts,
  };
}
