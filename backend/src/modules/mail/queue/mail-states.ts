import { FORM_KINDS } from '../wording/mail-templates.js';

/** How far a mail is on its way out of here; `saved`: without a mail service it is a file in the outbox, and not sent. */
export const MAIL_STATES = ['queued', 'sending', 'accepted', 'saved', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What was heard of a mail after it was handed over; a later one in this order stands over an earlier one. */
export const DELIVERIES = ['delayed', 'delivered', 'bounced', 'complained'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** SQL of the newest result mail of one evaluation: its state. The argument is the SQL of the evaluation's id. */
export const latestResultOf = (evaluationId: string) =>
  `SELECT state, delivery, error, changed_at FROM mail WHERE evaluation_id = ${evaluationId} AND kind = 'result' ORDER BY created_at DESC LIMIT 1`;

/**
 * SQL of the address that stays in a mail's row once the mail has left or ended. Of recipients that no evaluation names
 * only an outline is stored: those of a shared page, of a link to go on with, and invited ones (rules: mails of forms).
 */
export const STORED_ADDRESS = `CASE WHEN kind IN ('share', '${FORM_KINDS.join(`', '`)}') THEN regexp_replace(to_address, '^(.).*@', '\\1…@') ELSE to_address END`;
