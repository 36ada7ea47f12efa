import { ThreadPool, type ThreadRules } from '../threads/thread-pool.js';
import { tooFull, WorkbookError, type WorkbookErrorCode } from './workbook.errors.js';
import { WORKBOOK_LIMITS } from './workbook.types.js';
import { tooLarge } from './zip-parts.js';

/** What a reading thread may use, and what its ends are called. */
export const READING_RULES: ThreadRules = {
  most: 2,
  heapMegabytes: WORKBOOK_LIMITS.heapMegabytes,
  milliseconds: WORKBOOK_LIMITS.milliseconds,
  errorOf: (code, params) => new WorkbookError(code as WorkbookErrorCode, params),
  outOfMemory: tooFull,
  lost: (reason) => new WorkbookError('workbook_slow', {}, new Error(reason)),
};

/** Threads that read workbooks: no workbook, however made, stops or slows the process. All of them throw WorkbookError. */
export const readingThreads = new ThreadPool(READING_RULES);

/** The bytes to give to a thread: a small Buffer is a window on memory that it shares with others. Throws WorkbookError. */
export function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  if (bytes.length > WORKBOOK_LIMITS.fileBytes) throw tooLarge();
  return new Uint8Array(bytes);
}
