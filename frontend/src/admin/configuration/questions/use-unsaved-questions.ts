import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Question } from '../configuration.api.ts';
import { type QuestionDrafts } from './question-drafts.ts';

/** Questions with unsaved work, in the questionnaire's order; work on questions that are gone is forgotten. */
export function useUnsavedQuestions(
  drafts: QuestionDrafts,
  questions: readonly Question[],
): readonly Question[] {
  const ids = useSyncExternalStore(drafts.subscribe, drafts.unsaved);
  useEffect(() => {
    drafts.keepOnly(new Set(questions.map(({ id }) => id)));
  }, [drafts, questions]);
  return useMemo(() => {
    const unsaved = new Set(ids);
    return questions.filter(({ id }) => unsaved.has(id));
  }, [ids, questions]);
}
