import { type CallLimits, type CallState, decideCall, hasLimit } from './ai-gate.service.js';

const NONE: CallLimits = { dailyTokens: null, callsPerMinute: null, callsAtOnce: null };
const IDLE: CallState = { spent: 0, reserved: 0, underWay: 0, minuteWaitMs: 0 };

describe('A call to the AI', () => {
  it.each<[string, Partial<CallState>, Partial<CallLimits>, object]>([
    ['goes where nothing is limited', { spent: 1e9, underWay: 99, minuteWaitMs: 1 }, {}, { kind: 'go' }],
    ['may use the last token of the day', { spent: 900 }, { dailyTokens: 1000 }, { kind: 'go' }],
    [
      'is held back when it might pass the cap by one',
      { spent: 901 },
      { dailyTokens: 1000 },
      { kind: 'capped' },
    ],
    [
      'waits while only what others reserved is in the way',
      { spent: 800, reserved: 101 },
      { dailyTokens: 1000 },
      { kind: 'wait' },
    ],
    [
      'is held back rather than waits when the cap is passed anyway',
      { spent: 950, reserved: 500 },
      { dailyTokens: 1000 },
      { kind: 'capped' },
    ],
    ['waits for a place', { underWay: 3 }, { callsAtOnce: 3 }, { kind: 'wait' }],
    ['takes a free place', { underWay: 2 }, { callsAtOnce: 3 }, { kind: 'go' }],
    ['waits for its minute', { minuteWaitMs: 1200 }, { callsPerMinute: 5 }, { kind: 'wait', ms: 1200 }],
    [
      'looks again after 5 s, as limits may be raised',
      { minuteWaitMs: 59_000 },
      { callsPerMinute: 5 },
      { kind: 'wait', ms: 5000 },
    ],
    ['goes when its minute has come', { minuteWaitMs: -1 }, { callsPerMinute: 5 }, { kind: 'go' }],
  ])('%s', (_what, state, limits, decision) => {
    expect(decideCall({ ...IDLE, ...state }, { ...NONE, ...limits }, 100)).toMatchObject(decision);
  });

  it('is only looked at where there is a limit', () => {
    expect(hasLimit(NONE)).toBe(false);
    expect(hasLimit({ ...NONE, callsAtOnce: 1 })).toBe(true);
  });
});
