import type { MailKind } from '../mail.entity.js';

/** A finished message: the same bytes whichever way they go. */
export interface Letter {
  id: string;
  kind: MailKind;
  from: string;
  to: string;
  raw: Buffer;
}

/** Hands a letter over. Resolves when the other side has accepted it; throws a DeliveryError otherwise. */
export interface MailTransport {
  readonly name: 'smtp' | 'outbox';
  deliver(letter: Letter): Promise<void>;
}

/**
 * Why a letter was not accepted: `refused` by the server for good, `config` (we are not let in), `transient`
 * (nothing was handed over), or `uncertain` (the server may have taken it before the line broke).
 */
export class DeliveryError extends Error {
  constructor(
    readonly kind: 'refused' | 'config' | 'transient' | 'uncertain',
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`Mail ${kind}: ${reason}`, { cause });
  }
}
