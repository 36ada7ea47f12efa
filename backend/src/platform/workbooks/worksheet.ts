import { dateOfSerial } from './excel-date.js';
import { unguardFormula } from './formula-guard.js';
import { LONGEST_SPELLING, type NumberStyle, RichText, decodeText } from './shared-parts.js';
import { tooFull, WorkbookError } from './workbook.errors.js';
import {
  type Cell,
  type CellFault,
  type MergedCells,
  type Sheet,
  type SheetRow,
  WORKBOOK_LIMITS,
} from './workbook.types.js';
import { readXml } from './xml-parts.js';
import { type ZipParts } from './zip-parts.js';

/** What cells refer to, and what is left of the bounds that all sheets of a workbook share. */
export interface WorkbookContext {
  strings: string[];
  styles: NumberStyle[];
  since1904: boolean;
  /** Whether percentages are read as texts. */
  asShown: boolean;
  rowsLeft: number;
  cellsLeft: number;
  filledLeft: number;
  charactersLeft: number;
}

const LONGEST_BLANK_RUN = 1_000;
const LAST_ROW = 1_048_576;

/** Reads the values of one worksheet; formulas give their last result, errors nothing, which is reported as a fault. */
export async function readWorksheet(
  parts: ZipParts,
  part: string,
  name: string,
  context: WorkbookContext,
): Promise<Sheet> {
  const rows = new RowCollector(name, context);
  const rich = new RichText();
  const cell = { type: 'n', style: '', column: -1, isFormula: false, hasValue: false };
  const merged: MergedCells[] = [];
  const faults: CellFault[] = [];
  let inRows = false;
  let value = '';
  let inValue = false;

  await readXml(parts, part, {
    open: (tag, attribute) => {
      if (!inRows) {
        inRows = tag === 'sheetData';
        if (tag === 'mergeCell' && merged.length < WORKBOOK_LIMITS.remarks)
          merged.push(...rangeOf(attribute('ref') ?? ''));
      } else if (tag === 'row') {
        rows.start(attribute('r'), /^(1|true)$/i.test(attribute('hidden') ?? ''));
        cell.column = -1;
      } else if (tag === 'c') {
        cell.column = columnOf(attribute('r')) ?? cell.column + 1;
        cell.type = attribute('t') ?? 'n';
        cell.style = attribute('s') ?? '0';
        cell.isFormula = cell.hasValue = false;
        value = '';
      } else if (tag === 'v') inValue = cell.hasValue = true;
      else if (tag === 'f') cell.isFormula = true;
      else rich.open(tag);
    },
    isListening: () => inValue || rich.inRun,
    text: (text) => {
      if (!inValue) rich.add(text);
      else if (value.length < LONGEST_SPELLING) value += text;
    },
    close: (tag) => {
      if (!inRows) return;
      if (tag === 'v') inValue = false;
      else if (tag === 'c') {
        rows.put(cell.column, valueOf(cell, value, rich.take(), context));
        const isError = cell.type === 'e' && value !== '';
        if ((isError || (cell.isFormula && !cell.hasValue)) && faults.length < WORKBOOK_LIMITS.remarks)
          faults.push({ row: rows.number, column: cell.column, error: isError ? value.slice(0, 20) : '' });
      } else if (tag === 'row') rows.finish();
      else if (tag === 'sheetData') inRows = false;
      else rich.close(tag);
    },
  });
  return {
    name,
    rows: rows.inOrder(),
    ...(merged.length > 0 ? { merged } : {}),
    ...(faults.length > 0 ? { faults } : {}),
  };
}

/** The cells of a reference such as `D3:D4`; none where it is damaged. */
function rangeOf(reference: string): MergedCells[] {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i.exec(reference);
  if (!match) return [];
  const [firstColumn, lastColumn] = [columnOf(match[1])!, columnOf(match[3])!];
  return [{ firstColumn, lastColumn, firstRow: Number(match[2]), lastRow: Number(match[4]) }];
}

