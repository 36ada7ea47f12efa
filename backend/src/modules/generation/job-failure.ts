import { AppError } from '../../platform/errors/app-error.js';
import { backoffMs, RetryLater } from '../../platform/jobs/work.js';
import type { WriterError } from './writer-error.js';

/** What a job's item throws when its writer failed: a later try where one makes sense, else the failure for people. */
export function jobFailureOf(error: WriterError, attempt: number): AppError | RetryLater {
  const failure = new AppError(error.code, error.kind === 'capped' ? 429 : 502, {}, { cause: error });
  if (!error.retryable || (error.retryOnce && attempt > 1)) return failure;
  const delayMs = error.retryAfterMs ?? backoffMs(attempt);
  return new RetryLater(delayMs, failure, error.kind === 'busy' ? delayMs : 0);
}
