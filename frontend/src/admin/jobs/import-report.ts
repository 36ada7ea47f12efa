import { type components } from '../../shared/api/schema.gen.ts';

type Report = components['schemas']['ResponseImportResponse'];

/** What came of an upload of responses or of a synchronisation with a spreadsheet. */
export type ImportReport = Omit<Report, 'skipped' | 'errors' | 'warnings'> & {
  /** Rows that were read, where the source tells. */
  rows: number | null;
  skipped: RowFinding[];
  errors: RowFinding[];
  /** Rows that were taken over, with something a person should know. */
  warnings: RowFinding[];
};

/** A row of a workbook that was not taken over, and why. */
export type RowFinding = Omit<Report['errors'][number], 'code' | 'row'> & { row: number | null };

/** Reads the result of an upload or a synchronisation out of a job; null when the result is something else. */
export function readImportReport(result: unknown): ImportReport | null {
  if (typeof result !== 'object' || result === null) return null;
  const { created, updated, unchanged, skipped, errors, warnings, ...columns } = result as Record<
    string,
    unknown
  >;
  if (typeof created !== 'number' || typeof updated !== 'number') return null;
  return {
    rows: typeof columns.rows === 'number' ? columns.rows : null,
    created,
    updated,
    unchanged: typeof unchanged === 'number' ? unchanged : 0,
    skipped: readFindings(skipped),
    errors: readFindings(errors),
    warnings: readFindings(warnings),
    unmatchedColumns: readTexts(columns.unmatchedColumns),
    questionsWithoutColumn: readTexts(columns.questionsWithoutColumn),
  };
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
}

/** Reads rows with what was wrong with them; anything unreadable is left blank. */
export function readFindings(value: unknown): RowFinding[] {
  return Array.isArray(value) ? value.map(readFinding) : [];
}

function readFinding(value: unknown): RowFinding {
  const { sheet, row, column, reason } = (value ?? {}) as Record<string, unknown>;
  return {
    sheet: typeof sheet === 'string' ? sheet : '',
    row: typeof row === 'number' ? row : null,
    column: typeof column === 'string' || typeof column === 'number' ? String(column) : null,
    reason: typeof reason === 'string' ? reason : '',
  };
}
