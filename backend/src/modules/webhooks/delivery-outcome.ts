import type { DeliveryState, OffReason } from './webhook-events.js';

/** What one try brought. Without an answer `status` is null and `code` says why. */
export interface Answer {
  status: number | null;
  code: string | null;
  /** How long it took, in milliseconds. */
  ms: number;
  /** How the answer's body began. */
  text: string | null;
  /** How long the receiver asked us to wait, in milliseconds. */
  retryAfterMs: number | null;
}

export interface DeliveryOutcome {
  state: DeliveryState;
  /** Until the next try, where there is one. */
  inMs: number | null;
  /** The whole webhook rests for so long: the receiver asked for it. */
  restMs: number;
  switchOff: OffReason | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PATIENT_WAITS = [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];
const REFUSED_WAITS = [MINUTE, 10 * MINUTE];

/**
 * What follows from a try (rules: webhooks). 2xx is delivered. 410 ends it and the webhook. No answer, 408, 429 and 5xx are tried
 * again with growing waits as long as `leftMs` allows; everything else, redirects and forbidden addresses included, three
 * times in all. `tries` counts this one. Pure.
 */
export function outcomeOf(
  answer: Answer,
  tries: number,
  leftMs: number,
  random: () => number = Math.random,
): DeliveryOutcome {
  const { status } = answer;
  const failed: DeliveryOutcome = { state: 'failed', inMs: null, restMs: 0, switchOff: null };
  if (status !== null && status >= 200 && status < 300) return { ...failed, state: 'delivered' };
  if (status === 410) return { ...failed, switchOff: 'gone' };
  const waits = isPassing(answer) ? PATIENT_WAITS : REFUSED_WAITS;
  const wait = waits[tries - 1] ?? (isPassing(answer) ? waits.at(-1) : undefined);
  if (wait === undefined) return failed;
  const inMs = Math.max(Math.round(wait * (0.75 + random() / 4)), answer.retryAfterMs ?? 0);
  if (inMs > leftMs) return failed;
  return {
    state: 'waiting',
    inMs,
    restMs: status === 429 ? (answer.retryAfterMs ?? inMs) : 0,
    switchOff: null,
  };
}

/** Trouble that passes without anybody mending an address or a program. */
function isPassing({ status, code }: Answer): boolean {
  if (status === null) return code !== 'address_refused' && code !== 'redirect_refused';
  return status === 408 || status === 429 || status >= 500;
}

/** A webhook is switched off after so many failed tries in a row, when the first of them is so long ago. */
export const OFF_AFTER_TRIES = 20;
export const OFF_AFTER_HOURS = 72;
