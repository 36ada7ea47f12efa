import type { Counts } from './count-rows.js';
import type { Period } from './period.js';
import { BELOW_IS_WEAK, type Statistics, statisticsOf, tenthsOf } from './statistics.js';

export interface SectionFigures {
  sectionId: number;
  sectionName: string;
  /** How many evaluations have a score in it. */
  evaluations: number;
  /** Of these, how many stay below 50 percent. */
  weak: number;
  percentageStats: Statistics;
}

export interface ProductFigures {
  product: { id: string; name: string };
  recommendationCount: number;
  /** Mean global improvement over the evaluations that recommend it, in percent. */
  averagePercentage: number;
}

export interface Figures {
  totalEvaluations: number;
  /** Of these, how many have any answer: percentages and points are computed from these. */
  answeredEvaluations: number;
  /** The points that the present questionnaire can bring. */
  maxScore: number;
  overall: { percentageStats: Statistics; scoreStats: Statistics };
  sections: SectionFigures[];
  productStats: ProductFigures[];
  statusCounts: Record<(typeof STATUSES)[number], number>;
}

export interface FiguresOfPeriod extends Figures {
  period: Period | null;
}

const STATUSES = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked', 'error'] as const;
const NOTHING: Statistics = { mean: 0, median: 0, min: 0, max: 0, stdDev: 0 };
const OVERALL = 0;

/**
 * The figures of a questionnaire out of its counts. Sections that do not count, and those that no evaluation has a score
 * in, are left out; so are products that no question names any more. Products come by recommendations, then by
 * improvement, then by name. Pure (rules: statistics).
 */
export function figuresOf(counts: Counts): Figures {
  const overall = counts.scores.filter(([section]) => section === OVERALL);
  return {
    totalEvaluations: counts.statuses.reduce((sum, [, n]) => sum + n, 0),
    answeredEvaluations: overall.reduce((sum, [, , , n]) => sum + n, 0),
    maxScore: counts.maxScore,
    overall: {
      percentageStats: percentagesOf(overall) ?? NOTHING,
      scoreStats: statisticsOf(overall.map(([, score, , n]) => [score, n] as const)) ?? NOTHING,
    },
    sections: sectionsOf(counts),
    productStats: productsOf(counts),
    statusCounts: statusesOf(counts),
  };
}

/** How many whole results lie in each quarter of the scale, the lowest first. Pure (rules: score bands). */
export function bandsOf(scores: Counts['scores']): number[] {
  const bands = [0, 0, 0, 0];
  for (const [section, score, max, n] of scores)
    if (section === OVERALL) bands[Math.min(3, Math.floor(tenthsOf(score, max) / 250))]! += n;
  return bands;
}

const percentagesOf = (rows: Counts['scores']): Statistics | null =>
  statisticsOf(
    rows.map(([, score, max, n]) => [tenthsOf(score, max), n] as const),
    10,
  );

function sectionsOf({ scores, sections }: Counts): SectionFigures[] {
  return sections.flatMap(([sectionId, sectionName]) => {
    const rows = scores.filter(([id]) => id === sectionId);
    const percentageStats = percentagesOf(rows);
    const evaluations = rows.reduce((sum, [, , , n]) => sum + n, 0);
    const weak = rows.reduce(
      (sum, [, score, max, n]) => sum + (100 * score < BELOW_IS_WEAK * max ? n : 0),
      0,
    );
    return percentageStats === null ? [] : [{ sectionId, sectionName, evaluations, weak, percentageStats }];
  });
}

function productsOf({ products, productNames }: Counts): ProductFigures[] {
  const names = new Map(productNames);
  return products
    .flatMap(([id, n, tenths]) => {
      const name = names.get(id);
      const averagePercentage = tenths / (10 * n);
      return name === undefined ? [] : [{ product: { id, name }, recommendationCount: n, averagePercentage }];
    })
    .sort(
      (a, b) =>
        b.recommendationCount - a.recommendationCount ||
        b.averagePercentage - a.averagePercentage ||
        a.product.name.localeCompare(b.product.name, 'hu'),
    );
}

function statusesOf({ statuses }: Counts): Figures['statusCounts'] {
  const counted = new Map(statuses);
  const entries = STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
  return Object.fromEntries(entries) as Figures['statusCounts'];
}
