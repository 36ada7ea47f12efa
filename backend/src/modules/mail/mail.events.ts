import type { MailKind } from './messages/mail-templates.js';

/** The mail service has taken the mail over. Emitted in the transaction that stores it. */
export class MailAccepted {
  constructor(
    readonly mailId: string,
    readonly kind: MailKind,
    readonly evaluationId: string | null,
    readonly offerRequestId: string | null,
  ) {}
}
