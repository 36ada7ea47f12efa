import { createContext, useContext } from 'react';
import { type Language } from '../../../../shared/texts/languages.ts';
import { draftKeys } from '../draft-keys.ts';
import { type Subjects } from './subjects.ts';

/** A response that conditions are tried on. */
export interface ChosenResponse {
  id: string;
  label: string;
}

/** What all insights of the page share. */
export interface InsightWork {
  questionnaireId: number;
  /** Of the texts that clients read. */
  language: Language;
  subjects: Subjects;
  chosen: ChosenResponse | null;
  choose: (response: ChosenResponse | null) => void;
}

const InsightWorkContext = createContext<InsightWork | null>(null);

export const InsightWorkProvider = InsightWorkContext.Provider;

/** The questionnaire that an insight belongs to, and the response that conditions are tried on. */
export function useInsightWork(): InsightWork {
  const work = useContext(InsightWorkContext);
  if (work === null) throw new Error('no insights above');
  return work;
}

/** Under which name the browser tab holds what is typed of an insight, of a new one or of a proposal. */
export function formKeyOf(questionnaireId: number, name: number | string): string {
  return `${draftKeys.insight}${questionnaireId}:${name}`;
}
