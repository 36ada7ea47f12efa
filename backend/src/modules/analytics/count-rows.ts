/** How many reached a score; section 0 is the whole evaluation. */
export type ScoreRow = readonly [sectionId: number, score: number, max: number, n: number];
export type ProductRow = readonly [productId: string, n: number, tenths: number];
export type ProgressRow = readonly [mark: string, seconds: number, n: number];

/** What the figures of a questionnaire are made of. */
export interface Counts {
  scores: ScoreRow[];
  products: ProductRow[];
  statuses: [status: string, n: number][];
  /** The sections that count, in the questionnaire's order. */
  sections: [id: number, name: string][];
  productNames: [id: string, name: string][];
  /** The points that can be reached now. */
  maxScore: number;
}

export interface WeekRow {
  /** A Monday. */
  week: string;
  /** How many evaluations there are, and how many of them have any answer. */
  n: number;
  answered: number;
  /** The sum of the overall percentages of those with an answer, in tenths. */
  tenths: number;
}

export interface QuestionRow {
  id: number;
  questionId: string;
  questionText: string;
  sectionId: number;
  sectionName: string;
  correct: number;
  wrong: number;
  unanswered: number;
}

/** How a question with options was answered. */
export interface AnswersRow {
  id: number;
  questionId: string;
  questionText: string;
  sectionId: number;
  sectionName: string;
  severalChosen: boolean;
  answered: number;
  unknown: number;
  options: { id: number; label: string; points: number; n: number }[];
}

export interface TrendWeek {
  /** A Monday. */
  week: string;
  completions: number;
  /** Mean overall percentage; of those with any answer; null in a week without. */
  meanPercentage: number | null;
}
