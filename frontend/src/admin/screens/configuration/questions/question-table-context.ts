import { createContext, useContext } from 'react';
import { type Question, type Section } from '../configuration.api.ts';
import { type QuestionDrafts } from './question-drafts.ts';

/** What a row may do. The object stays the same as long as the page is open, so that rows are not drawn again. */
export interface QuestionTableWork {
  drafts: QuestionDrafts;
  save: (question: Question) => void;
  remove: (question: Question) => void;
  step: (questionId: number, step: -1 | 1) => void;
  moveTo: (questionId: number, sectionId: number) => void;
  /** Sections a question may be moved to, as they are now. */
  sections: () => readonly Section[];
}

const QuestionTableContext = createContext<QuestionTableWork | null>(null);

export const QuestionTableProvider = QuestionTableContext.Provider;

/** The table that a row stands in. */
export function useQuestionTable(): QuestionTableWork {
  const table = useContext(QuestionTableContext);
  if (table === null) throw new Error('no question table above');
  return table;
}
