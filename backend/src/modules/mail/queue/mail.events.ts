import type { MailKind } from '../wording/mail-templates.js';

/** Somebody opted out at the address, which is named by its keyed hash; emitted each time they do so. */
export class AddressOptedOut {
  constructor(readonly addressHash: string) {}
}

/** Somebody has vouched for an address, named by its keyed hashes: it may be mailed to again. */
export class AddressLifted {
  constructor(readonly addressHashes: string[]) {}
}

/** The mail service has taken the mail over. Emitted in the transaction that stores it. */
export class MailAccepted {
  constructor(
    readonly mailId: string,
    readonly kind: MailKind,
    readonly evaluationId: string | null,
    readonly offerRequestId: string | null,
  ) {}
}
