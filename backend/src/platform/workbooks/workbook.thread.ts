import { readWorkbook } from './read-workbook.js';
import { speakFromThread } from '../threads/speak-from-thread.js';
import { type SheetRow } from './workbook.types.js';

/** What the reading thread says: a sheet, then its rows in pieces. */
export type SheetsMessage =
  { kind: 'sheet'; name: string; hidden: boolean } | { kind: 'rows'; rows: SheetRow[] };

const CELLS_PER_MESSAGE = 20_000;

await speakFromThread<Uint8Array, SheetsMessage>(async (bytes, say) => {
  for (const { name, hidden, rows } of await readWorkbook(Buffer.from(bytes))) {
    await say({ kind: 'sheet', name, hidden: hidden ?? false });
    let batch: SheetRow[] = [];
    let cells = 0;
    for (const row of rows) {
      batch.push(row);
      cells += row.cells.length + 1;
      if (cells < CELLS_PER_MESSAGE) continue;
      await say({ kind: 'rows', rows: batch });
      batch = [];
      cells = 0;
    }
    if (batch.length > 0) await say({ kind: 'rows', rows: batch });
  }
});