/** The zero-based column of a reference such as `AB12`; undefined when there is none. */
function columnOf(reference: string | undefined): number | undefined {
  if (!reference) return undefined;
  let column = 0;
  for (let i = 0; i < reference.length && i < 4; i++) {
    const letter = reference.charCodeAt(i) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column > 0 ? column - 1 : undefined;
}

function valueOf(
  cell: { type: string; style: string },
  value: string,
  inline: string,
  context: WorkbookContext,
): Cell {
  if (cell.type === 'inlineStr') return textOrNull(inline || decodeText(value));
  if (value === '') return null;
  if (cell.type === 's') return textOrNull(context.strings[Number(value)]);
  if (cell.type === 'str') return textOrNull(decodeText(value));
  if (cell.type === 'e') return null;
  if (cell.type === 'b') return value.trim() === '1' || value.trim().toLowerCase() === 'true';
  if (cell.type === 'd') return wallClockOf(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return textOrNull(decodeText(value));
  const style = context.styles[Number(cell.style)];
  if (style === 'date') return dateOfSerial(number, context.since1904) ?? number;
  if (!context.asShown || style === undefined || style === 'plain') return number;
  return `${Number((number * 100).toFixed(Math.min(style.percentDecimals, 10)))}%`;
}

const textOrNull = (text: string | undefined): Cell => (text ? unguardFormula(text) : null);

function wallClockOf(iso: string): Cell {
  const date = new Date(`${iso.trim().replace(/(Z|[+-]\d\d:?\d\d)$/, '')}${iso.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(date.getTime()) ? textOrNull(iso) : date;
}

/** Gathers rows within the bounds; blank rows at the end, and long blank runs in between, are left out. */
class RowCollector {
  private readonly rows: SheetRow[] = [];
  private blanks: SheetRow[] = [];
  private current: SheetRow = { number: 0, cells: [] };
  private filled = 0;

  constructor(
    private readonly sheet: string,
    private readonly context: WorkbookContext,
  ) {}

  start(reference: string | undefined, hidden: boolean): void {
    const number = Number(reference);
    const isPlace = Number.isInteger(number) && number > 0 && number <= LAST_ROW;
    this.current = { number: isPlace ? number : this.current.number + 1, cells: [] };
    if (hidden) this.current.hidden = true;
  }

  /** Of the row that is being read. */
  get number(): number {
    return this.current.number;
  }

  /** The rows as a person sees them, whatever their order in the file. */
  inOrder(): SheetRow[] {
    return this.rows.sort((a, b) => a.number - b.number);
  }

  put(column: number, value: Cell): void {
    if (value === null || value === '') return;
    if (column >= WORKBOOK_LIMITS.columns)
      throw new WorkbookError('workbook_too_many_columns', {
        sheet: this.sheet,
        limit: WORKBOOK_LIMITS.columns,
      });
    const { cells } = this.current;
    while (cells.length < column) cells.push(null);
    cells[column] = value;
    this.context.filledLeft -= 1;
    if (typeof value === 'string') this.context.charactersLeft -= value.length;
    if (this.context.filledLeft < 0 || this.context.charactersLeft < 0) throw tooFull();
  }

  finish(): void {
    if (this.current.cells.length === 0) {
      if (this.blanks.length <= LONGEST_BLANK_RUN) this.blanks.push(this.current);
      return;
    }
    this.filled += 1;
    if (this.filled > WORKBOOK_LIMITS.dataRows + WORKBOOK_LIMITS.headerRows)
      throw new WorkbookError('workbook_too_many_rows', {
        sheet: this.sheet,
        limit: WORKBOOK_LIMITS.dataRows,
      });
    const added = this.blanks.length > LONGEST_BLANK_RUN ? [] : this.blanks;
    this.blanks = [];
    this.context.rowsLeft -= added.length + 1;
    this.context.cellsLeft -= this.current.cells.length;
    if (this.context.rowsLeft < 0 || this.context.cellsLeft < 0) throw tooFull();
    this.rows.push(...added, this.current);
  }
}
