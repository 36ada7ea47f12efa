import type { Language } from '../../platform/http/languages.js';
import { NO_PRODUCT } from '../../modules/questionnaires/products.js';
import type { DemoQuestionnaire, DemoRespondent, StoredContent } from './content.types.js';
import en from './en.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

interface DemoContent {
  questionnaire: DemoQuestionnaire;
  /** Fictitious people and clinics, oldest response first; their mail domains can never exist (RFC 2606). */
  respondents: DemoRespondent[];
}

/** The demo by language, as its JSON files tell it; a question names its product by the product's key. */
export const DEMO: Readonly<Record<Language, DemoContent>> = {
  hu: read(hu as StoredContent),
  en: read(en as StoredContent),
  ro: read(ro as StoredContent),
};

function read({ respondents, products, ...questionnaire }: StoredContent): DemoContent {
  const fieldsOf = (key: string | null) => {
    if (key === null) return NO_PRODUCT;
    const product = products[key];
    if (!product) throw new Error(`The demo has no product "${key}"`);
    return {
      relatedProduct: product.name,
      productDescription: product.description,
      productUrl: product.url,
      priceNote: product.priceNote,
      effortNote: product.effortNote,
    };
  };
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.map(({ product, ...question }) => ({ ...question, ...fieldsOf(product) })),
  }));
  return { questionnaire: { ...questionnaire, sections }, respondents };
}
