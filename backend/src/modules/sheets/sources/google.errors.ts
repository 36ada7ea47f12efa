import { AppError, type ErrorParams } from '../../../platform/errors/app-error.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import type { GoogleError, GoogleReason } from './google-error.js';
import type messages from './texts/messages.en.json';

const COMMON: Partial<Record<GoogleReason, keyof typeof messages>> = {
  key_refused: 'google_key_refused',
  clock_wrong: 'google_clock_wrong',
  api_disabled: 'google_api_disabled',
  quota: 'google_quota',
  timeout: 'google_timeout',
  unavailable: 'google_unavailable',
  address_refused: 'google_address_refused',
};

/** Google's quotas are counted by the minute and seldom come with a Retry-After. */
const QUOTA_WAIT_MS = 60_000;
const BASE_MS = 2000;
const LONGEST_MS = 300_000;

/** What a source says about the reasons that are its own, and what its sentences name. */
export interface GoogleWords {
  codes: Partial<Record<GoogleReason, string>>;
  params: ErrorParams;
}

/** The error that people read: the source's own code for a reason, else the common one. */
export function googleProblem(error: GoogleError, { codes, params }: GoogleWords): AppError {
  const code = codes[error.reason] ?? COMMON[error.reason] ?? 'google_access_refused';
  return new AppError(code, error.retryable ? 503 : 409, params, { cause: error });
}

/**
 * What a job should throw for it: quotas and passing trouble are tried again later, with jitter, and a quota holds the whole
 * queue; everything else ends the job (rules: google sign-in).
 */
export function jobErrorOf(error: GoogleError, words: GoogleWords, attempt: number): AppError | RetryLater {
  const problem = googleProblem(error, words);
  if (!error.retryable) return problem;
  if (error.reason !== 'quota') return new RetryLater(error.retryAfterMs ?? jittered(attempt), problem);
  const delayMs = error.retryAfterMs ?? Math.round(QUOTA_WAIT_MS * (1 + Math.random() / 4));
  return new RetryLater(delayMs, problem, delayMs);
}

/** Full jitter up to the step, but never at once. */
const jittered = (attempt: number): number =>
  Math.round(Math.max(500, Math.random() * Math.min(LONGEST_MS, BASE_MS * 2 ** (attempt - 1))));
