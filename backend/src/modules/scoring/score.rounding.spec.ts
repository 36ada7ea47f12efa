import fc from '../../../test/setup/random-inputs.js';
import { percentOf } from '../questionnaires/points.js';

describe('Percentages', () => {
  it.each([
    [34, 44, 77.3],
    [16, 44, 36.4],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 16, 6.3],
    [5, 16, 31.3],
    [1, 80, 1.3],
    [3, 80, 3.8],
    [201, 400, 50.3],
    [1, 2000, 0.1],
    [1, 2001, 0],
    [1999, 2000, 100],
    [0, 7, 0],
    [7, 7, 100],
    [0, 0, 0],
    [5, 0, 0],
  ])('%d of %d is %d', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent);
  });

  it('are the exact share rounded half up, as whole-number arithmetic has it', () => {
    const shares = fc
      .nat({ max: 1_000_000 })
      .chain((whole) => fc.tuple(fc.nat({ max: whole }), fc.constant(whole)));
    fc.assert(
      fc.property(shares, ([part, whole]) => {
        const tenths = whole === 0 ? 0n : (2000n * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole));
        expect(percentOf(part, whole)).toBe(Number(tenths) / 10);
      }),
    );
  });
});
