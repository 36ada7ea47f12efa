import { parse } from 'csv-parse/sync';

/**
 * The rows of a CSV (RFC 4180) in UTF-8, blank ones in between included, those at the end left out as in every other reading of
 * a sheet. Null when it is none.
 */
export function csvRows(bytes: Buffer): string[][] | null {
  try {
    const rows: string[][] = parse(bytes, { bom: true, relax_column_count: true, skip_empty_lines: false });
    return rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1);
  } catch {
    return null;
  }
}
