import { setImmediate } from 'node:timers/promises';
import { readingThreads } from './reading-thread.js';
import { type SheetsMessage } from './workbook.thread.js';
import { type Sheet, WORKBOOK_LIMITS } from './workbook.types.js';
import { tooLarge } from './zip-parts.js';

/** `readWorkbook` in a thread of its own. Throws WorkbookError. */
export async function readWorkbookInThread(bytes: Buffer): Promise<Sheet[]> {
  const data = ownBytes(bytes);
  const sheets: Sheet[] = [];
  const file = new URL('./workbook.thread.js', import.meta.url);
  for await (const message of readingThreads.listen<SheetsMessage>(file, data, [data.buffer])) {
    if (message.kind === 'sheet')
      sheets.push(
        message.hidden ? { name: message.name, hidden: true, rows: [] } : { name: message.name, rows: [] },
      );
    else sheets.at(-1)!.rows.push(...message.rows);
    await setImmediate();
  }
  return sheets;
}

/** The bytes to give to a thread: a small Buffer is a window on memory that it shares with others. Throws WorkbookError. */
export function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  if (bytes.length > WORKBOOK_LIMITS.fileBytes) throw tooLarge();
  return new Uint8Array(bytes);
}
