import { html, Script, type GooglePart } from './google-part.js';
import type { FakeSpreadsheet, SheetsPart } from './google-sheets.js';

export interface CsvPart extends GooglePart {
  script: Script;
}

const SIGN_IN =
  '<!doctype html><html><head><title>Google Docs: Sign-in</title></head><body>Sign in</body></html>';

/** The CSV of spreadsheets that are shared by link, one redirect away as with the real one. */
export function csvPart({ spreadsheets }: SheetsPart): CsvPart {
  const script = new Script();
  return {
    script,
    answer: async (request) => {
      const download = /^\/content-of\/([^/]+)\/(\d+)$/.exec(request.path);
      if (request.method === 'GET' && download) {
        const spreadsheet = spreadsheets.get(download[1]!);
        return spreadsheet ? csvOf(spreadsheet, Number(download[2])) : html(404, 'Not found');
      }
      const match = /^\/spreadsheets\/d\/([^/]+)\/export$/.exec(request.path);
      if (request.method !== 'GET' || !match) return null;
      if (request.headers.authorization) return html(400, 'The test demands a request without a token');
      const scripted = await script.take(request);
      if (scripted) return scripted;
      const spreadsheet = spreadsheets.get(match[1]!);
      if (!spreadsheet) return html(404, 'Sorry, the file you have requested does not exist.');
      if (!spreadsheet.sharedByLink) return html(401, SIGN_IN);
      if (request.query.get('format') !== 'csv') return html(400, 'Bad request');
      const gid = Number(request.query.get('gid') ?? spreadsheet.tabs[0]?.sheetId);
      if (!spreadsheet.tabs.some(({ sheetId }) => sheetId === gid)) return html(400, 'Bad request');
      return { status: 307, headers: { location: `/content-of/${spreadsheet.id}/${gid}` } };
    },
  };
}

/** RFC 4180 with CRLF and without a byte order mark; every row as long as the widest. */
function csvOf({ tabs }: FakeSpreadsheet, gid: number) {
  const rows = tabs.find(({ sheetId }) => sheetId === gid)?.rows ?? [];
  const width = Math.max(0, ...rows.map((row) => row.length));
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((row) =>
    Array.from({ length: width }, (_, column) => field(row[column]?.shown ?? '')).join(','),
  );
  return { status: 200, headers: { 'content-type': 'text/csv' }, body: lines.join('\r\n') };
}
