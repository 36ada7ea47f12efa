import { createHmac } from 'node:crypto';

/** Headers by the Standard Webhooks specification, which libraries in many languages check (standardwebhooks.com). */
export const STANDARD_ID_HEADER = 'webhook-id';
export const STANDARD_TIMESTAMP_HEADER = 'webhook-timestamp';
export const STANDARD_SIGNATURE_HEADER = 'webhook-signature';

/** What a secret begins with; the rest is its bytes in base64. */
export const SECRET_PREFIX = 'whsec_';

/** Our own headers, which were there before, of a delivery: its id (the same at every try), the time of this try, and the signature. */
export const ID_HEADER = 'X-Webhook-Id';
export const TIMESTAMP_HEADER = 'X-Webhook-Timestamp';
export const SIGNATURE_HEADER = 'X-Webhook-Signature';
export const EVENT_HEADER = 'X-Webhook-Event';

/**
 * `v1=` and the HMAC-SHA256 of `timestamp.body` as hex, one for each secret, separated by commas: while a secret is being
 * replaced, the former one signs, too (rules: webhooks). The timestamp is whole seconds since 1970. Pure.
 */
export function sign(secrets: readonly string[], timestamp: number, body: string): string {
  return secrets
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`)
    .join(',');
}

/**
 * By Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` as base64, one for each secret, with blanks between
 * them; the key is what the secret holds as base64, of the URL's alphabet in older ones. Pure.
 */
export function signStandard(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: string,
): string {
  return secrets
    .map((secret) => Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
}
