import { type Answer, outcomeOf } from './delivery-outcome.js';

const DAY = 24 * 3_600_000;
const answer = (status: number | null, more: Partial<Answer> = {}): Answer => ({
  status,
  code: null,
  ms: 5,
  text: null,
  retryAfterMs: null,
  ...more,
});
const most = () => 1;

describe('what follows from a try', () => {
  it.each([200, 201, 202, 204, 299])('is an end after %d', (status) =>
    expect(outcomeOf(answer(status), 1, DAY)).toEqual({
      state: 'delivered',
      inMs: null,
      restMs: 0,
      switchOff: null,
    }),
  );

  it('is the end of the webhook after 410', () =>
    expect(outcomeOf(answer(410), 1, DAY)).toEqual({
      state: 'failed',
      inMs: null,
      restMs: 0,
      switchOff: 'gone',
    }));

  it.each([null, 408, 429, 500, 502, 503, 599])('is a day of tries after %s', (status) => {
    let passed = 0;
    let tries = 1;
    for (; ; tries += 1) {
      const { state, inMs } = outcomeOf(answer(status), tries, DAY - passed, most);
      if (state === 'failed') break;
      passed += inMs!;
    }
    expect(passed).toBeGreaterThan(23 * 3_600_000);
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(40);
  });

  it.each([301, 307, 400, 401, 403, 404, 409, 413, 422, 425])('is three tries after %d', (status) => {
    const states = [1, 2, 3].map((tries) => outcomeOf(answer(status), tries, DAY).state);
    expect(states).toEqual(['waiting', 'waiting', 'failed']);
  });

  it.each(['address_refused', 'redirect_refused'])('is three tries after %s', (code) =>
    expect(outcomeOf(answer(null, { code }), 3, DAY).state).toBe('failed'),
  );

  it('is a rest of the whole webhook after 429', () => {
    const { inMs, restMs } = outcomeOf(answer(429, { retryAfterMs: 90_000 }), 1, DAY);
    expect([inMs, restMs]).toEqual([90_000, 90_000]);
    expect(outcomeOf(answer(429), 1, DAY, most)).toMatchObject({ inMs: 10_000, restMs: 10_000 });
    expect(outcomeOf(answer(503, { retryAfterMs: 90_000 }), 1, DAY)).toMatchObject({
      inMs: 90_000,
      restMs: 0,
    });
  });
});
