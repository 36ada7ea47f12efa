import type { OutboundError } from '../../../../platform/outbound/outbound-error.js';
import { DeliveryError } from './delivery-error.js';

const STANDARD_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Sentences for what only a person can mend. */
const SETTINGS: Readonly<Record<number, string>> = {
  401: 'mail_service_key',
  402: 'mail_service_unpaid',
  403: 'mail_service_forbids',
  404: 'mail_service_domain',
};

/** Until one of these the message has not been sent: the name was not found, no connection, or no trust in the other side. */
const BEFORE_THE_CALL =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|UNABLE_TO_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*)$/;

/** What a failed call of the mail service means for the letter (rules: mails). Pure. */
export function mailgunFailure(error: OutboundError): DeliveryError {
  const { status, kind, code } = error;
  if (status === 429) return new DeliveryError('busy', code, { cause: error, waitMs: waitOf(error) });
  if (kind === 'config')
    return new DeliveryError('config', code, {
      cause: error,
      code: SETTINGS[status ?? 0] ?? 'mail_service_address',
    });
  if (kind === 'input')
    return new DeliveryError('refused', messageIn(error.responseText) || code, { cause: error });
  return new DeliveryError(neverLeft(error) ? 'transient' : 'uncertain', code, { cause: error });
}

/** The header's time, else the seconds in the sentence. */
function waitOf({ retryAfterMs, responseText }: OutboundError): number {
  const seconds = /again (?:after|in) (\d{1,6}) seconds?/i.exec(responseText)?.[1];
  const wait = retryAfterMs ?? (seconds === undefined ? STANDARD_WAIT_MS : Number(seconds) * 1000);
  return Math.min(LONGEST_WAIT_MS, Math.max(1000, wait));
}

/** The service's sentence, from JSON or plain text, on one line. */
export function messageIn(body: string): string {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? line(message) : '';
  } catch {
    return /^\s*</.test(body) ? '' : line(body);
  }
}

function neverLeft({ status, cause }: OutboundError): boolean {
  if (status !== null) return false;
  for (let inner = cause, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1)
    if ('code' in inner && typeof inner.code === 'string' && BEFORE_THE_CALL.test(inner.code)) return true;
  return false;
}
