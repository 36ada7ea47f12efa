import { ThreadPool } from '../threads/thread-pool.js';
import { WorkbookError, type WorkbookErrorCode } from './workbook.errors.js';
import { WORKBOOK_LIMITS } from './workbook.types.js';
import { tooLarge } from './zip-parts.js';

/** Threads that read workbooks: no workbook, however made, stops or slows the process. All of them throw WorkbookError. */
export const readingThreads = new ThreadPool({
  most: 2,
  heapMegabytes: WORKBOOK_LIMITS.heapMegabytes,
  milliseconds: WORKBOOK_LIMITS.milliseconds,
  told: (code, params) => new WorkbookError(code as WorkbookErrorCode, params),
  outOfMemory: tooLarge,
  lost: (reason) => new WorkbookError('workbook_unsafe', {}, new Error(reason)),
});
