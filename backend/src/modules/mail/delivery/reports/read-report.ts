import { z } from 'zod';
import type { ErrorParams } from '../../../../platform/errors/app-error.js';
import { cleanText } from '../../../../platform/text/clean-text.js';
import type { Delivery } from '../../queue/mail-states.js';
import type { SuppressionReason } from '../suppression/suppression-reasons.js';
import type { ReportSignature } from './report-signature.js';

/** What the mail service says became of a mail. */
export interface MailReport {
  eventId: string;
  /** Without angle brackets. */
  messageId: string;
  recipient: string;
  /** Seconds since 1970. */
  happenedAt: number;
  /** Null where there is nothing to write down. */
  delivery: Delivery | null;
  error: { code: string; params: ErrorParams } | null;
  /** The address is not mailed to again. */
  suppresses: SuppressionReason | null;
}

const SIGNATURE = z.object({
  timestamp: z.string().regex(/^\d{1,12}$/),
  token: z.string().min(1).max(100),
  signature: z.string().regex(/^[0-9a-f]{64}$/i),
});

/** Ids of every mail service are printable and without blanks. */
const ID = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const STATUS = z
  .object({
    code: z.union([z.number(), z.string()]).nullish(),
    message: z.string().nullish(),
    description: z.string().nullish(),
  })
  .nullish();
const EVENT = z.object({
  event: z.string(),
  id: ID,
  timestamp: z.number().nonnegative().max(1e11),
  recipient: z.string().max(320),
  severity: z.string().nullish(),
  reason: z.string().nullish(),
  'delivery-status': STATUS,
  message: z.object({ headers: z.object({ 'message-id': ID }) }),
});
type Event = z.infer<typeof EVENT>;

/** The signature of a body as it came in; null when there is none to check. Pure. */
export function signatureIn(body: unknown): ReportSignature | null {
  const read = z.object({ signature: SIGNATURE }).safeParse(body);
  return read.success ? read.data.signature : null;
}

/** What a body says of a mail; null for everything that is about no mail of ours, or is of a kind we don't know. Pure. */
export function reportIn(body: unknown): MailReport | null {
  const read = z.object({ 'event-data': EVENT }).safeParse(body);
  if (!read.success) return null;
  const event = read.data['event-data'];
  return {
    eventId: event.id,
    messageId: event.message.headers['message-id'].trim().replace(/^<|>$/g, ''),
    recipient: event.recipient,
    happenedAt: event.timestamp,
    ...meaningOf(event),
  };
}

type Meaning = Pick<MailReport, 'delivery' | 'error' | 'suppresses'>;
const NOTHING: Meaning = { delivery: null, error: null, suppresses: null };

function meaningOf(event: Event): Meaning {
  if (event.event === 'delivered') return { ...NOTHING, delivery: 'delivered' };
  if (event.event === 'complained' || event.event === 'unsubscribed') return COMPLAINED;
  if (event.event !== 'failed') return NOTHING;
  const reason = reasonOf(event);
  if (event.severity === 'temporary')
    return { ...NOTHING, delivery: 'delayed', error: { code: 'mail_delayed', params: { reason } } };
  if (event.severity !== 'permanent') return NOTHING;
  // The service stops by itself what was complained of before.
  if (event.reason === 'suppress-complaint' || event.reason === 'suppress-unsubscribe') return COMPLAINED;
  return {
    delivery: 'bounced',
    error: { code: 'mail_bounced', params: { reason } },
    // Others gave up after a while, or were refused for what the mail is: the address may be right.
    suppresses: event.reason === 'bounce' || event.reason === 'suppress-bounce' ? 'bounced' : null,
  };
}

const COMPLAINED: Meaning = {
  delivery: 'complained',
  error: { code: 'mail_complained', params: {} },
  suppresses: 'complained',
};

/** The other server's own words, on one line and of a length that a row can show. */
function reasonOf(event: Event): string {
  const { code, message, description } = event['delivery-status'] ?? {};
  const words = [code, message || description || event.reason].filter(Boolean).join(' ');
  return cleanText(words).replace(/\s+/g, ' ').trim().slice(0, 200);
}
