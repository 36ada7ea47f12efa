import type { OptionValues } from '../questionnaires/editing/options.js';
import type { AnswerOption } from '../questionnaires/answer-option.entity.js';
import type { Condition } from '../questionnaires/conditions/condition.js';
import type { Question } from '../questionnaires/question.entity.js';

/** What scoring reads of a question. Points are whole numbers; 0 means the question does not count. */
export type ScoredQuestion = Omit<
  Question,
  'sectionId' | 'section' | 'productId' | 'externalId' | 'shownIf' | 'needs' | 'needed'
> & {
  /** Asked only where it holds; null or absent: always. */
  shownIf?: Condition | null;
  /** The question that has to be settled before this one; null or absent: none. */
  needs?: number | null;
  options: ScoredOption[];
};

/** What reading an answer needs of a question; what stands for numbers may be absent where there are none. */
export type AskedOptions = Pick<ScoredQuestion, 'kind' | 'options'> &
  Partial<Pick<ScoredQuestion, 'unit' | 'min' | 'max' | 'decimals'>>;

/** What scoring and writing read of an option; drafts are none of it. */
export type ScoredOption = OptionValues & Pick<AnswerOption, 'id'>;

/** A section with its questions, both in the questionnaire's order. */
export interface ScoredSection {
  id: number;
  name: string;
  description: string | null;
  position: number;
  includeInEvaluation: boolean;
  shownIf?: Condition | null;
  questions: ScoredQuestion[];
}

export type Answer = string | number | boolean | null;

/** Answers keyed by questionId, numeric id or question text (rules: looking up answers). */
export type RawResponses = Record<string, Answer>;

export interface QuestionScore {
  id: number;
  questionId: string;
  points: number;
  pointValue: number;
  answered: boolean;
  /** Something was answered that is none of the options; `answered` is then false. */
  unreadable?: true;
  /** Row ids of the options chosen; absent where the question has none. */
  options?: number[];
}

/** By row id of the question: row ids of the options chosen, and 0 where an answer is no option. */
export type ChosenOptions = Record<string, number[]>;

/** By row id of the question: what was answered and is no option, as it was given. */
export type UnknownAnswers = Record<string, string[]>;

/** Percentages are 0 to 100 with one decimal. */
export interface SectionScore {
  sectionId: number;
  name: string;
  score: number;
  maxScore: number;
  percentage: number;
  questions: QuestionScore[];
  /** Row ids of questions that do not apply to the clinic: they are none of `questions`. Absent where there are none. */
  notApplicable?: number[];
  /** Row ids of questions that were not asked, as their conditions do not hold: none of `questions` either. */
  notAsked?: number[];
}

export interface Score {
  totalScore: number;
  maxScore: number;
  percentage: number;
  sectionScores: SectionScore[];
}

/** A response as it was understood: its score, and its answers to all questions that have options. */
export interface ScoredResponse extends Score {
  chosenOptions: ChosenOptions;
  unknownAnswers: UnknownAnswers;
}
