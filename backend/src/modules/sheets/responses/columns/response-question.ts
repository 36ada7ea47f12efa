import type { QuestionKind } from '../../../questionnaires/question-fields.js';
import type { ScoredOption } from '../../../scoring/scoring.types.js';

/** What the columns of a response sheet are matched with. */
export interface ResponseQuestion {
  questionId: string;
  questionText: string;
  /** Tells whether several options may be ticked: then they stand in it separated by commas. */
  correctAnswer?: string | null;
  kind?: QuestionKind;
  /** What its answers should be; empty or absent: anything. */
  options?: ScoredOption[];
  /** What a number's cell may say. */
  unit?: string | null;
  min?: number | null;
  max?: number | null;
  decimals?: boolean;
}
