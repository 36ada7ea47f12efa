import { isCapped } from './ai-gate.service.js';

describe('A call to the AI', () => {
  /** At most 100 prompt tokens and as many of an answer. */
  const CALL = { promptBytes: 200, tokenLimit: 100 };

  it.each([
    ['goes where there is no cap', 1e9, null, false],
    ['may use the last token of the day', 800, 1000, false],
    ['is held back when it might pass the cap by one', 801, 1000, true],
    ['is held back when the cap is passed already', 2000, 1000, true],
  ])('%s', (_what, spent, dailyTokens, held) => {
    expect(isCapped({ spent, dailyTokens }, CALL)).toBe(held);
  });
});
