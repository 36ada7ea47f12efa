import type { PublishedPage } from '../../evaluations/published-page.js';
import { MOST_STEPS, notedSteps, planSteps } from './plan-steps.js';

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
    evaluation: { sectionScores: sections.map((_tips, id) => ({ sectionId: id, percentage: 25 * id })) },
    sections: sections.map((_tips, id) => ({ id, name: `Area ${id}` })),
    sectionData: Object.fromEntries(sections.map((tips, id) => [id, { tips, recommendedProducts: [] }])),
  }) as unknown as PublishedPage;
const idsOf = (...sections: Tip[][]) => planSteps(page(...sections)).map(({ questionId }) => questionId);

describe('Steps of a plan', () => {
  it('come over all areas in the one ranking, each with what its area misses', () => {
    const ranked = [4, 2, 7, 1, 6, 3, 8, 5].map((rank) => tip(`q${rank}`, { rank }));
    expect(idsOf(ranked.slice(0, 4), ranked.slice(4)).join(' ')).toBe('q1 q2 q3 q4 q5 q6 q7 q8');
    expect(planSteps(page([], [tip('q3', { effort: 'large', productId: 'p' })]))).toEqual([
      {
        questionId: 'q3',
        text: 'Tip q3',
        sectionName: 'Area 1',
        weight: 1,
        points: 2,
        missing: 75,
        effort: 'large',
        productId: 'p',
      },
    ]);
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

  it('stand with what is noted of them, those of now with their reason', () => {
    const tips = [1, 2, 3, 4, 5].map((n) => tip(`q${n}`, { rank: n, weight: 9 - n }));
    const saved = new Map([
      ['q5', { state: 'planned', who: 'Ann', due: '2027-01-31' } as const],
      ['q1', { state: 'done', who: '', due: null } as const],
    ]);
    const steps = notedSteps(page(tips), saved);
    expect(steps.map(({ questionId, part, reason, who }) => [questionId, part, reason, who])).toEqual([
      ['q2', 'now', 'weight', ''],
      ['q3', 'now', 'weight', ''],
      ['q5', 'now', 'area', 'Ann'],
      ['q4', 'later', undefined, ''],
      ['q1', 'done', undefined, ''],
    ]);
  });
});
