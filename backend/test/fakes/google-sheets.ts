import { googleError, googleFixture, json, Script } from './google-part.js';
import type { BearerCheck, GooglePart, GoogleReply, GoogleRequest } from './google-part.js';
import { SERVICE_ACCOUNT } from './google-token.js';

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets.readonly';

/** What a person sees in a cell, and the value below it where that differs. */
export interface FakeCell {
  shown: string;
  raw?: string | number | boolean;
}

export interface FakeTab {
  sheetId: number;
  title: string;
  hidden?: boolean;
  sheetType?: string;
  rows: FakeCell[][];
}

export interface FakeSpreadsheet {
  id: string;
  title: string;
  locale: string;
  timeZone: string;
  /** Addresses that may read it. */
  sharedWith: Set<string>;
  /** Everybody with the link may read it. */
  sharedByLink: boolean;
  tabs: FakeTab[];
}

export interface SheetsPart extends GooglePart {
  script: Script;
  spreadsheets: Map<string, FakeSpreadsheet>;
  add: (spreadsheet: FakeSpreadsheet) => FakeSpreadsheet;
}

/** Spreadsheets as the API (v4) gives them: rows end at their last filled cell, tabs at their last filled row. */
export function sheetsPart(bearers: BearerCheck): SheetsPart {
  const spreadsheets = new Map<string, FakeSpreadsheet>();
  const script = new Script();
  return {
    script,
    spreadsheets,
    add: (spreadsheet) => {
      spreadsheets.set(spreadsheet.id, spreadsheet);
      return spreadsheet;
    },
    answer: async (request) => {
      const match = /^\/v4\/spreadsheets\/([^/:]+)(?:\/(values)(?::(batchGet)|\/([^/]+)))?$/.exec(
        request.path,
      );
      if (request.method !== 'GET' || !match) return null;
      const refusal = bearers.refuse(request, SCOPE) ?? (await script.take(request));
      if (refusal) return refusal;
      const spreadsheet = spreadsheets.get(decodeURIComponent(match[1]!));
      if (!spreadsheet) return googleError('not_found');
      if (!spreadsheet.sharedWith.has(SERVICE_ACCOUNT)) return googleError('not_shared');
      if (!match[2]) return metaOf(spreadsheet, request);
      const ranges = match[3] ? request.query.getAll('ranges') : [decodeURIComponent(match[4]!)];
      return valuesOf(spreadsheet, ranges, request, match[3] !== undefined);
    },
  };
}

function metaOf(
  { id, title, locale, timeZone, tabs }: FakeSpreadsheet,
  { query }: GoogleRequest,
): GoogleReply {
  // Without `fields` the real one sends the formatting of every cell.
  if (!query.get('fields'))
    return json(400, {
      error: { code: 400, status: 'INVALID_ARGUMENT', message: 'The test demands fields' },
    });
  const sheets = tabs.map(({ sheetId, title: tab, hidden, sheetType = 'GRID', rows }, index) => ({
    properties: {
      sheetId,
      title: tab,
      index,
      sheetType,
      ...(hidden ? { hidden } : {}),
      ...(sheetType === 'GRID' ? { gridProperties: { rowCount: gridRows(rows), columnCount: 26 } } : {}),
    },
  }));
  return json(200, { spreadsheetId: id, properties: { title, locale, timeZone }, sheets });
}

const gridRows = (rows: FakeCell[][]): number => Math.max(1000, rows.length);

function valuesOf(
  spreadsheet: FakeSpreadsheet,
  ranges: string[],
  { query }: GoogleRequest,
  isBatch: boolean,
): GoogleReply {
  const option = query.get('valueRenderOption') ?? 'FORMATTED_VALUE';
  const isKnown = option === 'FORMATTED_VALUE' || option === 'UNFORMATTED_VALUE';
  if (!isKnown || (query.get('majorDimension') ?? 'ROWS') !== 'ROWS') return googleError('sheets_bad_range');
  const answers: object[] = [];
  for (const range of ranges) {
    const cut = cutRange(spreadsheet, range);
    if (typeof cut === 'string') return googleError(cut);
    const values = trimmed(
      cut.rows.map((row) =>
        row.map(({ shown, raw }) => (option === 'FORMATTED_VALUE' ? shown : (raw ?? shown))),
      ),
    );
    answers.push({ range: cut.range, majorDimension: 'ROWS', ...(values.length > 0 ? { values } : {}) });
  }
  return json(200, isBatch ? { spreadsheetId: spreadsheet.id, valueRanges: answers } : answers[0]);
}

/** The cells of `'Tab'`, `'Tab'!A:A`, `'Tab'!2:3` or `'Tab'!A2:ZZ9`; the name of an error for anything else. */
function cutRange(
  { tabs }: FakeSpreadsheet,
  range: string,
): { range: string; rows: FakeCell[][] } | 'sheets_bad_range' | 'sheets_grid_limits' {
  const match = /^'((?:[^']|'')+)'(?:!([A-Z]*)(\d*):([A-Z]*)(\d*))?$/.exec(range);
  const title = match?.[1]?.replaceAll("''", "'");
  const tab = tabs.find((one) => one.title === title);
  if (!match || !tab) return 'sheets_bad_range';
  const firstRow = Number(match[3] || 1);
  const lastRow = Number(match[5] || gridRows(tab.rows));
  if (firstRow > gridRows(tab.rows)) return 'sheets_grid_limits';
  const firstColumn = match[2] ? columnIndex(match[2]) : 0;
  const lastColumn = match[4] ? columnIndex(match[4]) : 25;
  const rows = tab.rows
    .slice(firstRow - 1, lastRow)
    .map((row) => Array.from(row.slice(firstColumn, lastColumn + 1), (cell) => cell ?? { shown: '' }));
  const [from, to] = [firstColumn, Math.min(25, lastColumn)].map((column) =>
    String.fromCharCode(65 + column),
  );
  const name = `'${tab.title.replaceAll("'", "''")}'`;
  return { range: `${name}!${from}${firstRow}:${to}${Math.min(lastRow, gridRows(tab.rows))}`, rows };
}

const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Without the blank cells at the end of rows and the blank rows at the end. */
function trimmed<T>(rows: T[][]): T[][] {
  const cut = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return cut.slice(0, cut.findLastIndex((row) => row.length > 0) + 1);
}

/** The response sheet of the recorded form, with its other tabs; shared with the service account. */
export function recordedSpreadsheet(): FakeSpreadsheet {
  const meta = googleFixture<{
    spreadsheetId: string;
    properties: { title: string; locale: string; timeZone: string };
    sheets: { properties: { sheetId: number; title: string; hidden?: boolean } }[];
  }>('google-sheet-meta');
  const { values } = googleFixture<{ values: string[][] }>('google-sheet-values');
  const times = googleFixture<{ values: (string | number)[][] }>('google-sheet-timestamps').values;
  const rows = values.map((row, index) =>
    row.map((shown, column): FakeCell => {
      const raw = column === 0 ? times[index]?.[0] : undefined;
      return raw === undefined ? { shown } : { shown, raw };
    }),
  );
  return {
    id: meta.spreadsheetId,
    ...meta.properties,
    sharedWith: new Set([SERVICE_ACCOUNT]),
    sharedByLink: false,
    tabs: meta.sheets.map(({ properties: { sheetId, title, hidden } }, index) => ({
      sheetId,
      title,
      ...(hidden ? { hidden } : {}),
      rows: index === 0 ? rows : [],
    })),
  };
}
