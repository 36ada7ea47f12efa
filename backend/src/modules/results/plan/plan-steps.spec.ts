import type { PublishedPage } from '../../evaluations/published-page.js';
import { MOST_STEPS, planSteps } from './plan-steps.js';

type Tip = PublishedPage['sectionData'][string]['tips'][number];

const tip = (questionId: string, more: Partial<Tip> = {}): Tip => ({
  questionId,
  tip: `Tip ${questionId}`,
  weight: 1,
  points: 2,
  rank: 1,
  ...more,
});
const page = (...sections: Tip[][]) =>
  ({
    sections: sections.map((_tips, id) => ({ id, name: `Area ${id}` })),
    sectionData: Object.fromEntries(sections.map((tips, id) => [id, { tips, recommendedProducts: [] }])),
  }) as unknown as PublishedPage;
const idsOf = (...sections: Tip[][]) => planSteps(page(...sections)).map(({ questionId }) => questionId);

describe('Steps of a plan', () => {
  it('come over all areas in the one ranking, three at first, three next, all others later', () => {
    const ranked = [4, 2, 7, 1, 6, 3, 8, 5].map((rank) => tip(`q${rank}`, { rank }));
    const steps = planSteps(page(ranked.slice(0, 4), ranked.slice(4)));
    expect(steps.map(({ questionId, period }) => `${questionId} ${period}`)).toEqual([
      'q1 first',
      'q2 first',
      'q3 first',
      'q4 next',
      'q5 next',
      'q6 next',
      'q7 later',
      'q8 later',
    ]);
    expect(steps[2]).toEqual({
      questionId: 'q3',
      text: 'Tip q3',
      sectionName: 'Area 1',
      points: 2,
      period: 'first',
    });
  });

  it('are also those that only prepare, and none that brings nothing', () => {
    const tips = [tip('a', { points: 0, prepares: 8 }), tip('b', { points: 0 }), tip('c', { rank: 2 })];
    expect(
      planSteps(page(tips)).map(({ questionId, points, prepares }) => [questionId, points, prepares]),
    ).toEqual([
      ['a', 0, 8],
      ['c', 2, undefined],
    ]);
  });

  it('tell their effort and what serves them, and none that is large is in the first period', () => {
    const effort = (n: number) => (n === 3 || n === 4 ? { effort: 'large' as const } : {});
    const tips = [1, 2, 3, 4, 5, 6].map((n) => tip(`q${n}`, { rank: n, productId: 'p', ...effort(n) }));
    const steps = planSteps(page(tips));
    expect(steps.map(({ questionId, period }) => `${questionId} ${period}`)).toEqual([
      'q1 first',
      'q2 first',
      'q3 next',
      'q4 next',
      'q5 next',
      'q6 later',
    ]);
    expect(steps[2]).toMatchObject({ effort: 'large', productId: 'p' });
  });

  it('come by weight and by what they bring where a page of long ago tells no rank', () => {
    const old = (id: string, weight: number, points: number) =>
      tip(id, { weight, points, rank: undefined as unknown as number });
    expect(idsOf([old('a', 1, 9), old('b', 5, 1), old('c', 5, 3)])).toEqual(['c', 'b', 'a']);
  });

  it('come once, and only where a question stands behind them and would bring points', () => {
    expect(
      idsOf([tip('a'), tip('a', { points: 9 }), tip('', {}), tip('z', { points: 0 })], [tip('a')]),
    ).toEqual(['a']);
  });

  it('are no more than the page lets its reader tick', () => {
    expect(idsOf(Array.from({ length: 130 }, (_, n) => tip(`q${n}`, { rank: n })))).toHaveLength(MOST_STEPS);
  });
});
