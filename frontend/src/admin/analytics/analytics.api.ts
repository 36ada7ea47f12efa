import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { type Schemas } from '../../shared/api/operations.ts';
import { query } from '../../shared/api/query.ts';
import { type Days } from './period.ts';

export type Figures = Readonly<Schemas['FiguresResponse']>;
export type Analytics = Readonly<Schemas['AnalyticsResponse']>;
export type Statistics = Readonly<Schemas['StatisticsResponse']>;
export type SectionFigures = Readonly<Schemas['SectionFiguresResponse']>;
export type ProductFigures = Readonly<Schemas['ProductFiguresResponse']>;
export type StatusCounts = Readonly<Schemas['StatusCountsResponse']>;
export type TrendWeek = Readonly<Schemas['TrendWeekResponse']>;
export type FunnelStep = Readonly<Schemas['FunnelStepResponse']>;
export type QuestionShares = Readonly<Schemas['QuestionSharesResponse']>;

/** Whose numbers, and of which weeks. */
export interface Scope {
  questionnaireId: number;
  days: Days;
}

/** Evaluations arrive while other screens are looked at; the last numbers stand there until the new ones come. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** Statistics of a period, with those of the period before. */
export function figuresOptions(questionnaireId: number, days: Days) {
  return query('/api/admin/analytics/{questionnaireId}', { path: { questionnaireId }, query: days }, fresh);
}

/** Completions and their mean by week. */
export function trendOptions(questionnaireId: number, days: Days) {
  const place = { path: { questionnaireId }, query: days };
  return query('/api/admin/analytics/{questionnaireId}/trend', place, fresh);
}

/** How far evaluations come. */
export function funnelOptions(questionnaireId: number, days: Days) {
  const place = { path: { questionnaireId }, query: days };
  return query('/api/admin/analytics/{questionnaireId}/funnel', place, fresh);
}

/** How each question was answered. */
export function questionSharesOptions(questionnaireId: number, days: Days) {
  const place = { path: { questionnaireId }, query: days };
  return query('/api/admin/analytics/{questionnaireId}/questions', place, fresh);
}

/** Has a workbook made with every table of a period. */
export function startExport(questionnaireId: number, days: Days) {
  const place = { path: { questionnaireId }, query: days };
  return call('get', '/api/admin/analytics/{questionnaireId}/export', { ...place, async: true });
}
