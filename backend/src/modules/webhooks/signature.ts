import { createHmac } from 'node:crypto';

/** Headers of a delivery: its id (the same at every try), the time of this try, and the signature. */
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
