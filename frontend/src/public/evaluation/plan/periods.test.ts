import { describe, expect, it } from 'vitest';
import { type SectionView } from '../evaluation-view.ts';
import { dayAfter, periodsOf } from './periods.ts';

const sections = (count: number) => [
  {
    name: 'Terület',
    tips: Array.from({ length: count }, (_, n) => ({
      id: `q${n + 1}`,
      text: 'Tipp',
      weight: 1,
      points: 1,
      rank: n + 1,
    })),
  } as unknown as SectionView,
];
const namesOf = (count: number) =>
  periodsOf({ sections: sections(count) }).map(({ name, tips }) => [
    name,
    tips.map(({ id }) => id).join(' '),
  ]);

describe('the periods of a plan', () => {
  it('hold the first three steps, the next three and all others', () => {
    expect(namesOf(8)).toEqual([
      ['first', 'q1 q2 q3'],
      ['next', 'q4 q5 q6'],
      ['later', 'q7 q8'],
    ]);
  });

  it('are only those that have a step', () => {
    expect(namesOf(4).map(([name]) => name)).toEqual(['first', 'next']);
    expect(namesOf(0)).toEqual([]);
  });

  it('end on a day of the reader’s calendar', () => {
    expect(dayAfter(30, new Date(2026, 10, 23, 23, 30))).toBe('2026-12-23');
    expect(dayAfter(90, new Date(2026, 10, 23, 0, 10))).toBe('2027-02-21');
  });
});
