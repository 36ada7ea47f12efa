import { type Language, LOCALES } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import { clinicZone } from '../../../platform/time/time.js';
import type { Product } from '../../questionnaires/products.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { receiptContent } from '../client-mails.js';
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

/** What a client wrote with the request. */
export interface OfferWords {
  message: string | null;
  phone: string | null;
}

/** Enough of an address to know it by, for a page that others may have been shown. Pure. */
export const outlineOf = (address: string): string => address.replace(/^(.).*@/u, '$1…@');

interface OfferMail {
  page: PublishedPage;
  product: Pick<Product, 'name'>;
  tips: Pick<TickedTip, 'tip' | 'points'>[];
  clientEmail: string;
  words?: OfferWords;
  publicUrl: string;
}

/** What a mail about the request says; its link leads to the client's row. Pure. */
export function offerContent({
  page: { evaluation },
  product,
  tips,
  clientEmail,
  words,
  publicUrl,
}: OfferMail): Record<string, string> {
  const gained = tips.reduce((sum, { points }) => sum + points, 0);
  return {
    productName: oneLine(product.name),
    clientName: oneLine(evaluation.clientName || evaluation.clinicName),
    clinicName: oneLine(evaluation.clinicName || evaluation.clientName),
    clientEmail,
    phone: words?.phone ?? '',
    message: words?.message ?? '',
    score: String(evaluation.totalScore),
    maxScore: String(evaluation.maxScore),
    // What only prepares moves no figure.
    newScore: gained > 0 ? String(Math.min(evaluation.maxScore, evaluation.totalScore + gained)) : '',
    tips: tips.map(({ tip }) => `• ${oneLine(tip)}`).join('\n'),
    link: `${publicUrl}/dashboard?${new URLSearchParams({ clientEmail }).toString()}`,
  };
}

interface ReceiptMail extends Pick<OfferMail, 'page' | 'product' | 'words'> {
  askedAt: Date;
  link: string;
}

/** What the client's receipt says. The telephone number stays out, as in all that goes to clients. Pure. */
export function offerReceiptContent({
  page: { evaluation, language },
  product,
  words,
  askedAt,
  link,
}: ReceiptMail): Record<string, string> {
  return {
    ...receiptContent(evaluation, link),
    productName: oneLine(product.name),
    askedAt: momentOf(askedAt, language),
    message: words?.message ?? '',
  };
}

const momentOf = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: clinicZone(),
  }).format(moment);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
