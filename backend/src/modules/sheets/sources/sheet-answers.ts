import { z } from 'zod';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { isZone } from '../../../platform/time/time.js';
import { readTime } from '../responses/response-time.js';
import { GoogleError } from './google-error.js';

const Meta = z.object({
  properties: z.object({
    title: z.string().default(''),
    locale: z.string().optional(),
    timeZone: z.string().optional(),
  }),
  sheets: z.array(
    z.object({
      properties: z.object({
        sheetId: z.number().default(0),
        title: z.string(),
        hidden: z.boolean().default(false),
        sheetType: z.string().default('GRID'),
        gridProperties: z.object({ rowCount: z.number().default(0) }).default({ rowCount: 0 }),
      }),
    }),
  ),
});

export interface Tab {
  sheetId: number;
  title: string;
  hidden: boolean;
  sheetType: string;
  rowCount: number;
}

export interface SpreadsheetMeta {
  title: string;
  locale: string | undefined;
  timeZone: string | undefined;
  tabs: Tab[];
}

/** Which parts of a spreadsheet are asked for; without the list the formatting of every cell would come along. */
export const META_FIELDS =
  'properties(title,locale,timeZone),sheets(properties(sheetId,title,index,hidden,sheetType,gridProperties))';

const unusable = () => new GoogleError('unavailable', 'transient');

export function readMeta(json: unknown): SpreadsheetMeta {
  const read = Meta.safeParse(json);
  if (!read.success) throw unusable();
  const { title, locale, timeZone } = read.data.properties;
  const tabs = read.data.sheets.map(({ properties: { gridProperties, ...tab } }) => ({
    ...tab,
    rowCount: gridProperties.rowCount,
  }));
  return { title, locale, timeZone: timeZone !== undefined && isZone(timeZone) ? timeZone : undefined, tabs };
}

/** The rows of one range. A tab without anything in it has no `values`; rows and blanks in between may be left out. */
export function readRange(json: unknown): Cell[][] {
  if (typeof json !== 'object' || json === null) throw unusable();
  const values: unknown = 'values' in json ? json.values : [];
  if (!Array.isArray(values)) throw unusable();
  return values.map((row: unknown) => {
    if (!Array.isArray(row)) throw unusable();
    return row.map(toCell);
  });
}

/** The rows of several ranges, in the order in which they were asked for. */
export function readRanges(json: unknown, count: number): Cell[][][] {
  const ranges: unknown =
    typeof json === 'object' && json !== null && 'valueRanges' in json ? json.valueRanges : null;
  if (!Array.isArray(ranges) || ranges.length !== count) throw unusable();
  return ranges.map(readRange);
}

function toCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A tab, or rows or a column of it. Always quoted: a tab named CRM26 would else be a cell. */
export const rangeOf = (title: string, part = ''): string =>
  `'${title.replaceAll("'", "''")}'${part === '' ? '' : `!${part}`}`;

/** The letters of a column by its zero-based index: A … Z, AA … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + (index % 26));
}

/**
 * Whether a column's formatted values and the values below them can be of the same rows. The two are read one after the other,
 * and somebody may sort the sheet in between: then every response would get another one's time.
 */
export function showSameTimes(formatted: (Cell | undefined)[], raw: (Cell | undefined)[]): boolean {
  const common = Math.min(formatted.length, raw.length);
  for (let row = 0; row < common; row += 1) {
    const [shown = '', below = ''] = [formatted[row], raw[row]];
    if (typeof below === 'number' ? !mayShow(shown, below) : String(shown ?? '') !== String(below ?? ''))
      return false;
  }
  return true;
}

function mayShow(shown: Cell, serial: number): boolean {
  const { wallClock } = readTime(serial, 'day first');
  if (wallClock === null) return true;
  const readings = (['day first', 'month first'] as const).map((order) => readTime(shown, order));
  if (readings.every((reading) => reading.wallClock === null)) return true;
  return readings.some((reading) => {
    if (reading.wallClock === null) return false;
    const apart = Math.abs(Date.parse(`${reading.wallClock}Z`) - Date.parse(`${wallClock}Z`));
    return apart <= (reading.warning ? 60_000 : 1000);
  });
}
