import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../errors/app-error.js';
import { readWorkbook } from './read-workbook.js';
import { type SheetRow } from './workbook.types.js';

/** What the reading thread says; after each `rows` it waits for a word, so that its listener can breathe in between. */
export type ThreadMessage =
  | { kind: 'sheet'; name: string; hidden: boolean }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'done' }
  | { kind: 'error'; code: string; params: Record<string, string | number> };

const CELLS_PER_MESSAGE = 20_000;

async function main(): Promise<void> {
  const port = parentPort!;
  const say = (message: ThreadMessage) => port.postMessage(message);
  const sayRows = async (rows: SheetRow[]) => {
    say({ kind: 'rows', rows });
    await new Promise((resolve) => port.once('message', resolve));
  };
  try {
    const sheets = await readWorkbook(Buffer.from(workerData as Uint8Array));
    for (const { name, hidden, rows } of sheets) {
      say({ kind: 'sheet', name, hidden: hidden ?? false });
      let batch: SheetRow[] = [];
      let cells = 0;
      for (const row of rows) {
        batch.push(row);
        cells += row.cells.length + 1;
        if (cells < CELLS_PER_MESSAGE) continue;
        await sayRows(batch);
        batch = [];
        cells = 0;
      }
      if (batch.length > 0) await sayRows(batch);
    }
    say({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say({ kind: 'error', code: error.code, params: error.params });
  }
}

await main();
