import type { Question } from '../../questionnaires/question.entity.js';

/** What scoring reads of a question. Points are whole numbers; 0 means the question does not count. */
export type ScoredQuestion = Omit<Question, 'sectionId' | 'section' | 'productId' | 'externalId'>;

/** A section with its questions, both in the questionnaire's order. */
export interface ScoredSection {
  id: number;
  name: string;
  description: string | null;
  position: number;
  includeInEvaluation: boolean;
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
}

/** Percentages are 0 to 100 with one decimal. */
export interface SectionScore {
  sectionId: number;
  name: string;
  score: number;
  maxScore: number;
  percentage: number;
  questions: QuestionScore[];
}

export interface Score {
  totalScore: number;
  maxScore: number;
  percentage: number;
  sectionScores: SectionScore[];
}
