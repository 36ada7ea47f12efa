import { keepPreviousData } from '@tanstack/react-query';
import { type Download } from '../../../shared/actions/save-file.ts';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { type ClinicsList } from './clinics-address.ts';
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
export type FormFunnel = Readonly<Schemas['FormFunnelResponse']>;
export type InvitationCounts = Readonly<Schemas['InvitationCountsResponse']>;
export type Returned = Readonly<Schemas['ReturnedResponse']>;
export type ClinicRow = Readonly<Schemas['ClinicRowResponse']>;
export type AnswerShares = Readonly<Schemas['AnswerSharesResponse']>;

/** Whose numbers, and of which weeks. */
export interface Scope {
  questionnaireId: number;
  days: Days;
}

/** Evaluations arrive while other screens are looked at; the last numbers stand there until the new ones come. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

const placeOf = ({ questionnaireId, days }: Scope) => ({ path: { questionnaireId }, query: days });

/** Statistics of a period, with those of the period before. */
export const figuresOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}', placeOf(scope), fresh);

/** Completions and their mean by week. */
export const trendOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}/trend', placeOf(scope), fresh);

/** How far evaluations come. */
export const funnelOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}/funnel', placeOf(scope), fresh);

/** How far visitors of the online form come. */
export const formFunnelOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}/form-funnel', placeOf(scope), fresh);

/** How far all invited clinics have come. */
export const invitedOptions = (questionnaireId: number) =>
  query('/api/admin/invitations/summary', { query: { questionnaireId } }, { staleTime: 0 });

/** How each question was answered. */
export const questionSharesOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}/questions', placeOf(scope), fresh);

/** How often each answer was chosen. */
export const answerSharesOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}/answers', placeOf(scope), fresh);

/** How clinics that came back have changed. */
export const returnedOptions = (scope: Scope) =>
  query('/api/admin/analytics/{questionnaireId}/returned', placeOf(scope), fresh);

/** A page of the clinics behind a number. */
export function clinicsOptions(
  { questionnaireId, days }: Scope,
  { group, subject }: ClinicsList,
  page: { limit: number; offset: number },
) {
  const about =
    group === 'weak' ? { sectionId: Number(subject) } : group === 'product' ? { productId: subject } : {};
  return query(
    '/api/admin/analytics/{questionnaireId}/clinics',
    { path: { questionnaireId }, query: { ...days, ...page, group, ...about } },
    { staleTime: 0 },
  );
}

/** Has a workbook made with every table of a period. */
export const startExport = (scope: Scope) =>
  call('get', '/api/admin/analytics/{questionnaireId}/export', { ...placeOf(scope), async: true });

/** The kinds of the programme report. */
export const reportChoices = [
  { format: 'pdf', language: 'hu' },
  { format: 'docx', language: 'hu' },
  { format: 'pdf', language: 'en' },
  { format: 'docx', language: 'en' },
  { format: 'pdf', language: 'ro' },
  { format: 'docx', language: 'ro' },
] as const;

/** The programme report of a period, as a file to fetch. */
export function reportFile(
  { questionnaireId, days }: Scope,
  { format, language }: (typeof reportChoices)[number],
): Download {
  const path = `/api/admin/analytics/${questionnaireId}/report`;
  return { path, query: { ...days, format, language }, fallbackName: `report.${format}` };
}
