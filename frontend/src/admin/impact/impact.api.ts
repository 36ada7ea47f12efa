import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

/** What a change would do to evaluations, and what hangs on the questionnaire. */
export type Impact = Readonly<components['schemas']['ImpactResponse']>;

/** What a form or a workbook does to evaluations, as its dry run has found out. */
export type Effect = Readonly<components['schemas']['PlannedEffectResponse']>;

/** A change that is being thought about, as the server wants to hear of it. */
export type PlannedChange =
  | Readonly<{ change: 'delete' | 'configuration' }>
  | Readonly<{ change: 'language'; language: components['schemas']['QuestionnaireResponse']['language'] }>
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

/** What a change would do to the evaluations as they are now; never a remembered answer. */
export function impactOptions(questionnaireId: number, planned: PlannedChange) {
  return queryOptions<Impact>({
    queryKey: ['/api/admin/questionnaires', questionnaireId, 'impact', planned],
    staleTime: 0,
    gcTime: 0,
    // Without a connection the question says that it does not know; it does not wait unseen until there is one.
    networkMode: 'always',
  });
}

/** Reads the effect out of a dry run's answer; null where it holds none. */
export function readEffect(value: unknown): Effect | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rescored, staleTexts, verifiedBack, exact } = value as Partial<Effect>;
  if (rescored === undefined || staleTexts === undefined || verifiedBack === undefined) return null;
  return { rescored, staleTexts, verifiedBack, exact: exact === true };
}

/** What is known of any change, with the effect of the very one. Names stay only where they are surely among those meant. */
export function withEffect(impact: Impact, effect: Effect): Impact {
  const isAll = effect.staleTexts === impact.staleTexts;
  return { ...impact, ...effect, examples: isAll ? impact.examples : [] };
}

/** True when nobody would notice the change: no score, text or status follows it. */
export function isHarmless({ rescored, staleTexts, verifiedBack }: Impact): boolean {
  return rescored === 0 && staleTexts === 0 && verifiedBack === 0;
}
