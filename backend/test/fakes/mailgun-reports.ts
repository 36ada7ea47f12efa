import { createHmac, randomBytes } from 'node:crypto';
import { fixture } from './recorded-server.js';

/** What kinds of events there are recordings of. */
export type RecordedEvent =
  | 'delivered'
  | 'failed-permanent'
  | 'failed-temporary'
  | 'opened'
  | 'opened-bot'
  | 'clicked';

export interface EventBody {
  signature: { timestamp: string; token: string; signature: string };
  'event-data': Record<string, unknown>;
}

interface AboutMail {
  messageId: string;
  recipient: string;
}

/** An event as the service would send it, about a mail of the test, not signed yet; `more` goes over the recording. */
export function eventAbout(
  kind: RecordedEvent,
  { messageId, recipient }: AboutMail,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const { 'event-data': recorded } = fixture<EventBody>(`mailgun-event-${kind}`);
  return {
    ...recorded,
    id: randomBytes(16).toString('base64url'),
    timestamp: Date.now() / 1000,
    recipient,
    message: { ...(recorded.message as object), headers: { 'message-id': messageId } },
    ...more,
  };
}

interface Signing {
  key: string;
  token?: string;
  /** Seconds since 1970. */
  timestamp?: number;
}

/** Signs an event as the service does: time and token alone are covered. */
export function signEvent(
  event: Record<string, unknown>,
  { key, token = randomBytes(25).toString('hex'), timestamp = Math.floor(Date.now() / 1000) }: Signing,
): EventBody {
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  return { signature: { timestamp: String(timestamp), token, signature }, 'event-data': event };
}
