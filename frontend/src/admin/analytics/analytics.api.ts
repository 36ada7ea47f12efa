import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';
import { type Days } from './period.ts';

type Schemas = components['schemas'];
export type Figures = Readonly<Schemas['FiguresResponse']>;
export type Analytics = Readonly<Schemas['AnalyticsResponse']>;
export type Statistics = Readonly<Schemas['StatisticsResponse']>;
export type SectionFigures = Readonly<Schemas['SectionFiguresResponse']>;
export type ProductFigures = Readonly<Schemas['ProductFiguresResponse']>;
export type StatusCounts = Readonly<Schemas['StatusCountsResponse']>;
export type TrendWeek = Readonly<Schemas['TrendWeekResponse']>;
export type FunnelStep = Readonly<Schemas['FunnelStepResponse']>;
export type QuestionShares = Readonly<Schemas['QuestionSharesResponse']>;

const path = '/api/admin/analytics';
/** Evaluations arrive while other screens are looked at; the last numbers stand there until the new ones come. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** Statistics of a period, with those of the period before. */
export function figuresOptions(questionnaireId: number, days: Days) {
  return queryOptions<Analytics>({ queryKey: [path, questionnaireId, days], ...fresh });
}

/** Completions and their mean by week. */
export function trendOptions(questionnaireId: number, days: Days) {
  return queryOptions<readonly TrendWeek[]>({ queryKey: [path, questionnaireId, 'trend', days], ...fresh });
}

/** How far evaluations come. */
export function funnelOptions(questionnaireId: number, days: Days) {
  return queryOptions<readonly FunnelStep[]>({ queryKey: [path, questionnaireId, 'funnel', days], ...fresh });
}

/** How each question was answered. */
export function questionSharesOptions(questionnaireId: number, days: Days) {
  return queryOptions<readonly QuestionShares[]>({
    queryKey: [path, questionnaireId, 'questions', days],
    ...fresh,
  });
}

/** Where the workbook with every table of a period comes from. */
export function analyticsExport(questionnaireId: number, days: Days) {
  return { path: `${path}/${questionnaireId}/export`, query: { ...days } };
}
