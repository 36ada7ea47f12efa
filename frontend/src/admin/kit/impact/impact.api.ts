import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';

/** What a change would do to evaluations, and what hangs on the questionnaire. */
export type Impact = Readonly<Schemas['ImpactResponse']>;

/** What a form or a workbook does to evaluations, as its dry run has found out. */
export type Effect = Readonly<Schemas['PlannedEffectResponse']>;

/** A change that is being thought about, as the server wants to hear of it. */
export type PlannedChange =
  | Readonly<{ change: 'delete' | 'configuration' }>
  | Readonly<{ change: 'language'; language: Schemas['QuestionnaireResponse']['language'] }>
  | Readonly<{ change: 'section'; sectionId: number; includeInEvaluation: boolean }>
  | Readonly<{ change: 'section'; sectionId: number; remove: true }>
  /** Points or answer that change, or the section the question comes to. */
  | Readonly<{
      change: 'question';
      questionId: string;
      pointValue?: number;
      correctAnswer?: string;
      sectionId?: number;
    }>
  | Readonly<{ change: 'question'; questionId: string; remove: true }>
  /** A new question. */
  | Readonly<{ change: 'question'; sectionId: number; pointValue: number }>;

/** The same, or what a question's answers are changed to, which is sent whole. */
export type Planned =
  | PlannedChange
  | Readonly<{ change: 'answers'; id: number; body: Schemas['ChangeQuestionRequest'] }>;

/** What any change does to evaluations; how many results stay as they are is not always known. */
export type KnownEffect = Pick<Impact, 'rescored' | 'staleTexts' | 'verifiedBack' | 'exact' | 'examples'> &
  Partial<Pick<Impact, 'sent' | 'restingInsights' | 'neededBy'>>;

/** What a question with these answers would do to the evaluations; nothing is stored. */
export async function readAnswersEffect(
  id: number,
  body: Schemas['ChangeQuestionRequest'],
): Promise<KnownEffect> {
  return (await call('post', '/api/admin/question/{id}/impact', { path: { id }, body })).data;
}

/** What a section under this condition would do to the evaluations; nothing is stored. */
export async function readSectionEffect(
  id: number,
  body: Schemas['ChangeSectionRequest'],
): Promise<KnownEffect> {
  return (await call('post', '/api/admin/sections/{id}/impact', { path: { id }, body })).data;
}

/** What a change would do to the evaluations as they are now; never a remembered answer. */
export function impactOptions(questionnaireId: number, planned: PlannedChange) {
  return query(
    '/api/admin/questionnaires/{id}/impact',
    { path: { id: questionnaireId }, query: planned },
    {
      staleTime: 0,
      gcTime: 0,
      // Without a connection the question says that it does not know; it does not wait unseen until there is one.
      networkMode: 'always',
    },
  );
}

/** What is known of any change, with the effect of the very one. Names stay only where they are surely among those meant. */
export function withEffect(impact: Impact, effect: Effect): Impact {
  const isAll = effect.staleTexts === impact.staleTexts;
  return { ...impact, ...effect, examples: isAll ? impact.examples : [] };
}

/** True when no score, text or status follows the change. */
export function isHarmless({ rescored, staleTexts, verifiedBack }: KnownEffect): boolean {
  return rescored === 0 && staleTexts === 0 && verifiedBack === 0;
}

/** Sections and questions that are shown under a condition over what would be deleted: as long as there are any, it stays. */
export const neededBy = (effect: KnownEffect | string): readonly string[] =>
  typeof effect === 'string' ? [] : (effect.neededBy ?? []);
