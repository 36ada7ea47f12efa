import type messages from './texts/writer-messages.en.json';

/**
 * What the queue should do about a failed writing (rules: failed generations). `busy` and `transient` are tried again; the
 * others would fail again the same way: `config` needs the settings changed, `input` the questionnaire, `refused` and `garbage`
 * (already asked twice) mean that this server writes no usable text; `capped` that our own cap left no tokens for today.
 */
export type WriterErrorKind = 'config' | 'input' | 'busy' | 'transient' | 'refused' | 'garbage' | 'capped';

export type WriterErrorCode = keyof typeof messages;

export interface WriterErrorParts {
  kind: WriterErrorKind;
  code: WriterErrorCode;
  /** What exactly happened, for the log: status, host, rule. Never a key, a prompt or the server's own words. */
  detail?: string;
  retryAfterMs?: number | null;
  retryOnce?: boolean;
  cause?: unknown;
}

/** A writer could not compose the texts of an evaluation. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
  readonly kind: WriterErrorKind;
  readonly code: WriterErrorCode;
  /** Milliseconds that the server asked us to wait, at most 120,000; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** True when a second try makes sense but a third does not. */
  readonly retryOnce: boolean;

  constructor(parts: WriterErrorParts) {
    super(parts.detail ? `${parts.code}: ${parts.detail}` : parts.code, { cause: parts.cause });
    this.kind = parts.kind;
    this.code = parts.code;
    this.retryAfterMs = parts.retryAfterMs ?? null;
    this.retryOnce = parts.retryOnce ?? false;
  }

  get retryable(): boolean {
    return this.kind === 'busy' || this.kind === 'transient';
  }
}
