import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WorkbookError, type WorkbookErrorCode } from './workbook.errors.js';
import { type ThreadMessage } from './workbook.thread.js';
import { type Sheet, WORKBOOK_LIMITS } from './workbook.types.js';
import { tooLarge } from './zip-parts.js';

const MOST_THREADS = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * `readWorkbook` in a thread of its own with a bounded heap and time, so that no file, however made, stops or slows the
 * process. At most two files are read at once; the others wait. Throws WorkbookError.
 */
export async function readWorkbookInThread(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length > WORKBOOK_LIMITS.fileBytes) throw tooLarge();
  if (running >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await startThread(bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function startThread(bytes: Buffer): Promise<Sheet[]> {
  // A copy of its own: a small Buffer is a window on memory that it shares with others.
  const data = new Uint8Array(bytes);
  const worker = new Worker(threadFile(), {
    workerData: data,
    transferList: [data.buffer],
    resourceLimits: { maxOldGenerationSizeMb: WORKBOOK_LIMITS.heapMegabytes },
    execArgv: [],
  });
  const sheets: Sheet[] = [];
  return new Promise<Sheet[]>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new WorkbookError('workbook_unsafe', {}, new Error('reading took too long'))),
      WORKBOOK_LIMITS.milliseconds,
    );
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'sheet')
        sheets.push(
          message.hidden ? { name: message.name, hidden: true, rows: [] } : { name: message.name, rows: [] },
        );
      else if (message.kind === 'rows') {
        const { rows } = sheets.at(-1)!;
        for (const row of message.rows) rows.push(row);
        setImmediate(() => worker.postMessage('next'));
      } else if (message.kind === 'done') resolve(sheets);
      else reject(new WorkbookError(message.code as WorkbookErrorCode, message.params));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error),
    );
    worker.on('exit', () =>
      reject(new WorkbookError('workbook_unsafe', {}, new Error('the reading thread ended'))),
    );
    worker.on('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}

/** The compiled thread: beside this file, or, where this file runs from its TypeScript source, in the build's folder. */
function threadFile(): string {
  const here = fileURLToPath(new URL('./workbook.thread.js', import.meta.url));
  return import.meta.url.endsWith('.ts') ? here.replace(/([\\/])src([\\/]platform[\\/])/, '$1dist$2') : here;
}
