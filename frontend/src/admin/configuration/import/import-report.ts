import { readEffect, type Effect } from '../../impact/impact.api.ts';
import { readFindings, type RowFinding } from '../../jobs/import-report.ts';

export type FieldChange = Readonly<{ field: string; from: string | null; to: string | null }>;

/** A row of the workbook that creates or changes something. */
export type RowChange = Readonly<{
  sheet: string;
  row: number | null;
  what: 'created' | 'updated';
  name: string;
  /** What changes, by the workbook's column names; empty for a new row. */
  fields: readonly FieldChange[];
}>;

/** What a configuration workbook does, or would do. */
export type ConfigurationReport = Readonly<{
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that are wrong: with any of them nothing is taken over. */
  errors: readonly RowFinding[];
  unmatchedColumns: readonly string[];
  /** The first of the rows that create or change something. */
  changes: readonly RowChange[];
  effect: Effect | null;
}>;

/** Reads the import's result out of a job; null when the result is something else. */
export function readConfigurationReport(result: unknown): ConfigurationReport | null {
  if (typeof result !== 'object' || result === null) return null;
  const { created, updated, unchanged, errors, unmatchedColumns, changes, effect } = result as Record<
    string,
    unknown
  >;
  if (typeof created !== 'number' || typeof updated !== 'number') return null;
  return {
    created,
    updated,
    unchanged: typeof unchanged === 'number' ? unchanged : 0,
    errors: readFindings(errors),
    unmatchedColumns: readTexts(unmatchedColumns),
    changes: Array.isArray(changes) ? changes.map(readChange) : [],
    effect: readEffect(effect),
  };
}

/** True when applying the workbook would store something. */
export function hasWork({ created, updated, errors }: ConfigurationReport): boolean {
  return errors.length === 0 && created + updated > 0;
}

function readChange(value: unknown): RowChange {
  const { sheet, row, what, name, fields } = (value ?? {}) as Record<string, unknown>;
  return {
    sheet: typeof sheet === 'string' ? sheet : '',
    row: typeof row === 'number' ? row : null,
    what: what === 'updated' ? 'updated' : 'created',
    name: typeof name === 'string' ? name : '',
    fields: Array.isArray(fields) ? fields.map(readField) : [],
  };
}

function readField(value: unknown): FieldChange {
  const { field, from, to } = (value ?? {}) as Record<string, unknown>;
  return { field: readText(field) ?? '', from: readText(from), to: readText(to) };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
}
