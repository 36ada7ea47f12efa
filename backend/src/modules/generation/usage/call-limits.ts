/** Limits that all workers share; null where there is none. */
export interface CallLimits {
  dailyTokens: number | null;
  callsPerMinute: number | null;
  callsAtOnce: number | null;
}

/** How calls stand in all processes together. */
export interface CallState {
  /** Tokens of today. */
  spent: number;
  /** What the calls under way may cost at most. */
  reserved: number;
  /** Calls under way to this server. */
  underWay: number;
  /** Milliseconds until one more call a minute is allowed to this server; 0 or less: at once. */
  minuteWaitMs: number;
}

export type CallDecision = { kind: 'go' } | { kind: 'wait'; ms: number } | { kind: 'capped' };

/** Others may end any moment: so long until the next look. */
const LOOK_AGAIN_MS = 150;
/** A limit may be raised meanwhile. */
const LONGEST_WAIT_MS = 5000;

/** Whether a call that may cost `most` tokens may be made now. Pure (rules: limits of the AI, daily token cap). */
export function decideCall(state: CallState, limits: CallLimits, most: number): CallDecision {
  const { dailyTokens, callsPerMinute, callsAtOnce } = limits;
  if (dailyTokens !== null && state.spent + most > dailyTokens) return { kind: 'capped' };
  if (dailyTokens !== null && state.spent + state.reserved + most > dailyTokens)
    return { kind: 'wait', ms: LOOK_AGAIN_MS };
  if (callsAtOnce !== null && state.underWay >= callsAtOnce) return { kind: 'wait', ms: LOOK_AGAIN_MS };
  if (callsPerMinute !== null && state.minuteWaitMs > 0)
    return { kind: 'wait', ms: Math.min(state.minuteWaitMs, LONGEST_WAIT_MS) };
  return { kind: 'go' };
}

export const hasLimit = (limits: CallLimits): boolean =>
  Object.values(limits).some((limit) => limit !== null);
