import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

/** What a change would do to evaluations, and what hangs on the questionnaire. */
export type Impact = Readonly<components['schemas']['ImpactResponse']>;

/** A change that is being thought about, as the server wants to hear of it. */
export type PlannedChange =
  | Readonly<{ change: 'delete' | 'configuration' }>
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

/** True when nobody would notice the change: no score, text or status follows it. */
export function isHarmless({ rescored, staleTexts, verifiedBack }: Impact): boolean {
  return rescored === 0 && staleTexts === 0 && verifiedBack === 0;
}
