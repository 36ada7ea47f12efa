import type messages from './texts/messages.en.json';

export type MailProbeCode = keyof typeof messages;
