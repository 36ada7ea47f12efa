import type { Language } from '../../../platform/http/languages.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { TrendWeek } from '../count-rows.js';
import type { FiguresOfPeriod } from '../figures.js';
import type { FunnelStep } from '../funnel.js';
import type { AnswerShares, QuestionShares } from '../question-shares.js';
import type { Statistics } from '../statistics.js';
import { BEGINNING, sundayOf } from '../period.js';
import { LABELS, type Labels } from './labels.js';

export interface AnalyticsTables {
  now: FiguresOfPeriod;
  previous: FiguresOfPeriod | null;
  trend: TrendWeek[];
  funnel: FunnelStep[];
  questions: QuestionShares[];
  answers: AnswerShares[];
}

/** The workbook of the analytics: a sheet per table, percentages with one decimal as on the screen. Pure. */
export function toAnalyticsSheets(tables: AnalyticsTables, language: Language): WorkbookSheet[] {
  const labels = LABELS[language];
  const sheet = (name: keyof Labels['sheets'], header: string[], rows: Cell[][]): WorkbookSheet => ({
    name: labels.sheets[name],
    columns: header.map((_label, index) => (index === 0 ? 40 : 16)),
    rows: [header, ...rows],
  });
  const { now, trend, funnel, questions, answers } = tables;
  return [
    sheet('summary', labels.summary, summaryRows(tables, labels)),
    sheet('sections', [labels.section, ...labels.statistics], sectionRows(now, labels)),
    sheet(
      'statuses',
      [labels.status, labels.count],
      Object.entries(now.statusCounts).map(([status, n]) => [
        labels.statuses[status as keyof Labels['statuses']],
        n,
      ]),
    ),
    sheet(
      'products',
      labels.product,
      now.productStats.map(({ product, recommendationCount, averagePercentage }) => [
        product.name,
        recommendationCount,
        tenth(averagePercentage),
      ]),
    ),
    sheet(
      'trend',
      labels.week,
      trend.map(({ week, completions, meanPercentage }) => [
        week,
        completions,
        meanPercentage === null ? null : tenth(meanPercentage),
      ]),
    ),
    sheet(
      'funnel',
      labels.step,
      funnel.map(({ step, count, percentage, medianSeconds }) => [
        labels.steps[step],
        count,
        percentage,
        medianSeconds === null ? null : tenth(medianSeconds / 60),
      ]),
    ),
    sheet(
      'questions',
      labels.question,
      questions.map((one) => questionRow(one, labels)),
    ),
    sheet(
      'answers',
      labels.answer,
      answers.flatMap((one) => answerRows(one, labels)),
    ),
  ];
}

function summaryRows({ now, previous }: AnalyticsTables, labels: Labels): Cell[][] {
  return [now, ...(previous ? [previous] : [])].map((figures) => {
    const { percentageStats, scoreStats } = figures.overall;
    return [
      periodText(figures, labels),
      figures.totalEvaluations,
      figures.answeredEvaluations,
      ...cellsOf(percentageStats),
      ...cellsOf(scoreStats),
      figures.maxScore,
    ];
  });
}

const sectionRows = ({ sections, overall }: FiguresOfPeriod, { total }: Labels): Cell[][] => [
  ...sections.map(({ sectionName, percentageStats }) => [sectionName, ...cellsOf(percentageStats)]),
  [total, ...cellsOf(overall.percentageStats)],
];

const questionRow = (one: QuestionShares, { yes }: Labels): Cell[] => [
  one.questionText,
  one.sectionName,
  one.right,
  one.wrong,
  one.unanswered,
  one.rightPercentage,
  one.wrongPercentage,
  one.unansweredPercentage,
  one.isUniform ? yes : null,
];

/** A row per answer to choose from, and one for all that were none of them. */
const answerRows = (
  { questionText, sectionName, answered, unknown, options }: AnswerShares,
  { otherAnswers }: Labels,
): Cell[][] => [
  ...options.map(({ label, points, n, percentage }) => [
    questionText,
    sectionName,
    label,
    points,
    n,
    percentage,
    answered,
  ]),
  ...(unknown > 0
    ? [[questionText, sectionName, otherAnswers, null, unknown, tenth((100 * unknown) / answered), answered]]
    : []),
];

const cellsOf = ({ mean, median, min, max, stdDev }: Statistics): number[] =>
  [mean, median, min, max, stdDev].map(tenth);

const tenth = (value: number): number => Math.round(value * 10) / 10;

const periodText = ({ period }: FiguresOfPeriod, { everything }: Labels): string => {
  if (period === null) return everything;
  return `${period.from === BEGINNING ? '' : period.from} – ${sundayOf(period.to)}`.trim();
};
