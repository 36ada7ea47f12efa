import type { Language } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import { distinctProducts } from '../../questionnaires/products.js';
import { suggestionsOf } from '../../evaluations/scoring/score-page.js';
import type { Score, ScoredQuestion, ScoredSection } from '../../evaluations/scoring/scoring.types.js';

/** A question as the checks see it; `points` is what it brought or, where it was missed, what it could have. */
export interface CheckedQuestion {
  questionText: string;
  points: number;
}

/** A result whose numbers a text may state. Percentages are 0 to 100 with one decimal. */
export interface CheckedResult {
  score: number;
  maxScore: number;
  percentage: number;
}

export interface CheckedSection extends CheckedResult {
  sectionId: number;
  name: string;
  gained: CheckedQuestion[];
  missed: CheckedQuestion[];
}

/** What the texts of one evaluation are checked against (rules: checks of texts). */
export interface CheckFacts {
  language: Language;
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: CheckedSection[];
  /** Names of the products that this evaluation recommends. */
  products: string[];
  /** Names of the questionnaire's other products, which no text of this evaluation may name. */
  otherProducts: string[];
  /** The questionnaire's own texts and the clinic's names: what they hold may be repeated word for word. */
  quotable: string[];
}

export interface CheckSource {
  language: Language;
  /** As stored with the evaluation. */
  score: Score;
  /** The questionnaire as it now is. */
  sections: ScoredSection[];
  /** Names of the client and the clinic, which are no products. */
  names?: string[];
}

/** The facts for the checks, from what an evaluation stores and its questionnaire. Pure (rules: checks of texts). */
export function factsForChecks({ language, score, sections, names = [] }: CheckSource): CheckFacts {
  const products = suggestionsOf(sections, score).products.map(({ product }) => product.name);
  const recommended = new Set(products.map(fold));
  const byId = new Map(sections.map((section) => [section.id, section]));
  return {
    language,
    totalScore: score.totalScore,
    maxScore: score.maxScore,
    percentage: score.percentage,
    sections: score.sectionScores.map(
      ({ sectionId, name, score: gained, maxScore, percentage, questions }) => {
        const asked = new Map(byId.get(sectionId)?.questions.map((question) => [question.id, question]));
        const those = (isWanted: (points: number) => boolean) =>
          questions
            .filter(({ points }) => isWanted(points))
            .flatMap(({ id, pointValue }) => {
              const question = asked.get(id);
              return question ? [{ questionText: question.questionText, points: pointValue }] : [];
            });
        return {
          sectionId,
          name,
          score: gained,
          maxScore,
          percentage,
          gained: those((points) => points > 0),
          missed: those((points) => points === 0),
        };
      },
    ),
    products,
    otherProducts: distinctProducts(sections.flatMap(({ questions }) => questions))
      .map(({ name }) => name)
      .filter((name) => !recommended.has(fold(name))),
    quotable: quotableTexts(sections, products, names),
  };
}

function quotableTexts(sections: ScoredSection[], products: string[], names: string[]): string[] {
  const questions: ScoredQuestion[] = sections.flatMap((section) => section.questions);
  return [
    ...names,
    ...products,
    ...sections.flatMap(({ name, description }) => [name, description]),
    ...questions.flatMap(({ questionText, relatedTip }) => [questionText, relatedTip]),
  ].filter((text): text is string => text !== null && text.trim() !== '');
}
