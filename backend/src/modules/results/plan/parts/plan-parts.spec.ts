import { canStart, planParts, type PlanState, type RankedStep, reasonsOf } from './plan-parts.js';

const step = (id: number, more: Partial<RankedStep> = {}) => ({
  id,
  weight: 1,
  points: 1,
  missing: 50,
  ...more,
});
const steps = [1, 2, 3, 4, 5, 6].map((id) => step(id));
/** The ids of each part, with the states of some steps. */
const partsWith = (states: Record<number, PlanState>, of = steps) => {
  const { now, later, done } = planParts(of, ({ id }) => states[id] ?? 'open');
  return [now, later, done].map((part) => part.map(({ id }) => id).join(' '));
};

describe('The parts of a plan', () => {
  it('have the first three steps now, and all others later', () => {
    expect(partsWith({})).toEqual(['1 2 3', '4 5 6', '']);
    expect(partsWith({}, steps.slice(0, 2))).toEqual(['1 2', '', '']);
    expect(partsWith({}, [])).toEqual(['', '', '']);
  });

  it('have what was started now, in place of the last ones that were only suggested', () => {
    expect(partsWith({ 6: 'planned' })).toEqual(['1 2 6', '3 4 5', '']);
    expect(partsWith({ 4: 'planned', 5: 'planned', 6: 'planned' })).toEqual(['4 5 6', '1 2 3', '']);
  });

  it('suggest the next step in place of what was put back or is done', () => {
    expect(partsWith({ 1: 'later' })).toEqual(['2 3 4', '1 5 6', '']);
    expect(partsWith({ 1: 'done', 5: 'planned' })).toEqual(['2 3 5', '4 6', '1']);
    expect(partsWith({ 1: 'later', 2: 'later', 3: 'later', 4: 'later', 5: 'later' })).toEqual([
      '6',
      '1 2 3 4 5',
      '',
    ]);
  });

  it('have three at most now, also where more were planned before there was a limit', () => {
    expect(partsWith({ 1: 'planned', 3: 'planned', 4: 'planned', 6: 'planned' })).toEqual([
      '1 3 4',
      '2 5 6',
      '',
    ]);
    expect(partsWith({ 1: 'done', 3: 'planned', 4: 'planned', 6: 'planned' })).toEqual(['3 4 6', '2 5', '1']);
  });

  it('let a step be started while fewer than three are', () => {
    expect(canStart(['planned', 'open', 'planned', 'later', 'done', 'done'])).toBe(true);
    expect(canStart(['planned', 'planned', 'planned', 'open'])).toBe(false);
  });
});

describe('The reason of a step', () => {
  it.each([
    ['weighs more than all after it', [{ weight: 3 }, { weight: 2 }, { weight: 2, missing: 90 }], 'weight'],
    ['is in the area that misses most', [{ missing: 90 }, { missing: 50, points: 8 }], 'area'],
    ['brings most points, where it neither', [{ points: 8 }, { missing: 90 }, { points: 7 }], 'points'],
    ['is what its area misses otherwise', [{ points: 3 }, { missing: 90 }, { points: 7 }], 'area'],
    ['is no comparison where there is no other', [{ weight: 9, points: 9 }], 'area'],
    ['is no weight that a step after it has, too', [{ weight: 3 }, { weight: 2 }, { weight: 3 }], 'area'],
    ['is no number of points where it only prepares', [{ points: 0 }, { points: 0, missing: 90 }], 'area'],
  ] as const)('%s', (_says, of, reason) => {
    expect(reasonsOf(of.map((more, id) => step(id, more)))[0]).toBe(reason);
  });

  it('compares with what comes later on the page, not with the ranking', () => {
    const weighed = [9, 8, 7, 6, 5].map((weight, id) => step(id, { weight }));
    const { now } = planParts(weighed, ({ id }) => (id === 4 ? 'planned' : 'open'));
    expect(now.map(({ id, reason }) => `${id} ${reason}`)).toEqual(['0 weight', '1 weight', '4 area']);
  });
});
