import { fold } from '../../platform/text/fold.js';
import { countingSections, percentOf } from '../questionnaires/points.js';
import { distinctProducts, type Product, productIdOf, productNameOf } from '../questionnaires/products.js';
import type { Effort } from '../questionnaires/effort.js';
import { rankedSteps, type Step } from './ranked-steps.js';
import type { Score, ScoredSection } from './scoring.types.js';

/** A tip; `questionId` is the uuid of the question that suggests it, `points` what its questions lost, `rank` its place. */
export interface SuggestedTip {
  tip: string;
  weight: number;
  questionId: string;
  points: number;
  /** Its place among the tips of the whole result (ranked-steps.ts). */
  rank: number;
  /** How much work it is; absent where it is medium, and on pages from before this was stored. */
  effort?: Effort;
  /** The product that serves it; absent where there is none, and on pages from before this was stored. */
  productId?: string;
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
  /** What its questions leave to do, in the one ranking. */
  steps: Step[];
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
 * What follows from a score for the client's page. Every question that counts and lost points suggests what to do and its
 * product. Tips come in the one ranking (ranked-steps.ts); one that several questions share is listed once. Products
 * come by improvement, highest first (rules: tips and products).
 */
export function suggesterOf(sections: ScoredSection[]): (score: Score) => Suggestions {
  const products = new Map(
    distinctProducts(countingSections(sections).flatMap(({ questions }) => questions)).map((product) => [
      fold(product.name),
      product,
    ]),
  );
  return (score) => {
    const steps = rankedSteps(sections, score);
    return {
      sections: score.sectionScores.map(({ sectionId, maxScore }) => {
        const own = steps.filter(({ section }) => section.id === sectionId);
        return { sectionId, tips: tipsOf(own), products: productsOf(own, maxScore, products), steps: own };
      }),
      tips: tipsOf(steps),
      products: productsOf(steps, score.maxScore, products),
    };
  };
}

function tipsOf(steps: readonly Step[]): SuggestedTip[] {
  const tips = new Map<string, SuggestedTip>();
  for (const { text, question, missing, rank } of steps) {
    if (text === null) continue;
    const key = fold(text);
    const known = tips.get(key);
    if (known) known.points += missing;
    else if (key !== '')
      tips.set(key, {
        tip: text,
        weight: question.weight,
        questionId: question.questionId,
        points: missing,
        rank,
        ...(question.effort === 'medium' ? {} : { effort: question.effort }),
        ...(productIdOf(question) === null ? {} : { productId: productIdOf(question)! }),
      });
  }
  return [...tips.values()];
}

function productsOf(steps: readonly Step[], max: number, products: Map<string, Product>): SuggestedProduct[] {
  const lost = new Map<Product, number>();
  for (const { question, missing } of steps) {
    const product = products.get(fold(productNameOf(question) ?? ''));
    if (product) lost.set(product, (lost.get(product) ?? 0) + missing);
  }
  return [...lost]
    .toSorted(([, a], [, b]) => b - a)
    .map(([product, points]) => ({ product, percentage: percentOf(points, max) }));
}
