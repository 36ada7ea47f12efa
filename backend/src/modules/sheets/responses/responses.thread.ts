import { inPieces } from '../../../platform/text/text-pieces.js';
import { csvTable } from '../../../platform/workbooks/csv-table.js';
import { unguardFormula } from '../../../platform/workbooks/formula-guard.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { speakFromThread } from '../../../platform/threads/speak-from-thread.js';
import { WorkbookError } from '../../../platform/workbooks/workbook.errors.js';
import { type Sheet, WORKBOOK_LIMITS } from '../../../platform/workbooks/workbook.types.js';
import type { ResponseQuestion } from './columns/response-question.js';
import type { ReadResponses, ReadResponsesOptions, ResponseRow } from './response-rows.js';
import { understandTable, type UnderstoodSheet } from './preview/understand-table.js';
import { readResponses } from './responses-workbook.js';

/** A workbook as it was uploaded, or sheets that came another way. */
export interface ResponsesData {
  source: { bytes: Uint8Array; isText: boolean } | { sheets: Sheet[] };
  questions: ResponseQuestion[];
  options: ReadResponsesOptions;
  /** Whether a person is to see what was understood. */
  explains: boolean;
}

export type ReadNotes = Omit<ReadResponses, 'rows'> & {
  /** What was understood of the table, where that is asked for. */
  understood?: UnderstoodSheet[];
  /** All visible sheets, also those that hold no responses. */
  sheetNames?: string[];
};

/** First what was found, then the good rows in pieces. */
export type ResponsesMessage =
  | { kind: 'read'; rowCount: number; notes: ReadNotes }
  | { kind: 'rows'; rows: ResponseRow[] };

/** Small enough that scoring and storing a piece never holds the process for long. */
const ROWS_PER_MESSAGE = 100;

await speakFromThread<ResponsesData, ResponsesMessage>(
  async ({ source, questions, options, explains }, say) => {
    const sheets = 'bytes' in source ? await sheetsIn(source) : source.sheets;
    const { rows, ...notes } = readResponses(sheets, questions, options);
    const understood = explains
      ? {
          understood: understandTable(sheets, questions, options),
          sheetNames: sheets.flatMap(({ name, hidden }) => (hidden ? [] : [name])),
        }
      : {};
    await say({ kind: 'read', rowCount: rows.length, notes: { ...notes, ...understood } });
    for (const piece of inPieces(rows, ROWS_PER_MESSAGE, ({ answers }) => answers))
      await say({ kind: 'rows', rows: piece });
  },
);

async function sheetsIn({ bytes, isText }: { bytes: Uint8Array; isText: boolean }): Promise<Sheet[]> {
  const file = Buffer.from(bytes);
  if (!isText) return readWorkbook(file, { asShown: true });
  const table = csvTable(file, '');
  if (!table) throw new WorkbookError('table_unreadable');
  const { dataRows: limit, headerRows, columns } = WORKBOOK_LIMITS;
  if (table.rows.length > limit + headerRows)
    throw new WorkbookError('workbook_too_many_rows', { sheet: '', limit });
  if (table.rows.some(({ cells }) => cells.length > columns))
    throw new WorkbookError('workbook_too_many_columns', { sheet: '', limit: columns });
  for (const { cells } of table.rows)
    for (const [at, cell] of cells.entries()) if (typeof cell === 'string') cells[at] = unguardFormula(cell);
  return [table];
}
