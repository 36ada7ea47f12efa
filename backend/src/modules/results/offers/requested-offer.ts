import { fold } from '../../../platform/text/fold.js';
import type { Product } from '../../questionnaires/products.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import type { TickedTip } from './offer-request.entity.js';

/** The product of the page that the client means, by id or by name; null for any other (rules: offers). Pure. */
export function productOf(page: PublishedPage, idOrName: string): Product | null {
  const products = [...page.globalRecommendedProducts.map(({ product }) => product), ...page.products];
  const name = fold(idOrName);
  return (
    products.find(({ id }) => id === idOrName) ??
    products.find((product) => fold(product.name) === name) ??
    null
  );
}

/** The page's tips that were ticked, each once, in the page's order. What the page does not suggest is left out. Pure. */
export function tickedTips(page: PublishedPage, questionIds: readonly string[]): TickedTip[] {
  const ticked = new Set(questionIds.map((id) => id.toLowerCase()));
  const tips = page.sections.flatMap(({ id }) => page.sectionData[id]?.tips ?? []);
  const found = tips.filter(({ questionId }) => ticked.delete(questionId.toLowerCase()));
  return found.map(({ questionId, tip, points }) => ({ questionId, tip, points }));
}

interface OfferMail {
  page: PublishedPage;
  product: Pick<Product, 'name'>;
  tips: Pick<TickedTip, 'tip' | 'points'>[];
  clientEmail: string;
  publicUrl: string;
}

/** What a mail about the request says; its link leads to the client's row. Pure. */
export function offerContent({
  page: { evaluation },
  product,
  tips,
  clientEmail,
  publicUrl,
}: OfferMail): Record<string, string> {
  const gained = tips.reduce((sum, { points }) => sum + points, 0);
  return {
    productName: oneLine(product.name),
    clientName: oneLine(evaluation.clientName || evaluation.clinicName),
    clinicName: oneLine(evaluation.clinicName || evaluation.clientName),
    clientEmail,
    score: String(evaluation.totalScore),
    maxScore: String(evaluation.maxScore),
    newScore: String(Math.min(evaluation.maxScore, evaluation.totalScore + gained)),
    tips: tips.map(({ tip }) => `• ${oneLine(tip)}`).join('\n'),
    link: `${publicUrl}/dashboard?${new URLSearchParams({ clientEmail }).toString()}`,
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
