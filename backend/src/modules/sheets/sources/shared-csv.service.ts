import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Conflict } from '../../../platform/errors/app-error.js';
import { HttpClient, type OutboundResponse } from '../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import { csvRows, textIn } from '../../../platform/workbooks/csv-table.js';
import { sheetOfValues } from '../responses/values-sheet.js';
import { GoogleError, troubleOf } from './google-error.js';
import type { SheetAddress } from './sheet-address.js';
import { MOST_BYTES, MOST_ROWS, type SheetReading, VALUES_TIMEOUT_MS } from './sheet-source.js';

/** Where Google keeps the files it redirects to. */
const CONTENT_HOSTS = '*.googleusercontent.com';

/** Reads a sheet that anyone with the link may see, as CSV and without any key (rules: syncing the sheet). */
@Injectable()
export class SharedCsvService {
  constructor(
    private readonly http: HttpClient,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Throws GoogleError, or an AppError when this way does not lead to a sheet. */
  async read({ id, gid }: SheetAddress, signal: AbortSignal): Promise<SheetReading> {
    const url = new URL(`/spreadsheets/d/${id}/export`, this.env.google.docsBase);
    url.searchParams.set('format', 'csv');
    if (gid !== null) url.searchParams.set('gid', String(gid));
    const answer = await this.download(url, signal);
    const type = answer.headers.get('content-type') ?? '';
    if (!/^text\/csv\b/i.test(type)) throw new Conflict('sheet_link_closed');
    const rows = csvRows(textIn(answer.body), { delimiter: ',' });
    if (rows === null) throw new Conflict('sheet_csv_unreadable');
    if (rows.length > MOST_ROWS) throw new GoogleError('too_large', 'input');
    return { source: 'csv', sheet: sheetOfValues('CSV', rows), tab: `${id}#${gid ?? ''}` };
  }

  private async download(url: URL, signal: AbortSignal): Promise<OutboundResponse> {
    try {
      return await this.http.request({
        service: 'google-docs',
        url,
        path: '/spreadsheets/d/{id}/export',
        allowedHosts: [url.host],
        redirectHosts: [url.host, CONTENT_HOSTS],
        headers: { accept: 'text/csv' },
        timeoutMs: VALUES_TIMEOUT_MS,
        maxBytes: MOST_BYTES,
        signal,
      });
    } catch (error) {
      throw error instanceof OutboundError ? csvErrorOf(error) : error;
    }
  }
}

/** Without a key, Google sends people who may not see a file to its sign-in page, or refuses them with 401 or 403. */
function csvErrorOf(error: OutboundError): Error {
  if (error.status === 401 || error.status === 403 || error.code === 'redirect_refused')
    return new Conflict('sheet_link_closed');
  if (error.status === 404 || error.status === 410)
    return new GoogleError('not_found', 'config', null, error);
  if (error.status === 400) return new Conflict('sheet_tab_missing');
  if (error.status === 429) return new GoogleError('quota', 'busy', error.retryAfterMs, error);
  if (error.status !== null && error.status >= 400)
    return new GoogleError('unavailable', 'transient', error.retryAfterMs, error);
  return troubleOf(error);
}
