import { AppError, type ErrorParams } from '../errors/app-error.js';
import type messages from './texts/messages.en.json';

export type WorkbookErrorCode = keyof typeof messages;

/** A workbook that is not read: nothing of it was kept. Status 413 when it is too large, else 400. */
export class WorkbookError extends AppError {
  constructor(code: WorkbookErrorCode, params: ErrorParams = {}, cause?: unknown) {
    super(code, code === 'workbook_too_large' ? 413 : 400, params, { cause });
    this.name = 'WorkbookError';
  }
}

/** Small as the file may be, what it unfolds to is more than is read. */
export const tooFull = (cause?: unknown): WorkbookError => new WorkbookError('workbook_too_full', {}, cause);
