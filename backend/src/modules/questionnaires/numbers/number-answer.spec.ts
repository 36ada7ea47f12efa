import fc from 'fast-check';
import {
  bandFault,
  bandOf,
  numberIn,
  numberText,
  numberWords,
  rangeOf,
  readNumber,
} from './number-answer.js';

const bands = [{ from: 0 }, { from: 10 }, { from: 50.5 }];
const range = { min: 0, max: 100, decimals: false };

describe('a number as people write it', () => {
  it.each([
    ['12', 12],
    [' 12,5 ', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['-3', -3],
    ['\u22123', -3],
    ['1 200', 1200],
    ['1\u00a0200,5', 1200.5],
    ['1.200,5', 1200.5],
    ['1,200.5', 1200.5],
    ['1.200.300', 1200300],
    ['12,5 %', 12.5],
    ['3 év', 3],
    ['-0', 0],
  ])('%j is read', (text, value) => expect(readNumber(text, 'év')).toBe(value));

  it.each(['1.200', '1,200', '-12,345'])('%j could be two numbers, so it is none', (text) =>
    expect(readNumber(text)).toBe('unclear'),
  );

  it.each(['', 'tíz', '10-20', '1 20', '12 34,5', '1.20.3', '1,2,3', '5 km', '1e3', '0x1f'])(
    '%j is none',
    (text) => expect(readNumber(text)).toBeNull(),
  );

  it('is stored in one way, which is read as the same number', () => {
    expect([numberText(1200), numberText(12.5), numberText(1.125)]).toEqual(['1200', '12.5', '1.1250']);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(1, 10, 100, 1000, 10000),
        (whole, by) => {
          expect(readNumber(numberText(whole / by))).toBe(whole / by === 0 ? 0 : whole / by);
        },
      ),
    );
  });

  it('is shown in the language, with its unit', () => {
    expect(['hu', 'ro', 'en'].map((language) => numberWords(12.5, '%', language))).toEqual([
      '12,5%',
      '12,5\u00a0%',
      '12.5%',
    ]);
    expect(numberWords(12, 'fő', 'hu')).toBe('12\u00a0fő');
    expect(numberWords(3, null, 'en')).toBe('3');
  });
});

describe('what a question accepts', () => {
  it.each([
    ['12', { value: 12 }],
    ['12,5', { fault: 'whole' }],
    ['-1', { fault: 'low' }],
    ['101', { fault: 'high' }],
    ['1.200', { fault: 'unclear' }],
    ['sok', { fault: 'none' }],
  ])('%j: %j', (text, read) => expect(numberIn(text, range)).toEqual(read));

  it('begins at its lowest band, unless it begins later', () => {
    const open = { min: null, max: null, decimals: true };
    expect(rangeOf({ ...open, options: bands }).min).toBe(0);
    expect(rangeOf({ ...open, min: -5, options: bands }).min).toBe(0);
    expect(rangeOf({ ...open, min: 5, options: bands }).min).toBe(5);
    expect(rangeOf({ ...open, min: 5, options: [{ from: null }] }).min).toBe(5);
  });
});

describe('bands', () => {
  it('hold what is not below them, up to the next one, in whatever order they stand', () => {
    const at = (value: number) => bandOf(bands.toReversed(), value)?.from;
    expect([0, 9.99, 10, 50.4, 50.5, 1000].map(at)).toEqual([0, 0, 10, 10, 50.5, 50.5]);
    expect(at(-1)).toBeUndefined();
  });

  it('each begin at a number of their own, and nothing belongs to what does not apply', () => {
    const band = (from: number | null, notApplicable = false) => ({ from, notApplicable });
    expect(bandFault([band(0), band(10), band(null, true)])).toBeNull();
    expect(bandFault([band(0), band(null)])?.code).toBe('without_number');
    expect(bandFault([band(0), band(0)])?.code).toBe('twice');
    expect(bandFault([band(0, true)])?.code).toBe('not_applicable');
  });
});
