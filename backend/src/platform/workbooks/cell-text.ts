import { cleanText } from '../text/clean-text.js';
import { fold } from '../text/fold.js';
import { type Cell, WORKBOOK_LIMITS } from './workbook.types.js';

const ERROR_WORD =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|ERROR!|SPILL!|CALC!|GETTING_DATA|HIÁNYZIK|HIV!|ÉRTÉK!|ZÉRÓOSZTÓ!|NÉV\?|NULLA!|SZÁM!|VALOARE!|NUME\?|NUL!)$/i;
const BLANK = /[\s\u200B-\u200D\u2060\uFEFF]/;

/** Most cells: one line of Latin text that begins and ends with a sign, and is no error word. */
const PLAIN = /^[!"$-~À-ɏ](?:[ -~À-ɏ]*[!-~À-ɏ])?$/;

/** What a person reads in a cell, without outer blanks; '' for blank cells and a spreadsheet's error words. */
export function textOf(cell: Cell | undefined): string {
  const text = writtenIn(cell);
  return text.startsWith('#') && ERROR_WORD.test(text) ? '' : text;
}

/** As `textOf`, where a text that reads like an error word was written by a person. */
export function writtenIn(cell: Cell | undefined): string {
  if (typeof cell === 'string') {
    if (cell.length <= WORKBOOK_LIMITS.cellCharacters && PLAIN.test(cell)) return cell;
    return withoutOuterBlanks(cleanText(cell)).slice(0, WORKBOOK_LIMITS.cellCharacters);
  }
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell instanceof Date ? dateText(cell) : String(cell);
}

/** From both ends inwards: a pattern would begin anew at each of the blanks within. */
export function withoutOuterBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text[start]!)) start += 1;
  while (end > start && BLANK.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/** A cell that only holds time shows as such: the calendar of spreadsheets begins in 1900. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day, time] = date.toISOString().slice(0, 19).split('T') as [string, string];
  if (date.getUTCFullYear() < 1900) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A person's or clinic's name: on one line, at most 200 characters. */
export const nameOf = (cell: Cell | undefined): string =>
  textOf(cell).replace(/\s+/g, ' ').slice(0, 200).trim();

/** Whether nothing a person could read stands in the row. */
export const isBlank = (cells: Cell[]): boolean =>
  cells.every(
    (cell) => cell === null || cell === undefined || (typeof cell === 'string' && fold(cell) === ''),
  );

/** A value as it is quoted in a message. */
export const quoted = (cell: Cell | undefined): string => {
  const text = writtenIn(cell);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
};

const GARBLED =
  /[ÃÅÂÄ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2026\u2030\u2039\u203A\u20AC\u2122]/;

/** Whether a text looks like UTF-8 that a program took for Windows-1252 (`KovÃ¡cs`). It is reported, never repaired. */
export const isGarbled = (text: string): boolean => GARBLED.test(text);
