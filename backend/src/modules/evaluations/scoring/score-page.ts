import { fold } from '../../../platform/text/fold.js';
import { countingSections, percentOf } from '../../questionnaires/points.js';
import { distinctProducts, type Product, productNameOf } from '../../questionnaires/products.js';
import type { Score, ScoredQuestion, ScoredSection } from './scoring.types.js';

/** A tip; `questionId` is the uuid of the question that suggests it, `points` what its questions lost. */
export interface SuggestedTip {
  tip: string;
  weight: number;
  questionId: string;
  points: number;
}

/** A product; `percentage` is the improvement it can bring: points lost on its questions, in percent of the maximum. */
export interface SuggestedProduct {
  product: Product;
  percentage: number;
}

export interface SectionSuggestions {
  sectionId: number;
  tips: SuggestedTip[];
  products: SuggestedProduct[];
}

/** What a score suggests: per section, in the order of the score, and over all its sections. */
export interface Suggestions {
  sections: SectionSuggestions[];
  tips: SuggestedTip[];
  products: SuggestedProduct[];
}

/** What follows from one score. To read many of the same questionnaire, prepare the reading once with suggesterOf. */
export function suggestionsOf(sections: ScoredSection[], score: Score): Suggestions {
  return suggesterOf(sections)(score);
}

/**
 * What follows from a score for the client's page. Every question that counts and was wrong or unanswered suggests
 * its tip and its product. Tips come by weight, highest first, then in the questionnaire's order; one that several
 * questions share is listed once. Products come by improvement, highest first (rules: tips and products).
 */
export function suggesterOf(sections: ScoredSection[]): (score: Score) => Suggestions {
  const offers = offersOf(sections);
  return (score) => {
    const missedBySection = score.sectionScores.map((sectionScore) => ({
      sectionScore,
      missed: missedQuestions(sections, sectionScore),
    }));
    const allMissed = missedBySection.flatMap(({ missed }) => missed);
    return {
      sections: missedBySection.map(({ sectionScore, missed }) => ({
        sectionId: sectionScore.sectionId,
        tips: tipsOf(missed, offers),
        products: productsOf(missed, sectionScore.maxScore, offers),
      })),
      tips: tipsOf(allMissed, offers),
      products: productsOf(allMissed, score.maxScore, offers),
    };
  };
}

/** What a question suggests: its tip as it is compared with others, '' without one, and its product. */
interface Offer {
  tipKey: string;
  product: Product | undefined;
}

function offersOf(sections: ScoredSection[]): Map<ScoredQuestion, Offer> {
  const counting = countingSections(sections).flatMap((section) => section.questions);
  const products = new Map(distinctProducts(counting).map((product) => [fold(product.name), product]));
  return new Map(
    sections
      .flatMap(({ questions }) => questions)
      .map((question) => [
        question,
        {
          tipKey: fold(question.relatedTip ?? ''),
          product: products.get(fold(productNameOf(question) ?? '')),
        },
      ]),
  );
}

/** The questions of one scored section that lost their points, in the questionnaire's order. */
export function missedQuestions(
  sections: ScoredSection[],
  sectionScore: Score['sectionScores'][number],
): ScoredQuestion[] {
  const lost = new Set(sectionScore.questions.filter(({ points }) => points === 0).map(({ id }) => id));
  const section = sections.find(({ id }) => id === sectionScore.sectionId);
  return (section?.questions ?? []).filter(({ id }) => lost.has(id));
}

function tipsOf(missed: ScoredQuestion[], offers: Map<ScoredQuestion, Offer>): SuggestedTip[] {
  const tips = new Map<string, SuggestedTip>();
  for (const question of missed.toSorted((a, b) => b.weight - a.weight)) {
    const { relatedTip, weight, questionId, pointValue } = question;
    const key = offers.get(question)?.tipKey ?? '';
    const known = tips.get(key);
    if (known) known.points += pointValue;
    else if (key !== '' && relatedTip)
      tips.set(key, { tip: relatedTip.trim(), weight, questionId, points: pointValue });
  }
  return [...tips.values()];
}

function productsOf(
  missed: ScoredQuestion[],
  max: number,
  offers: Map<ScoredQuestion, Offer>,
): SuggestedProduct[] {
  const lost = new Map<Product, number>();
  for (const question of missed) {
    const product = offers.get(question)?.product;
    if (product) lost.set(product, (lost.get(product) ?? 0) + question.pointValue);
  }
  return [...lost]
    .toSorted(([, a], [, b]) => b - a)
    .map(([product, points]) => ({ product, percentage: percentOf(points, max) }));
}
