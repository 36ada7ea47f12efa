import type { Sheet } from '../../../platform/workbooks/workbook.types.js';

/** A response tab as it was read, with what is known about its clocks. */
export interface SheetReading {
  source: 'api' | 'csv';
  sheet: Sheet;
  /** Tells the tab from others: rows that vanish from it were there before. */
  tab: string;
  locale?: string;
  timeZone?: string;
}

/** Rows of one tab that are read at most (rules: syncing the sheet). */
export const MOST_ROWS = 100_000;
/** 10,000 rows are about 5 MB. */
export const MOST_BYTES = 32 * 1024 * 1024;
export const VALUES_TIMEOUT_MS = 20_000;
