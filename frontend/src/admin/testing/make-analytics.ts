import {
  type Analytics,
  type AnswerShares,
  type Figures,
  type FormFunnel,
  type FunnelStep,
  type ProductFigures,
  type QuestionShares,
  type SectionFigures,
  type Statistics,
  type StatusCounts,
  type TrendWeek,
} from '../screens/analytics/analytics.api.ts';

/** Statistics in percent. */
export function makeStatistics(patch: Partial<Statistics> = {}): Statistics {
  return { mean: 61.54, median: 58.25, min: 12.5, max: 95, stdDev: 14.449, ...patch };
}

/** How many evaluations have each status. */
export function makeStatusCounts(patch: Partial<StatusCounts> = {}): StatusCounts {
  return { pending: 0, generated: 0, verified: 0, sent: 0, opened: 0, clicked: 0, error: 0, ...patch };
}

/** The n-th section of a questionnaire. */
export function makeSectionFigures(n: number, patch: Partial<SectionFigures> = {}): SectionFigures {
  const mean = 35 + ((n * 17) % 50);
  return {
    sectionId: n,
    sectionName: `${n}. terület`,
    evaluations: 12,
    weak: 4,
    percentageStats: makeStatistics({ mean, median: mean - 4, min: mean - 30, max: mean + 14.9 }),
    ...patch,
  };
}

/** The n-th of the products, by recommendations. */
export function makeProductFigures(n: number, name = `Termék ${n}`): ProductFigures {
  return {
    product: { id: `product${n}`, name },
    recommendationCount: Math.max(1, 48 - 3 * n),
    averagePercentage: 8.25 - n * 0.3,
  };
}

/** Figures of a questionnaire with three sections; no period. */
export function makeFigures(patch: Partial<Figures> = {}): Figures {
  return {
    period: null,
    totalEvaluations: 1240,
    answeredEvaluations: 1238,
    maxScore: 50,
    overall: {
      percentageStats: makeStatistics(),
      scoreStats: makeStatistics({ mean: 30.77, median: 29.1, min: 6, max: 47, stdDev: 7.2 }),
    },
    sections: [1, 2, 3].map((n) => makeSectionFigures(n)),
    productStats: [1, 2, 3].map((n) => makeProductFigures(n)),
    statusCounts: makeStatusCounts({ pending: 310, generated: 62, sent: 620, opened: 248 }),
    ...patch,
  };
}

/** The answer of the analytics call; without a period to compare with. */
export function makeAnalytics(patch: Partial<Analytics> = {}): Analytics {
  return { ...makeFigures(patch), previous: patch.previous ?? null };
}

/** So many weeks from 5 January 2026 on. */
export function makeTrend(weeks: number): TrendWeek[] {
  return Array.from({ length: weeks }, (_, index) => {
    const completions = index % 7 === 3 ? 0 : 5 + ((index * 11) % 30);
    return {
      week: new Date(Date.UTC(2026, 0, 5 + 7 * index)).toISOString().slice(0, 10),
      completions,
      meanPercentage: completions === 0 ? null : 50 + ((index * 7) % 25),
    };
  });
}

/** A funnel that loses some at each step. */
export function makeFunnel(): FunnelStep[] {
  const steps = ['received', 'generated', 'verified', 'sent', 'opened', 'clicked', 'offered'] as const;
  return steps.map((step, index) => ({
    step,
    count: 1240 - 190 * index,
    percentage: Math.round((1000 * (1240 - 190 * index)) / 1240) / 10,
    medianSeconds: index === 0 ? null : [0, 40, 5400, 600, 90_000, 300, 7200][index]!,
  }));
}

/** An online form that loses visitors on its way; every fourth came by a newsletter. */
export function makeFormFunnel(patch: Partial<FormFunnel> = {}): FormFunnel {
  const came = (n: number) => ({ visited: 8 * n, started: 4 * n, finished: n });
  return {
    state: 'open',
    ...came(50),
    sources: [
      { source: '', ...came(37) },
      { source: 'hirlevel', ...came(13) },
    ],
    moreSources: 0,
    weeks: makeTrend(3).map(({ week }, index) => ({ week, ...came(25 * index) })),
    sections: [190, 120, 125].map((reached, index) => ({
      sectionId: index + 1,
      sectionName: `${index + 1}. szakasz`,
      reached,
    })),
    ...patch,
  };
}

/** The n-th question; every fifth says little. */
export function makeShares(n: number, patch: Partial<QuestionShares> = {}): QuestionShares {
  const isUniform = n % 5 === 0;
  const [right, wrong, unanswered] = isUniform ? [1200, 30, 10] : [620, 496, 124];
  const percent = (count: number) => Math.round((1000 * count) / 1240) / 10;
  return {
    id: n,
    questionId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    questionText: `${n}. kérdés?`,
    sectionId: 1,
    sectionName: '1. terület',
    right,
    wrong,
    unanswered,
    rightPercentage: percent(right),
    wrongPercentage: percent(wrong),
    unansweredPercentage: percent(unanswered),
    isUniform,
    ...patch,
  };
}

/** The answers of the n-th question; two of its three were chosen, and one was no option. */
export function makeAnswerShares(n: number, patch: Partial<AnswerShares> = {}): AnswerShares {
  const { id, questionId, questionText, sectionId, sectionName } = makeShares(n);
  return {
    ...{ id, questionId, questionText, sectionId, sectionName },
    severalChosen: false,
    answered: 1000,
    unknown: 25,
    options: [
      { id: 10 * n + 1, label: 'Igen', points: 8, n: 500, percentage: 50 },
      { id: 10 * n + 2, label: 'Részben', points: 1, n: 475, percentage: 47.5 },
      { id: 10 * n + 3, label: 'Nem', points: 0, n: 0, percentage: 0 },
    ],
    ...patch,
  };
}
