import type { MailKind } from '../../wording/mail-templates.js';

/** A finished message: the same bytes whichever way they go. */
export interface RenderedMail {
  id: string;
  kind: MailKind;
  from: string;
  to: string;
  /** Without its angle brackets. */
  messageId: string;
  raw: Buffer;
}

/** What a service that was asked again knows of a letter whose handing over had an unclear end. */
export type LookupResult = 'accepted' | 'unknown' | 'unsupported';

/** Hands a letter over. Answers the Message-ID it has there once the other side has accepted it; throws a DeliveryError otherwise. */
export interface MailTransport {
  readonly name: 'smtp' | 'outbox' | 'mailgun';
  deliver(letter: RenderedMail): Promise<{ messageId: string }>;
  /** Where services can be asked: whether they took a letter. `unsupported`: they don't let us know. */
  find?(messageId: string): Promise<LookupResult>;
}
