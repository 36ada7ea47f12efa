import type { Language } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import { suggesterOf } from '../../scoring/score-page.js';
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
  /** False where too few questions were answered: areas have no text then; absent: there is one. */
  hasResult?: boolean;
  /** Names of the client and the clinic, which are no products. */
  names?: string[];
  /** What the sentences of machine-written texts rest on. */
  evidence?: TextEvidence;
  present?: PresentFacts;
}

/** What a questionnaire has for the checks, as it now is. */
interface CheckedQuestionnaire {
  language: Language;
  sections: ScoredSection[];
  /** The built-in writer tells them as they are. */
  insights?: readonly { text: string; advice: string | null }[];
}

/** What an evaluation has for them; its score as it is stored. */
interface CheckedEvaluation {
  score: Score;
  names?: string[];
  evidence?: TextEvidence;
  hasResult?: boolean;
}

export type CheckSource = CheckedQuestionnaire & CheckedEvaluation;

/** What the texts of one evaluation are checked against. To check many of the same questionnaire, prepare it with checkFactsReaderOf. */
export function factsForChecks({
  score,
  names,
  evidence,
  hasResult,
  ...questionnaire
}: CheckSource): CheckFacts {
  return checkFactsReaderOf(questionnaire)({ score, names, evidence, hasResult });
}

/** Prepares the facts for the checks, from a questionnaire and then from what an evaluation stores. Pure (rules: checks of texts). */
export function checkFactsReaderOf({
  language,
  sections,
  insights = [],
}: CheckedQuestionnaire): (evaluation: CheckedEvaluation) => CheckFacts {
  const questions = sections.flatMap((section) => section.questions);
  const textOf = new Map(questions.map(({ id, questionText }) => [id, questionText]));
  const suggest = suggesterOf(sections, language);
  const allProducts = distinctProducts(questions);
  const texts = [
    ...sections.flatMap(({ name, description }) => [name, description]),
    ...insights.flatMap(({ text, advice }) => [text, advice]),
    ...questions.flatMap(({ questionText, relatedTip, options }) => [
      questionText,
      relatedTip,
      ...options.flatMap(({ label, meaning, advice }) => [label, meaning, advice]),
    ]),
  ];
  const quotable = texts.filter((text): text is string => (text ?? '').trim() !== '');
  const checked = (scores: QuestionScore[]) =>
    scores.flatMap(({ id, pointValue }) => {
      const questionText = textOf.get(id);
      return questionText === undefined ? [] : [{ questionText, points: pointValue }];
    });
  const isFull = ({ points, pointValue }: QuestionScore) => points === pointValue;
  return ({ score, names, evidence = {}, hasResult }) => {
    const products = suggest(score).products.map(({ product }) => product.name);
    const recommended = new Set(products.map(fold));
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
      otherProducts: allProducts.map(({ name }) => name).filter((name) => !recommended.has(fold(name))),
      quotable,
      hasResult,
      ...(names && { names }),
      evidence,
      present: Object.keys(evidence).length > 0 ? presentFacts(score, sections) : new Map(),
    };
  };
}
