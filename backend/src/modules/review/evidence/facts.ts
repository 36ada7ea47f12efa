import { factRefOf } from '../../evaluations/texts/fact-hash.js';
import type { Language } from '../../../platform/http/languages.js';
import { answersOf } from '../../scoring/answers.js';
import { answerWords } from '../../scoring/number-of.js';
import { rankedSteps, STEP_STATES } from '../../scoring/ranked-steps.js';
import type {
  QuestionScore,
  RawResponses,
  ScoredQuestion,
  ScoredSection,
  SectionScore,
} from '../../scoring/scoring.types.js';
import { productNameOf } from '../../questionnaires/products.js';
import { wordingsOf } from '../../questionnaires/wordings.js';
import type { PresentFacts } from './sentences.js';

export const FACT_STATES = [...STEP_STATES, 'not-applicable'] as const;
export type FactState = (typeof FACT_STATES)[number];

/** What one answer says, for the people who read texts beside it. Ids are row ids. */
export interface Fact {
  questionId: number;
  sectionId: number;
  questionText: string;
  /** Null: unanswered. */
  answer: string | null;
  meaning: string | null;
  points: number;
  pointValue: number;
  /** Why points are missing, or that the question does not apply; null where it brought all of them. */
  state: FactState | null;
  /** What to do next, where its answer lost points. */
  advice: string | null;
  product: string | null;
}

interface Scored {
  rawResponses: RawResponses;
  sectionScores: SectionScore[];
}

/** Every question that was scored and is still there, in the questionnaire's order; `language`: in which numbers are written. Pure. */
export function factsOfEvaluation(
  evaluation: Scored,
  sections: readonly ScoredSection[],
  language: Language,
): Fact[] {
  const answers = answersOf(evaluation.rawResponses);
  const steps = new Map(rankedSteps(sections, evaluation).map((step) => [step.question.id, step]));
  return listedQuestions(evaluation, sections).map(({ question, score, sectionId }) => {
    const answer = answers.find(question);
    const said = {
      questionId: question.id,
      sectionId,
      questionText: question.questionText,
      answer: answer === null ? null : answerWords(question, answer, language, { withBand: true }),
    };
    if (score === null)
      return {
        ...said,
        ...{ meaning: null, points: 0, pointValue: question.pointValue },
        ...{ state: 'not-applicable', advice: null, product: null },
      };
    return {
      ...said,
      meaning: meaningOf(question, score),
      points: score.points,
      pointValue: score.pointValue,
      state: steps.get(question.id)?.state ?? null,
      advice: steps.get(question.id)?.text ?? null,
      product: productNameOf(question),
    };
  });
}

/** What each answer says now, as sentences keep it. Pure. */
export function presentFacts(
  evaluation: Pick<Scored, 'sectionScores'>,
  sections: readonly ScoredSection[],
): PresentFacts {
  return new Map(
    listedQuestions(evaluation, sections).flatMap(({ question, score }) =>
      score === null ? [] : [factRefOf(question, score)],
    ),
  );
}

/** `score`: null where the question does not apply. */
function listedQuestions(
  { sectionScores }: Pick<Scored, 'sectionScores'>,
  sections: readonly ScoredSection[],
): { question: ScoredQuestion; score: QuestionScore | null; sectionId: number }[] {
  const scores = new Map<number, QuestionScore | null>(
    sectionScores.flatMap(({ questions, notApplicable = [] }) => [
      ...questions.map((one) => [one.id, one] as const),
      ...notApplicable.map((id) => [id, null] as const),
    ]),
  );
  return sections.flatMap(({ id, questions }) =>
    questions.flatMap((question) => {
      const score = scores.get(question.id);
      return score === undefined ? [] : [{ question, score, sectionId: id }];
    }),
  );
}

/** What the chosen options say, each in its first wording. */
function meaningOf(question: ScoredQuestion, { options = [] }: QuestionScore): string | null {
  const meanings = question.options.flatMap(({ id, meaning }) =>
    options.includes(id) ? wordingsOf(meaning).slice(0, 1) : [],
  );
  return meanings.length > 0 ? meanings.join(' ') : null;
}
