import { inPieces } from '../../../platform/text/text-pieces.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { speakFromThread } from '../../../platform/threads/speak-from-thread.js';
import type { Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { ResponseQuestion } from './response-columns.js';
import {
  readResponses,
  type ReadResponses,
  type ReadResponsesOptions,
  type ResponseRow,
} from './responses-workbook.js';

/** A workbook as it was uploaded, or sheets that came another way. */
export interface ResponsesData {
  source: { bytes: Uint8Array } | { sheets: Sheet[] };
  questions: ResponseQuestion[];
  options: ReadResponsesOptions;
}

export type ReadNotes = Omit<ReadResponses, 'rows'>;

/** First what was found, then the good rows in pieces. */
export type ResponsesMessage =
  | { kind: 'read'; rowCount: number; notes: ReadNotes }
  | { kind: 'rows'; rows: ResponseRow[] };

/** Small enough that scoring and storing a piece never holds the process for long. */
const ROWS_PER_MESSAGE = 100;

await speakFromThread<ResponsesData, ResponsesMessage>(async ({ source, questions, options }, say) => {
  const sheets = 'bytes' in source ? await readWorkbook(Buffer.from(source.bytes)) : source.sheets;
  const { rows, ...notes } = readResponses(sheets, questions, options);
  await say({ kind: 'read', rowCount: rows.length, notes });
  for (const piece of inPieces(rows, ROWS_PER_MESSAGE, ({ answers }) => answers))
    await say({ kind: 'rows', rows: piece });
});
