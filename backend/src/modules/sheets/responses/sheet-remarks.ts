import { quoted } from '../../../platform/workbooks/cell-text.js';
import type { Cell, CellFault, Sheet, SheetRow } from '../../../platform/workbooks/workbook.types.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import type { ResponseColumns } from './response-columns.js';
import type { AnswerReader } from './row-answers.js';

/** What a table shows and its cells do not hold: hidden rows, merged cells, formulas that were never computed, errors. */
export class SheetRemarks {
  private readonly faults = new Map<number, CellFault[]>();
  /** Columns that have the value of a cell above, by row, with that row. */
  private readonly merged = new Map<number, { column: number; of: number }[]>();
  private readonly rows: Map<number, SheetRow>;
  private hidden: number[] = [];

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: ResponseColumns,
  ) {
    this.rows = new Map(sheet.rows.map((row) => [row.number, row]));
    const used = (column: number) =>
      !['unknown', 'ignored', 'service', undefined].includes(columns.meanings[column]?.is);
    for (const fault of sheet.faults ?? [])
      if (used(fault.column)) this.faults.set(fault.row, [...(this.faults.get(fault.row) ?? []), fault]);
    const last = sheet.rows.at(-1)?.number ?? 0;
    const headerRow = sheet.rows[columns.firstResponseIndex - 1]?.number ?? 0;
    for (const { firstRow, lastRow, firstColumn, lastColumn } of sheet.merged ?? []) {
      if (firstColumn !== lastColumn || firstRow <= headerRow || !used(firstColumn)) continue;
      for (let row = firstRow + 1; row <= Math.min(lastRow, last); row += 1)
        this.merged.set(row, [...(this.merged.get(row) ?? []), { column: firstColumn, of: firstRow }]);
    }
  }

  /** The row with the value of merged cells in each of them, as a person sees it. */
  filled(row: SheetRow): Cell[] {
    if (row.hidden) this.hidden.push(row.number);
    const merged = this.merged.get(row.number);
    if (!merged) return row.cells;
    const cells = [...row.cells];
    for (const { column, of } of merged) {
      while (cells.length <= column) cells.push(null);
      cells[column] = cells[column] ?? this.rows.get(of)?.cells[column] ?? null;
    }
    return cells;
  }

  /** What is odd about one row. */
  of(row: SheetRow, cells: readonly Cell[], answers: AnswerReader): RowReason[] {
    const column = (index: number) => quoted(this.columns.headers[index]);
    const faults = (this.faults.get(row.number) ?? []).map((fault): RowReason =>
      fault.error === ''
        ? { code: 'cell_without_value', params: { column: column(fault.column) } }
        : { code: 'cell_error', params: { column: column(fault.column), value: fault.error } },
    );
    const merged = (this.merged.get(row.number) ?? []).map(({ column: index, of }): RowReason => ({
      code: 'cell_merged',
      params: { column: column(index), of },
    }));
    const dates: RowReason[] = [];
    for (const asked of answers.asked) {
      const cell = asked.whole === null ? null : cells[asked.whole];
      const option = answers.optionOfDate(asked, cells);
      const params = { column: column(asked.whole ?? 0), value: quoted(cell ?? '') };
      if (option)
        dates.push({ code: 'answer_read_from_date', params: { ...params, answer: quoted(option.label) } });
      else if (cell instanceof Date && (asked.question.options ?? []).length > 0)
        dates.push({ code: 'answer_became_date', params });
    }
    return [...faults, ...merged, ...dates];
  }

  /** What is odd about the sheet. */
  notices(): RowError[] {
    if (this.hidden.length === 0) return [];
    const reason: RowReason = { code: 'rows_hidden', params: { count: this.hidden.length } };
    return [{ sheet: this.sheet.name, row: this.hidden[0]!, column: null, reason }];
  }
}
