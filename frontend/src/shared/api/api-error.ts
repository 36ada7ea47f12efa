import { type Schemas } from './operations.ts';

/** What the server says about one rejected call; every part but `message` may be missing or malformed. */
interface ErrorBody {
  code?: unknown;
  message?: unknown;
  details?: unknown;
}

/**
 * A call that did not succeed. `message` is "status: text" for logs; people read `userMessage`,
 * which the server has already written in their language. Status 0 means that no answer arrived at all.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly userMessage: string | null;
  readonly details: unknown;
  /** How many seconds the server asks to wait; null when it says nothing. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, body: ErrorBody = {}, retryAfter: string | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : status === 0 ? 'network' : 'unknown';
    this.userMessage = readMessage(body.message);
    this.details = body.details;
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }

  /** Builds the error from an answer's raw body, which is JSON from our server and anything from a proxy. */
  static fromAnswer(
    status: number,
    statusText: string,
    rawBody: string,
    retryAfter: string | null = null,
  ): ApiError {
    return new ApiError(status, rawBody.trim() === '' ? statusText : rawBody, parseBody(rawBody), retryAfter);
  }

  /** The error for a call that never reached the server or never came back. */
  static unreachable(cause: unknown): ApiError {
    return new ApiError(0, cause instanceof Error ? cause.message : 'no answer');
  }
}

/** True when what the call was about is not there (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** True when the server refused for this reason. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

function readMessage(message: unknown): string | null {
  const sentences = [message].flat().filter((part) => typeof part === 'string');
  return sentences.join(' ').trim() || null;
}

function parseBody(rawBody: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(rawBody);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

type ErrorResponse = Schemas['ErrorResponse'];
/** The codes whose details have a shape of their own. */
type DescribedCode = Extract<ErrorResponse, { details: unknown }>['code'];
type DetailsOf<C extends DescribedCode> =
  Extract<ErrorResponse, { code: C }> extends { details: infer D } ? D : never;

/** What the details of a refusal with this code hold; null for any other failure. */
export function detailsOf<C extends DescribedCode>(error: unknown, code: C): DetailsOf<C> | null {
  return error instanceof ApiError && error.code === code ? (error.details as DetailsOf<C>) : null;
}

/** The fields that the server refused, in its order. */
export function refusedFields(error: unknown): string[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return (error.details as { field?: string }[]).flatMap(({ field }) => field ?? []);
}
