import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Conflict } from '../../../platform/errors/app-error.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import type { ResponseQuestion } from '../responses/columns/response-question.js';
import { countMatchedQuestions, findResponseColumns } from '../responses/response-columns.js';
import { sheetOfValues } from '../responses/values-sheet.js';
import { GoogleAccessService } from './google-access.service.js';
import type { GoogleCredentials } from './google-credentials.js';
import { GoogleError } from './google-error.js';
import type { SheetAddress } from './sheet-address.js';
import {
  columnLetters,
  META_FIELDS,
  rangeOf,
  readMeta,
  readRange,
  readRanges,
  showSameTimes,
  type SpreadsheetMeta,
  type Tab,
} from './sheet-answers.js';
import { MOST_BYTES, MOST_ROWS, type SheetReading, VALUES_TIMEOUT_MS } from './sheet-source.js';

/** Up to so many rows one request brings the whole tab; longer ones are read in blocks. */
const ONE_REQUEST_ROWS = 20_000;
const BLOCK_ROWS = 10_000;
const COLUMN_BLOCK_ROWS = 50_000;
const LAST_COLUMN = 'ZZ';
/** Rows in which a header is looked for. */
const HEADER_ROWS = '1:10';
const READINGS = 3;

type Render = 'FORMATTED_VALUE' | 'UNFORMATTED_VALUE';
interface Reader {
  credentials: GoogleCredentials;
  id: string;
  signal: AbortSignal;
}

/** Reads the response tab of a spreadsheet that is shared with the service account (rules: syncing the sheet). */
@Injectable()
export class GoogleSheetsService {
  constructor(
    private readonly access: GoogleAccessService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** What the spreadsheet is called and has in it; its tab is only looked for. Throws as `read` does. */
  async about(
    credentials: GoogleCredentials,
    { id, gid }: SheetAddress,
    signal: AbortSignal,
  ): Promise<SpreadsheetMeta> {
    const meta = readMeta(await this.get({ credentials, id, signal }, '', { fields: META_FIELDS }));
    if (gid !== null) namedTab(meta, gid);
    return meta;
  }

  /** Throws GoogleError, or an AppError when there is no such tab. */
  async read(
    credentials: GoogleCredentials,
    address: SheetAddress,
    questions: ResponseQuestion[],
    signal: AbortSignal,
  ): Promise<SheetReading> {
    const reader = { credentials, id: address.id, signal };
    try {
      return await this.readTab(reader, address, questions);
    } catch (error) {
      // A tab that was renamed since its name was read.
      if (!(error instanceof GoogleError && error.reason === 'bad_range')) throw error;
      return this.readTab(reader, address, questions);
    }
  }

  private async readTab(
    reader: Reader,
    { id, gid }: SheetAddress,
    questions: ResponseQuestion[],
  ): Promise<SheetReading> {
    const meta = readMeta(await this.get(reader, '', { fields: META_FIELDS }));
    const tab = await this.chooseTab(reader, meta, gid, questions);
    if (tab.rowCount > MOST_ROWS) throw new GoogleError('too_large', 'input');
    const sheet = await this.readSheet(reader, tab, questions);
    const { locale, timeZone } = meta;
    return {
      source: 'api',
      sheet,
      tab: `${id}#${tab.sheetId}`,
      ...(locale === undefined ? {} : { locale }),
      ...(timeZone === undefined ? {} : { timeZone }),
    };
  }

  /** The tab that the address names, else the visible one whose header has most of the questions. Never by its name. */
  private async chooseTab(
    reader: Reader,
    meta: SpreadsheetMeta,
    gid: number | null,
    questions: ResponseQuestion[],
  ): Promise<Tab> {
    if (gid !== null) return namedTab(meta, gid);
    const visible = meta.tabs.filter(({ hidden, sheetType }) => !hidden && sheetType === 'GRID');
    const [first] = visible;
    if (!first) throw new Conflict('sheet_tab_missing');
    if (visible.length === 1) return first;
    const ranges = visible.map(({ title }) => rangeOf(title, HEADER_ROWS));
    const headers = readRanges(await this.get(reader, '/values:batchGet', { ranges }), ranges.length);
    const matches = headers.map((rows) => countMatchedQuestions(sheetOfValues('', rows), questions));
    const most = Math.max(...matches);
    if (most === 0) throw new Conflict('sheet_tabs_without_responses');
    return visible[matches.indexOf(most)]!;
  }

  /**
   * The answers as the client saw them, and the times as numbers, which can't be misread. Where the two don't fit together the
   * sheet has changed between both calls, and they are read again.
   */
  private async readSheet(reader: Reader, tab: Tab, questions: ResponseQuestion[]) {
    let before: Cell[][] | null = null;
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const values = await this.values(reader, tab, 'FORMATTED_VALUE', null);
      const sheet = sheetOfValues(tab.title, values);
      const column = findResponseColumns(sheet, questions)?.contact.timestamp[0];
      if (column === undefined) return sheet;
      const times = (await this.values(reader, tab, 'UNFORMATTED_VALUE', column)).map(([cell]) => cell);
      const isSteady =
        showSameTimes(
          values.map((row) => row[column]),
          times,
        ) || isDeepStrictEqual(values, before);
      if (isSteady) return sheetOfValues(tab.title, values, { column, values: times });
      before = values;
    }
    throw new GoogleError('unavailable', 'transient');
  }

  /** All rows of a tab, or of one column of it. */
  private async values(reader: Reader, tab: Tab, render: Render, column: number | null): Promise<Cell[][]> {
    const [from, to] = column === null ? ['A', LAST_COLUMN] : Array<string>(2).fill(columnLetters(column));
    const read = async (part: string) =>
      readRange(
        await this.get(reader, `/values/${encodeURIComponent(rangeOf(tab.title, part))}`, {
          majorDimension: 'ROWS',
          valueRenderOption: render,
        }),
      );
    if (tab.rowCount <= ONE_REQUEST_ROWS) return read(column === null ? '' : `${from}:${to}`);
    const block = column === null ? BLOCK_ROWS : COLUMN_BLOCK_ROWS;
    const rows: Cell[][] = [];
    for (let first = 1; first <= tab.rowCount; first += block) {
      const last = Math.min(tab.rowCount, first + block - 1);
      const part = await read(`${from}${first}:${to}${last}`);
      // Blank rows at the end of a block are left out of the answer, but count when others follow.
      while (part.length > 0 && rows.length < first - 1) rows.push([]);
      rows.push(...part);
    }
    return rows;
  }

  private async get(
    { credentials, id, signal }: Reader,
    part: string,
    query: Record<string, string | string[]>,
  ): Promise<unknown> {
    const url = new URL(`/v4/spreadsheets/${encodeURIComponent(id)}${part}`, this.env.google.sheetsBase);
    for (const [name, value] of Object.entries(query))
      for (const each of [value].flat()) url.searchParams.append(name, each);
    return this.access.readJson(credentials, {
      service: 'google-sheets',
      url,
      path: `/v4/spreadsheets/{id}${part.replace(/\/values\/.*/, '/values/{range}')}`,
      scopes: ['sheets'],
      readsPerMinute: 50,
      signal,
      ...(part === '' ? {} : { timeoutMs: VALUES_TIMEOUT_MS, maxBytes: MOST_BYTES }),
    });
  }
}

/** The tab that an address points to. */
function namedTab({ tabs }: SpreadsheetMeta, gid: number): Tab {
  const named = tabs.find(({ sheetId, sheetType }) => sheetId === gid && sheetType === 'GRID');
  if (!named) throw new Conflict('sheet_tab_missing');
  return named;
}
