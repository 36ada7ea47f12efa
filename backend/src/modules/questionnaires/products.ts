import { createHash } from 'node:crypto';
import { fold } from '../../platform/text/fold.js';
import { countingQuestions, countingSections } from './points.js';
import type { QuestionFieldValues } from './question-fields.js';

/** A product that questions recommend. `url` is an http(s) address. */
export interface Product {
  id: string;
  name: string;
  description: string | null;
  url: string | null;
  /** What it costs, in a few words; absent on pages from before this was stored. */
  priceNote?: string | null;
  /** What it takes to bring in; absent likewise. */
  effortNote?: string | null;
}

/** What a question says of the product it recommends. */
export type ProductSource = Pick<
  QuestionFieldValues,
  'relatedProduct' | 'productDescription' | 'productUrl' | 'priceNote' | 'effortNote'
>;

/** What a question has that recommends no product. */
export const NO_PRODUCT: Readonly<ProductSource> = {
  relatedProduct: null,
  productDescription: null,
  productUrl: null,
  priceNote: null,
  effortNote: null,
};

const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i;

/** A product's id: the first 12 hex digits of the SHA-256 of its trimmed, folded name (rules: products). */
export function productId(name: string): string {
  return createHash('sha256').update(fold(name)).digest('hex').slice(0, 12);
}

/** The name of the product a question recommends, as a person wrote it; null when it names none. */
export function productNameOf(question: Pick<ProductSource, 'relatedProduct'>): string | null {
  const name = question.relatedProduct ?? '';
  return fold(name) === '' ? null : name.trim();
}

/** The id of the product a question recommends; null when it names none. */
export function productIdOf(question: Pick<ProductSource, 'relatedProduct'>): string | null {
  const name = productNameOf(question);
  return name === null ? null : productId(name);
}

/**
 * The products that the questions name, in the order of their first mention. Names that fold alike are one
 * product, spelt as it was first; it takes the first description and notes that are not blank and the first web
 * address; an address of any other scheme is never handed on (rules: products).
 */
export function distinctProducts(questions: readonly ProductSource[]): Product[] {
  const products = new Map<string, Product>();
  for (const question of questions) {
    const name = productNameOf(question);
    if (name === null) continue;
    const key = fold(name);
    const product = products.get(key) ?? {
      id: productId(name),
      name,
      description: null,
      url: null,
      priceNote: null,
      effortNote: null,
    };
    product.description ??= textOrNull(question.productDescription);
    product.url ??= webAddressOrNull(question.productUrl);
    product.priceNote ??= textOrNull(question.priceNote);
    product.effortNote ??= textOrNull(question.effortNote);
    products.set(key, product);
  }
  return [...products.values()];
}

function textOrNull(text: string | null): string | null {
  return text === null || fold(text) === '' ? null : text.trim();
}

function webAddressOrNull(url: string | null): string | null {
  const address = url?.trim() ?? '';
  return WEB_ADDRESS.test(address) ? address : null;
}

interface NamingSection {
  includeInEvaluation: boolean;
  questions: readonly (Pick<ProductSource, 'relatedProduct'> & { id: number; pointValue: number })[];
}

/**
 * Which question that counts recommends which product, as one text: with the same basis, the same scores recommend the
 * same products (rules: tips and products).
 */
export function productsBasis(sections: readonly NamingSection[]): string {
  const named = countingSections(sections)
    .flatMap(({ questions }) => countingQuestions({ questions }))
    .map((question) => [question.id, fold(productNameOf(question) ?? '')] as const)
    .filter(([, name]) => name !== '');
  return JSON.stringify(named.toSorted(([a], [b]) => a - b));
}
