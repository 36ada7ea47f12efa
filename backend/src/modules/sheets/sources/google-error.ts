import type { OutboundError, OutboundErrorKind } from '../../../platform/outbound/outbound-error.js';
import { isRecord, parseJson } from '../../../platform/text/json.js';

/** Why Google gave nothing, in words of ours; each source has its own sentence for it. */
export type GoogleReason =
  /** The key was revoked, or the account deleted. */
  | 'key_refused'
  | 'clock_wrong'
  | 'token_refused'
  /** The file is not shared with the service account, or not at all. */
  | 'not_shared'
  | 'api_disabled'
  | 'scope_missing'
  | 'not_found'
  | 'bad_range'
  /** An uploaded .xlsx that was never turned into a Google document. */
  | 'other_document'
  | 'quota'
  | 'too_large'
  | 'timeout'
  | 'unavailable'
  | 'address_refused'
  | 'refused';

/** A call to Google that brought no usable answer. Its message names call, status and reason, never a body or a key. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';

  constructor(
    readonly reason: GoogleReason,
    readonly kind: OutboundErrorKind,
    /** Milliseconds that Google asked us to wait; null when it did not say. */
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(`${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause });
  }

  get retryable(): boolean {
    return this.kind === 'busy' || this.kind === 'transient';
  }
}

/** Sorts a failed call to one of Google's APIs by the status and reason in its body, never by its words. */
export function apiErrorOf(error: OutboundError): GoogleError {
  const make = (reason: GoogleReason, kind: OutboundErrorKind = 'config') =>
    new GoogleError(reason, kind, error.retryAfterMs, error);
  if (error.status === null || error.status < 400) return troubleOf(error);
  const { status, reason } = readApiBody(error.responseText);
  if (error.status === 429) return make('quota', 'busy');
  if (error.status >= 500 || error.kind === 'transient') return make('unavailable', 'transient');
  if (error.status === 401) return make('token_refused');
  if (error.status === 404 || error.status === 410) return make('not_found');
  if (reason === 'SERVICE_DISABLED') return make('api_disabled');
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT') return make('scope_missing');
  if (error.status === 403) return make('not_shared');
  if (status === 'FAILED_PRECONDITION') return make('other_document');
  if (status === 'INVALID_ARGUMENT') return make('bad_range');
  return make('refused');
}

/** Sorts a failed request for a token, whose errors have a shape of their own. */
export function tokenErrorOf(error: OutboundError): GoogleError {
  const make = (reason: GoogleReason, kind: OutboundErrorKind = 'config') =>
    new GoogleError(reason, kind, error.retryAfterMs, error);
  if (error.status === null || error.status < 400) return troubleOf(error);
  if (error.status === 429) return make('quota', 'busy');
  if (error.kind === 'transient') return make('unavailable', 'transient');
  const { error: code, error_description: description } = record(parseJson(error.responseText));
  if (code === 'invalid_scope') return make('scope_missing');
  // The two causes of invalid_grant differ in nothing but the words, and the advice differs completely.
  const isClock =
    typeof description === 'string' && /short-lived|reasonable timeframe|\biat\b/i.test(description);
  return make(isClock ? 'clock_wrong' : 'key_refused');
}

/** Trouble of the network and of what our own client refuses. */
export function troubleOf(error: OutboundError): GoogleError {
  const make = (reason: GoogleReason, kind: OutboundErrorKind) => new GoogleError(reason, kind, null, error);
  if (error.code === 'timeout') return make('timeout', 'transient');
  if (error.code === 'answer_too_large') return make('too_large', 'input');
  if (error.kind === 'config') return make('address_refused', 'config');
  return make('unavailable', 'transient');
}

function readApiBody(text: string): { status: string; reason: string } {
  const error = record(record(parseJson(text)).error);
  const details: unknown[] = Array.isArray(error.details) ? error.details : [];
  const reason = details.map((detail) => record(detail).reason).find((value) => typeof value === 'string');
  return { status: typeof error.status === 'string' ? error.status : '', reason: (reason as string) ?? '' };
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
