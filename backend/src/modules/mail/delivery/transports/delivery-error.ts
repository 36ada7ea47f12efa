import { AppError } from '../../../../platform/errors/app-error.js';

/**
 * Why a letter was not accepted: `refused` for good, `config` (we are not let in: a person has to mend it), `busy` (come
 * back later), `transient` (nothing was handed over), or `uncertain` (it may have been taken before the line broke).
 */
export type DeliveryFailure = 'refused' | 'config' | 'busy' | 'transient' | 'uncertain';

interface More {
  cause?: unknown;
  /** A more exact sentence than the class has. */
  code?: string;
  /** How long the other side asks us to wait, in milliseconds. */
  waitMs?: number;
  /** The other side says that there is no such address. */
  isUnknownAddress?: boolean;
}

const CODES: Record<DeliveryFailure, string> = {
  refused: 'mail_refused',
  config: 'mail_server_settings',
  busy: 'mail_server_busy',
  transient: 'mail_server_away',
  uncertain: 'mail_uncertain',
};

/** The reason is the other side's own words, or a short code: 200 characters at most. */
export class DeliveryError extends Error {
  readonly waitMs: number | null;
  readonly isUnknownAddress: boolean;
  private readonly code: string;

  constructor(
    readonly kind: DeliveryFailure,
    readonly reason: string,
    { cause, code, waitMs, isUnknownAddress }: More = {},
  ) {
    super(`Mail ${kind}: ${reason}`, { cause });
    this.waitMs = waitMs ?? null;
    this.isUnknownAddress = isUnknownAddress ?? false;
    this.code = code ?? CODES[kind];
  }

  /** With a sentence for people. */
  asAppError(): AppError {
    const params: Record<string, string> = this.kind === 'refused' ? { reason: this.reason } : {};
    return new AppError(this.code, 502, params, { cause: this });
  }
}
