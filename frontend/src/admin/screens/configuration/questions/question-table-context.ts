import { createContext, useContext } from 'react';
import { type AnswerField } from '../options/answer-faults.ts';
import { type Question, type Section } from '../configuration.api.ts';
import { type QuestionDrafts } from './question-drafts.ts';

/** What can be done with a question. The object stays the same as long as the page is open, so that rows are not drawn again. */
export interface QuestionTableWork {
  drafts: QuestionDrafts;
  /** Shows a question beside the list. */
  choose: (questionId: number) => void;
  save: (question: Question) => void;
  remove: (question: Question) => void;
  step: (questionId: number, step: -1 | 1) => void;
  /** Leaves a question's answers for those of the next one, in the same column. */
  goOn: (questionId: number, step: -1 | 1, column: AnswerField) => void;
  moveTo: (questionId: number, sectionId: number) => void;
  /** Sections a question may be moved to, as they are now. */
  sections: () => readonly Section[];
}

const QuestionTableContext = createContext<QuestionTableWork | null>(null);

export const QuestionTableProvider = QuestionTableContext.Provider;

/** The table that a question stands in. */
export function useQuestionTable(): QuestionTableWork {
  const table = useContext(QuestionTableContext);
  if (table === null) throw new Error('no question table above');
  return table;
}
