import { describe, expect, it } from 'vitest';
import { type SectionView } from '../evaluation-view.ts';
import { dayAfter, periodsOf } from './periods.ts';

const sections = (count: number, large: readonly number[] = []) => [
  {
    name: 'Terület',
    tips: Array.from({ length: count }, (_, n) => ({
      id: `q${n + 1}`,
      text: 'Tipp',
      weight: 1,
      points: 1,
      rank: n + 1,
      effort: large.includes(n + 1) ? 'large' : undefined,
    })),
  } as unknown as SectionView,
];
const namesOf = (count: number, large: readonly number[] = []) =>
  periodsOf({ sections: sections(count, large) }).map(({ name, tips }) => [
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

  it('have no large effort in the first one', () => {
    expect(namesOf(6, [2, 5])).toEqual([
      ['first', 'q1'],
      ['next', 'q2 q3 q4'],
      ['later', 'q5 q6'],
    ]);
    expect(namesOf(2, [1, 2])).toEqual([['next', 'q1 q2']]);
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
