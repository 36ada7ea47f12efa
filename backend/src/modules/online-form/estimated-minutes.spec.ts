import { estimatedMinutes } from './estimated-minutes.js';

const yesNo = { text: 'x'.repeat(80), kind: 'single' as const, options: [{ label: 'Yes' }, { label: 'No' }] };
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('Minutes to fill in', () => {
  it('is never none', () => expect(estimatedMinutes([])).toBe(1));

  it.each([
    [10, 3],
    [30, 6],
    [60, 11],
  ])('of %i questions with yes and no are %i', (count, minutes) =>
    expect(estimatedMinutes(times(count, yesNo))).toBe(minutes),
  );

  it('grow with the text, the options, and with what has to be written', () => {
    const of = (change: object) => estimatedMinutes(times(30, { ...yesNo, ...change }));
    const plain = of({});
    expect(of({ text: 'x'.repeat(400) })).toBeGreaterThan(plain);
    expect(of({ options: times(8, { label: 'x'.repeat(60) }) })).toBeGreaterThan(plain);
    expect(of({ kind: 'multiple' })).toBeGreaterThan(plain);
    expect(of({ kind: 'text', options: [] })).toBeGreaterThan(plain);
  });
});
