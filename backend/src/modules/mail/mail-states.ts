/** How far a mail is. */
export const MAIL_STATES = ['queued', 'sending', 'accepted', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];
