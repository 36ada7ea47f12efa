/** How far a mail is on its way out of here. */
export const MAIL_STATES = ['queued', 'sending', 'accepted', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What was heard of a mail after it was handed over; a later one in this order stands over an earlier one. */
export const DELIVERIES = ['delayed', 'delivered', 'bounced', 'complained'] as const;
export type Delivery = (typeof DELIVERIES)[number];
