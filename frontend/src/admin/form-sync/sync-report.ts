import { type components } from '../../shared/api/schema.gen.ts';
import { readEffect, type Effect } from '../impact/impact.api.ts';

/** What a sync from the form does, or would do. */
export type SyncReport = Readonly<
  Omit<components['schemas']['FormSyncResponse'], 'effect'> & { effect: Effect | null }
>;

/** Reads a sync's result out of a job; null when the result is something else. */
export function readSyncReport(result: unknown): SyncReport | null {
  if (typeof result !== 'object' || result === null) return null;
  const { source, sections, questions, created, updated, unchanged, linked, reordered, ...lists } =
    result as Record<string, unknown>;
  if (typeof created !== 'number' || typeof updated !== 'number' || !Array.isArray(lists.renamed))
    return null;
  return {
    source: source === 'page' ? 'page' : 'api',
    sections: toCount(sections),
    questions: toCount(questions),
    created,
    updated,
    unchanged: toCount(unchanged),
    linked: toCount(linked),
    reordered: reordered === true,
    renamed: rowsOf(lists.renamed),
    missing: rowsOf(lists.missing),
    missingSections: rowsOf(lists.missingSections),
    changes: rowsOf(lists.changes),
    notes: rowsOf(lists.notes),
    effect: readEffect(lists.effect),
  };
}

/** True when the sync would store something, be it only how the form calls what is here. */
export function wouldChange({ created, updated, linked, reordered }: SyncReport): boolean {
  return created + updated + linked > 0 || reordered;
}

function toCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function rowsOf<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}
