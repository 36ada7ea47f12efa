import type { Cell, Sheet } from '../../../platform/workbooks/workbook.types.js';
import { isBlank, quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import type { RowReason } from '../sheets.errors.js';
import type { Field } from './configuration-fields.js';
import type { ReadConfiguration } from './configuration-rows.js';
import { type ColumnName, nameFinder, type SheetName } from './workbook-words.js';

export interface TableRow {
  number: number;
  /** The field's value; undefined when its column is absent, or when it was refused. */
  take<T>(column: string, read: (cell: Cell | undefined) => Field<T>): T | undefined;
  refuse(column: string, reason: RowReason): void;
}

/** A sheet whose columns are found by their headers, in any order and language. */
export class Table {
  private readonly columns = new Map<string, number>();
  private readonly isComplete: boolean;

  constructor(
    private readonly name: SheetName,
    private readonly sheet: Sheet,
    known: readonly ColumnName[],
    required: readonly ColumnName[],
    private readonly read: ReadConfiguration,
  ) {
    const header = sheet.rows[0];
    const find = nameFinder(known);
    const written: Record<string, string> = {};
    read.written[name] = { sheet: sheet.name, columns: written };
    (header?.cells ?? []).forEach((cell, index) => {
      const column = find(textOf(cell));
      if (column === undefined) {
        if (textOf(cell) !== '') read.unmatchedColumns.push(quoted(cell));
      } else if (this.columns.has(column))
        this.refuse(header!.number, column, { code: 'column_twice', params: { column } });
      else {
        this.columns.set(column, index);
        written[column] = textOf(cell);
      }
    });
    const missing = required.filter((column) => !this.columns.has(column));
    for (const column of missing)
      this.refuse(header?.number ?? 1, column, { code: 'column_missing', params: { column } });
    this.isComplete = missing.length === 0;
  }

  forEachRow(work: (row: TableRow) => void): void {
    if (!this.isComplete) return;
    for (const { number, cells } of this.sheet.rows.slice(1)) {
      if (isBlank(cells)) continue;
      work({
        number,
        take: (column, read) => {
          const index = this.columns.get(column);
          if (index === undefined) return undefined;
          const field = read(cells[index]);
          if ('value' in field) return field.value;
          this.refuse(number, column, field.reason);
          return undefined;
        },
        refuse: (column, reason) => this.refuse(number, column, reason),
      });
    }
  }

  private refuse(row: number, column: string, reason: RowReason): void {
    this.read.errors.push({ sheet: this.name, row, column, reason });
  }
}
