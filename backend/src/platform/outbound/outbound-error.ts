import { AddressRefused } from './addresses.js';
import type { Deadline } from './deadline.js';

/**
 * What to do about a failed call (rules: outgoing calls): `config` is shown on the settings card and not retried, `input` is
 * shown at the row and not retried, `busy` and `transient` are retried by the queue.
 */
export type OutboundErrorKind = 'config' | 'input' | 'busy' | 'transient';

export interface OutboundErrorParts {
  kind: OutboundErrorKind;
  /** A stable machine word such as `timeout`, `http_404` or `address_refused`. */
  code: string;
  status?: number | null;
  retryAfterMs?: number | null;
  responseText?: string;
  cause?: unknown;
}

/** A call that brought no usable answer. The message names service, code and status only: never a query, key or body. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly kind: OutboundErrorKind;
  readonly code: string;
  readonly status: number | null;
  /** Milliseconds that the server asked us to wait, at most 120,000; null when it did not say. */
  readonly retryAfterMs: number | null;
  readonly #responseText: string;

  constructor(service: string, parts: OutboundErrorParts) {
    super(`${service}: ${parts.code}${parts.status ? ` (status ${parts.status})` : ''}`, {
      cause: parts.cause,
    });
    this.kind = parts.kind;
    this.code = parts.code;
    this.status = parts.status ?? null;
    this.retryAfterMs = parts.retryAfterMs ?? null;
    this.#responseText = parts.responseText ?? '';
  }

  /** The body of an error answer, for the caller to look up the service's own code. Private, so that no logger prints it. */
  get responseText(): string {
    return this.#responseText;
  }

  get retryable(): boolean {
    return this.kind === 'busy' || this.kind === 'transient';
  }
}

const CONFIG_STATUS = new Set([401, 402, 403, 404, 405, 407, 410, 421]);

/** The class of an HTTP status that is not a success. A redirect that was not allowed counts as `config`. */
export function kindOfStatus(status: number): OutboundErrorKind {
  if (status === 429) return 'busy';
  if (status === 408 || status === 409 || status === 425 || status >= 500) return 'transient';
  if (status < 400 || CONFIG_STATUS.has(status)) return 'config';
  return 'input';
}

/** Sorts what the network or the abort signal threw. Every cause is searched, as fetch wraps the real one. */
export function toOutboundError(service: string, error: unknown, deadline: Deadline): OutboundError {
  if (error instanceof OutboundError) return error;
  if (deadline.timedOut())
    return new OutboundError(service, { kind: 'transient', code: 'timeout', cause: error });
  if (deadline.signal.aborted)
    return new OutboundError(service, { kind: 'transient', code: 'aborted', cause: error });
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof AddressRefused) {
      return new OutboundError(service, { kind: 'config', code: 'address_refused', cause: error });
    }
    if ('code' in cause && cause.code === 'ENOTFOUND') {
      return new OutboundError(service, { kind: 'transient', code: 'host_unknown', cause: error });
    }
  }
  return new OutboundError(service, { kind: 'transient', code: 'network', cause: error });
}
