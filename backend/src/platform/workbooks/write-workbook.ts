import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import { guardFormula } from './formula-guard.js';
import { type Cell, WORKBOOK_LIMITS, type WorkbookSheet } from './workbook.types.js';

const LONGEST_TEXT = 32_767;
/** After so many rows other work of the process may run. */
const ROWS_AT_ONCE = 200;
/** As many rows as a workbook of responses may have. */
const LAST_OFFERED_ROW = WORKBOOK_LIMITS.dataRows;
const DATE_FORMAT = 'yyyy-mm-dd hh:mm:ss';

/**
 * Writes sheets as an .xlsx file: header rows bold and in view while scrolling, texts that look like formulas guarded
 * (rules: exports neutralise formulas), numbers and dates as such. Rows are streamed, so memory stays near the file's size.
 */
export async function writeWorkbook(sheets: WorkbookSheet[]): Promise<Buffer> {
  const { default: Excel } = await import('exceljs');
  const stream = new PassThrough();
  const finished = buffer(stream);
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  const taken = new Set<string>();
  for (const sheet of sheets) await writeSheet(workbook, sheet, freeSheetName(sheet.name, taken));
  await workbook.commit();
  return finished;
}

async function writeSheet(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  sheet: WorkbookSheet,
  name: string,
): Promise<void> {
  const headerRows = sheet.headerRows ?? 1;
  const worksheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: headerRows }] });
  if (sheet.columns) worksheet.columns = sheet.columns.map((width) => ({ width }));
  for (const [index, cells] of sheet.rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const row = worksheet.addRow(cells.map(toWritten));
    if (index < headerRows) row.font = { bold: true };
    cells.forEach((cell, column) => {
      if (cell instanceof Date) row.getCell(column + 1).numFmt = DATE_FORMAT;
    });
    row.commit();
  }
  for (const { column, from } of sheet.choices ?? []) {
    const cells = `$${letterOf(from.column)}$${from.firstRow}:$${letterOf(from.column)}$${from.lastRow}`;
    const offered = `${letterOf(column)}${headerRows + 1}:${letterOf(column)}${LAST_OFFERED_ROW}`;
    validationsOf(worksheet).add(offered, {
      type: 'list',
      allowBlank: true,
      formulae: [`'${from.sheet.replaceAll("'", "''")}'!${cells}`],
    });
  }
  worksheet.commit();
}

/** Left out of the library's types. */
const validationsOf = (worksheet: ExcelJS.Worksheet) =>
  (
    worksheet as unknown as {
      dataValidations: { add: (range: string, validation: ExcelJS.DataValidation) => void };
    }
  ).dataValidations;

/** A column's letters: A for 0, AA for 26. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

function toWritten(cell: Cell): Cell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return cell;
  return escapeControls(guardFormula(cell.slice(0, LONGEST_TEXT - 1)));
}

/**
 * The format spells characters that XML would lose or not allow as `_x000D_`, and therefore such a spelling itself as
 * `_x005F_x000D_`. One such character as it is would make the whole file unreadable.
 */
const escapeControls = (text: string): string =>
  text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/[^\t\n -~\u0080-\uFFFD]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });

/** A name that spreadsheets accept: 31 characters, none of `: \ / ? * [ ]`, no outer apostrophe, not used twice, not blank. */
function freeSheetName(wanted: string, taken: Set<string>): string {
  const allowed = wanted
    .replace(/[:\\/?*[\]\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim();
  const base = !allowed || allowed.toLowerCase() === 'history' ? `Sheet ${allowed}`.trim() : allowed;
  let name = base;
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) {
    const suffix = ` (${copy})`;
    name = `${base.slice(0, 31 - suffix.length)}${suffix}`;
  }
  taken.add(name.toLowerCase());
  return name;
}
