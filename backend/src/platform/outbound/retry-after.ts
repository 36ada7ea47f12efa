/** Longest wait that a server may impose on us, in milliseconds. */
export const LONGEST_WAIT_MS = 120_000;

/**
 * Reads `retry-after-ms` (milliseconds) or `Retry-After` (seconds or an HTTP date), capped at 120 s; null when there is
 * neither or neither makes sense (rules: outgoing calls).
 */
export function readRetryAfter(headers: Pick<Headers, 'get'>, now = Date.now()): number | null {
  const milliseconds = numberIn(headers.get('retry-after-ms'));
  if (milliseconds !== null) return capWait(milliseconds);
  const text = headers.get('retry-after');
  const seconds = numberIn(text);
  if (seconds !== null) return capWait(seconds * 1000);
  const date = text !== null && /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? null : capWait(date - now);
}

/** Rounds up to whole milliseconds between 0 and the longest wait. */
export const capWait = (ms: number): number => Math.min(LONGEST_WAIT_MS, Math.max(0, Math.ceil(ms)));

function numberIn(text: string | null): number | null {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null;
}
