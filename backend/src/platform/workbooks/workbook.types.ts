/**
 * A cell's value. A date is wall-clock time without a zone: its UTC fields are what the spreadsheet shows
 * (2 March 2026, 9:14 in the sheet is `2026-03-02T09:14:00.000Z` here), so never read its local fields.
 */
export type Cell = string | number | boolean | Date | null;

/** A row as it stands in the file: `number` counts from 1, `cells` ends with the last filled cell. */
export interface SheetRow {
  number: number;
  cells: Cell[];
  hidden?: true;
}

/** Cells that were joined into one, by row numbers (from 1) and columns (from 0); only the first one holds the value. */
export interface MergedCells {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** A cell that is read as blank although it is not: a formula that was never computed, or an error (`#N/A`). */
export interface CellFault {
  row: number;
  column: number;
  /** The error; '' for a formula without a value. */
  error: string;
}

/** A sheet that was read. Rows without any value are left out of neither the middle nor the count, only of the end. */
export interface Sheet {
  name: string;
  hidden?: boolean;
  rows: SheetRow[];
  merged?: MergedCells[];
  faults?: CellFault[];
}

/** A sheet to be written. `columns` are widths in characters, `headerRows` (1 by default) are bold and stay in view. */
export interface WorkbookSheet {
  name: string;
  columns?: number[];
  rows: Cell[][];
  headerRows?: number;
  /** Values to choose from, offered in the cells under the header; others may be typed as well. */
  choices?: Choices[];
}

/** What is offered in a column (from 0): the cells of another sheet's column, by row numbers (from 1). */
export interface Choices {
  column: number;
  from: { sheet: string; column: number; firstRow: number; lastRow: number };
}

const MEGABYTE = 1024 * 1024;

/** Bounds of a workbook that is read (rules: uploads). */
export const WORKBOOK_LIMITS = {
  fileBytes: 10 * MEGABYTE,
  unpackedBytes: 50 * MEGABYTE,
  entries: 200,
  dataRows: 10_000,
  headerRows: 10,
  /** Rows over all sheets, blank ones in between included. */
  rows: 25_000,
  columns: 500,
  /** Cell positions over all sheets, blanks in between included. */
  cells: 5_000_000,
  /** More than any writer gets into the unpacked size. */
  filledCells: 1_500_000,
  cellCharacters: 10_000,
  /** Characters over all cells: one shared text may be used by a million of them. */
  characters: 50_000_000,
  /** Merged ranges and faults that are remembered of a sheet. */
  remarks: 1_000,
  heapMegabytes: 256,
  milliseconds: 20_000,
} as const;
