import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a report is signed with; the signature covers time and token, not what the report says. */
export interface ReportSignature {
  /** Seconds since 1970, as text. */
  timestamp: string;
  token: string;
  signature: string;
}

/** Reports are repeated for 8 hours. */
const OLDEST_SECONDS = 12 * 3600;
/** Clocks differ a little. */
const MOST_AHEAD_SECONDS = 300;

/** Whether the service has signed it, and not too long ago; compared in constant time (rules: reports of the mail service). Pure. */
export function isSigned(
  { timestamp, token, signature }: ReportSignature,
  key: string,
  nowMs: number,
): boolean {
  const mac = createHmac('sha256', key)
    .update(timestamp + token)
    .digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return false;
  const age = nowMs / 1000 - Number(timestamp);
  return age <= OLDEST_SECONDS && age >= -MOST_AHEAD_SECONDS;
}
