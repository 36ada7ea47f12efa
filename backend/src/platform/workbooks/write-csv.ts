import type { Language } from '../http/languages.js';
import { guardFormula } from './formula-guard.js';
import type { Cell } from './workbook.types.js';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as the spreadsheets of a language open it by a double click: UTF-8 with its mark, divided by semicolons where the
 * comma is the decimal sign, texts that look like formulas guarded (rules: exports neutralise formulas). Pure.
 */
export function writeCsv(rows: readonly Cell[][], language: Language): Buffer {
  const [separator, point] = language === 'en' ? [',', '.'] : [';', ','];
  const written = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', point) : '';
    if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
    return typeof cell === 'string' ? guardFormula(cell) : String(cell);
  };
  const lines = rows.map((cells) =>
    cells.map((cell) => quotedWhere(written(cell), separator)).join(separator),
  );
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}

const quotedWhere = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
