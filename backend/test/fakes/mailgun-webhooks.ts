import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { fixture } from './recorded-server.js';

export interface MailgunEvent {
  event: string;
  id: string;
  timestamp: number;
  recipient: string;
  message: { headers: { 'message-id': string; [name: string]: string } };
  [field: string]: unknown;
}

export interface MailgunWebhook {
  signature: { timestamp: string; token: string; signature: string };
  'event-data': MailgunEvent;
}

export type MailgunEventName =
  'delivered' | 'failed-permanent' | 'failed-temporary' | 'opened' | 'opened-bot' | 'clicked';

/** An event as it was recorded, about another message. */
export function eventOf(name: MailgunEventName, messageId: string, recipient: string): MailgunEvent {
  const event = fixture<MailgunWebhook>(`mailgun-event-${name}`)['event-data'];
  const message = { ...event.message, headers: { ...event.message.headers, 'message-id': messageId } };
  return { ...event, id: randomUUID(), timestamp: Date.now() / 1000, recipient, message };
}

export const deliveredEvent = (messageId: string, recipient: string): MailgunEvent =>
  eventOf('delivered', messageId, recipient);

/** The call that the service makes for an event, signed with this key; `at` in milliseconds. */
export function signedWebhook(event: MailgunEvent, signingKey: string, at = Date.now()): MailgunWebhook {
  const timestamp = String(Math.floor(at / 1000));
  const token = randomBytes(25).toString('hex');
  const signature = createHmac('sha256', signingKey)
    .update(timestamp + token)
    .digest('hex');
  return { signature: { timestamp, token, signature }, 'event-data': event };
}
