import type { Language } from '../../platform/http/languages.js';
import { fold } from '../../platform/text/fold.js';
import { say } from '../../platform/text/say.js';
import { countingSections, percentOf } from '../questionnaires/points.js';
import { distinctProducts, type Product, productIdOf, productNameOf } from '../questionnaires/products.js';
import type { Effort } from '../questionnaires/effort.js';
import { type OpenState, rankedSteps, type Step } from './ranked-steps.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import type { Score, ScoredSection } from './scoring.types.js';

const TEXTS = { hu, en, ro };

/** A tip; `questionId` is the uuid of the question that suggests it, `points` what following it promises (step-points.ts), `rank` its place. */
export interface SuggestedTip {
  tip: string;
  weight: number;
  questionId: string;
  points: number;
  /** Where following it only prepares: the points that it prepares the way to; absent where it promises points or asks for an answer. */
  prepares?: number;
  /** Its place among the tips of the whole result (ranked-steps.ts). */
  rank: number;
  /** How much work it is; absent where it is medium, and on pages from before this was stored. */
  effort?: Effort;
  /** Why it is no advice but asks for an answer; absent where an answer lost points. */
  state?: OpenState;
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
export function suggestionsOf(sections: ScoredSection[], score: Score, language: Language): Suggestions {
  return suggesterOf(sections, language)(score);
}

/**
 * What follows from a score for the client's page. Every question whose answer lost points suggests what to do and its product;
 * one without an answer that could be read suggests to answer it, and no product. Tips come in the one ranking
 * (ranked-steps.ts); one that several questions share is listed once. Products come by improvement, highest first (rules:
 * tips and products). `language`: of the questionnaire.
 */
export function suggesterOf(sections: ScoredSection[], language: Language): (score: Score) => Suggestions {
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
        return {
          sectionId,
          tips: tipsOf(own, language),
          products: productsOf(own, maxScore, products),
          steps: own,
        };
      }),
      tips: tipsOf(steps, language),
      products: productsOf(steps, score.maxScore, products),
    };
  };
}

function tipsOf(steps: readonly Step[], language: Language): SuggestedTip[] {
  const tips = new Map<string, SuggestedTip>();
  for (const step of steps) {
    const { question, gain, prepares, rank, state } = step;
    const text = textOf(step, language);
    if (text === null) continue;
    const key = fold(text);
    const known = tips.get(key);
    const product = state === 'missed' ? productIdOf(question) : null;
    if (known) addPoints(known, step);
    else if (key !== '')
      tips.set(key, {
        tip: text,
        weight: question.weight,
        questionId: question.questionId,
        points: gain,
        ...(prepares > 0 ? { prepares } : {}),
        rank,
        ...(question.effort === 'medium' || state !== 'missed' ? {} : { effort: question.effort }),
        ...(state === 'missed' ? {} : { state }),
        ...(product === null ? {} : { productId: product }),
      });
  }
  return [...tips.values()];
}

/** A tip that several questions share brings what all of them bring; it only prepares where it does so for all of them. */
function addPoints(tip: SuggestedTip, { gain, prepares }: Step): void {
  tip.points += gain;
  const prepared = (tip.prepares ?? 0) + prepares;
  if (tip.points > 0) delete tip.prepares;
  else if (prepared > 0) tip.prepares = prepared;
}

function textOf({ state, text, question }: Step, language: Language): string | null {
  if (state === 'missed') return text;
  return say(TEXTS[language], language, `step.${state}`, { question: question.questionText.trim() });
}

function productsOf(steps: readonly Step[], max: number, products: Map<string, Product>): SuggestedProduct[] {
  const lost = new Map<Product, number>();
  for (const { question, missing, state } of steps) {
    if (state !== 'missed') continue;
    const product = products.get(fold(productNameOf(question) ?? ''));
    if (product) lost.set(product, (lost.get(product) ?? 0) + missing);
  }
  return [...lost]
    .toSorted(([, a], [, b]) => b - a)
    .map(([product, points]) => ({ product, percentage: percentOf(points, max) }));
}
