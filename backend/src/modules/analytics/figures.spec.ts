import { figuresOf } from './figures.js';
import { funnelOf } from './funnel.js';
import { sharesOf } from './question-shares.js';

const counts = {
  scores: [],
  products: [],
  statuses: [],
  sections: [
    [7, 'Basics'],
    [3, 'More'],
  ] as [number, string][],
  productNames: [
    ['aaaaaaaaaaaa', 'Árlista'],
    ['bbbbbbbbbbbb', 'Zsebkönyv'],
    ['cccccccccccc', 'Éber'],
  ] as [string, string][],
  maxScore: 9,
};

describe('Figures', () => {
  it('of one answered evaluation are its own, without spread', () => {
    const { overall, sections, totalEvaluations, answeredEvaluations } = figuresOf({
      ...counts,
      statuses: [
        ['pending', 1],
        ['sent', 1],
      ],
      scores: [
        [0, 2, 3, 1],
        [3, 2, 3, 1],
      ],
    });
    const same = { mean: 66.7, median: 66.7, min: 66.7, max: 66.7, stdDev: 0 };
    expect([totalEvaluations, answeredEvaluations]).toEqual([2, 1]);
    expect(overall).toEqual({
      percentageStats: same,
      scoreStats: { mean: 2, median: 2, min: 2, max: 2, stdDev: 0 },
    });
    expect(sections).toEqual([
      { sectionId: 3, sectionName: 'More', evaluations: 1, weak: 0, percentageStats: same },
    ]);
  });

  it('go by percentages where maxima differ, and leave out sections that do not count', () => {
    const { overall, sections } = figuresOf({
      ...counts,
      scores: [
        [0, 1, 2, 3],
        [0, 4, 4, 1],
        [9, 1, 1, 4],
      ],
    });
    expect(overall.percentageStats).toMatchObject({ mean: 62.5, median: 50, min: 50, max: 100 });
    expect(overall.scoreStats).toMatchObject({ mean: 1.75, max: 4 });
    expect(sections).toEqual([]);
  });

  it('count those of a section that stay below half of its points, not those who reach it', () => {
    const scores = [
      [3, 1, 3, 2],
      [3, 1, 2, 4],
      [3, 499, 1000, 1],
    ] as const;
    expect(figuresOf({ ...counts, scores: [...scores] }).sections).toMatchObject([
      { evaluations: 7, weak: 3 },
    ]);
  });

  it('rank products by recommendations, improvement and name, and forget what nobody names', () => {
    const products = [
      ['cccccccccccc', 4, 100],
      ['aaaaaaaaaaaa', 4, 100],
      ['bbbbbbbbbbbb', 4, 400],
      ['dddddddddddd', 9, 900],
    ] as [string, number, number][];
    expect(
      figuresOf({ ...counts, products }).productStats.map(({ product, averagePercentage }) => [
        product.name,
        averagePercentage,
      ]),
    ).toEqual([
      ['Zsebkönyv', 10],
      ['Árlista', 2.5],
      ['Éber', 2.5],
    ]);
  });
});

describe('The funnel', () => {
  it('has every step, with the share of those received and the middle of the median’s class', () => {
    const steps = funnelOf([
      ['received', -1, 8],
      ['generated', 4, 2],
      ['generated', 20, 1],
      ['generated', -1, 1],
      ['verified', 128, 3],
    ]);
    expect(steps.map(({ count }) => count)).toEqual([8, 4, 3, 0, 0, 0, 0]);
    expect(steps[1]).toEqual({ step: 'generated', count: 4, percentage: 50, medianSeconds: 4 });
    // 128 to 135 seconds are one class.
    expect(steps[2]).toMatchObject({ percentage: 37.5, medianSeconds: 132 });
    expect(steps[3]).toMatchObject({ percentage: 0, medianSeconds: null });
    expect(funnelOf([])[0]).toEqual({ step: 'received', count: 0, percentage: 0, medianSeconds: null });
  });
});

describe('A question', () => {
  const row = { id: 1, questionId: 'q', questionText: 'Q?', sectionId: 1, sectionName: 'S' };

  it('says nothing when more than 90 % of at least five are alike', () => {
    const isUniform = (correct: number, wrong: number, unanswered: number) =>
      sharesOf({ ...row, correct, wrong, unanswered }).isUniform;
    expect([isUniform(9, 1, 0), isUniform(91, 9, 0), isUniform(0, 19, 1), isUniform(0, 0, 5)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([isUniform(4, 0, 0), isUniform(0, 0, 0)]).toEqual([false, false]);
  });

  it('has shares with one decimal, and none of nothing', () => {
    expect(sharesOf({ ...row, correct: 1, wrong: 1, unanswered: 1 })).toMatchObject({
      right: 1,
      rightPercentage: 33.3,
      unansweredPercentage: 33.3,
    });
    expect(sharesOf({ ...row, correct: 0, wrong: 0, unanswered: 0 })).toMatchObject({ rightPercentage: 0 });
  });
});
