import type { Language } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import { suggestionsOf } from '../../scoring/score-page.js';
import type { QuestionScore, Score, ScoredSection, SectionScore } from '../../scoring/scoring.types.js';
import type { TextEvidence } from '../../evaluations/texts/text-evidence.js';
import { distinctProducts } from '../../questionnaires/products.js';
import { presentFacts } from '../evidence/facts.js';
import type { PresentFacts } from '../evidence/sentences.js';

/** A question as the checks see it; `points` is what it brought or, where it was missed, what it could have. */
export interface CheckedQuestion {
  questionText: string;
  points: number;
}

/** A result whose numbers a text may state. Percentages are 0 to 100 with one decimal. */
export type CheckedResult = Pick<SectionScore, 'score' | 'maxScore' | 'percentage'>;

export interface CheckedSection extends Omit<SectionScore, 'questions'> {
  gained: CheckedQuestion[];
  missed: CheckedQuestion[];
}

/** What the texts of one evaluation are checked against (rules: checks of texts). */
export interface CheckFacts extends Omit<Score, 'sectionScores'> {
  language: Language;
  sections: CheckedSection[];
  /** Names of the products that this evaluation recommends. */
  products: string[];
  /** Names of the questionnaire's other products, which no text of this evaluation may name. */
  otherProducts: string[];
  /** The questionnaire's own texts: what they hold may be repeated word for word. */
  quotable: string[];
  /** Names of the client and the clinic, which are no products. */
  names?: string[];
  /** What the sentences of machine-written texts rest on. */
  evidence?: TextEvidence;
  present?: PresentFacts;
}

export interface CheckSource {
  language: Language;
  /** As stored with the evaluation. */
  score: Score;
  /** The questionnaire as it now is. */
  sections: ScoredSection[];
  /** Of the questionnaire: the built-in writer tells them as they are. */
  insights?: readonly { text: string; advice: string | null }[];
  names?: string[];
  evidence?: TextEvidence;
}

/** The facts for the checks, from what an evaluation stores and its questionnaire. Pure (rules: checks of texts). */
export function factsForChecks(source: CheckSource): CheckFacts {
  const { language, score, sections, insights = [], names, evidence = {} } = source;
  const questions = sections.flatMap((section) => section.questions);
  const textOf = new Map(questions.map(({ id, questionText }) => [id, questionText]));
  const checked = (scores: QuestionScore[]) =>
    scores.flatMap(({ id, pointValue }) => {
      const questionText = textOf.get(id);
      return questionText === undefined ? [] : [{ questionText, points: pointValue }];
    });
  const isFull = ({ points, pointValue }: QuestionScore) => points === pointValue;
  const products = suggestionsOf(sections, score, language).products.map(({ product }) => product.name);
  const recommended = new Set(products.map(fold));
  const texts = [
    ...sections.flatMap(({ name, description }) => [name, description]),
    ...insights.flatMap(({ text, advice }) => [text, advice]),
    ...questions.flatMap(({ questionText, relatedTip, options }) => [
      questionText,
      relatedTip,
      ...options.flatMap(({ label, meaning, advice }) => [label, meaning, advice]),
    ]),
  ];
  return {
    language,
    totalScore: score.totalScore,
    maxScore: score.maxScore,
    percentage: score.percentage,
    sections: score.sectionScores.map(({ questions: scores, ...section }) => ({
      ...section,
      gained: checked(scores.filter(isFull)),
      missed: checked(scores.filter((one) => !isFull(one))),
    })),
    products,
    otherProducts: distinctProducts(questions)
      .map(({ name }) => name)
      .filter((name) => !recommended.has(fold(name))),
    quotable: texts.filter((text): text is string => (text ?? '').trim() !== ''),
    ...(names && { names }),
    evidence,
    present: Object.keys(evidence).length > 0 ? presentFacts(score, sections) : new Map(),
  };
}
