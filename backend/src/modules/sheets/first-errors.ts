import type { RowError } from './sheets.errors.js';

/** The first of many errors, in their order, and how many come after them: nobody reads ten thousands of them. */
export function firstErrors(errors: RowError[], most: number): RowError[] {
  const next = errors[most];
  if (!next) return errors;
  const reason = { code: 'errors_beyond', params: { count: errors.length - most } } as const;
  return [...errors.slice(0, most), { sheet: next.sheet, row: next.row, column: null, reason }];
}
