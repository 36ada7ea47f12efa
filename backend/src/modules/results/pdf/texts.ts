import type { Language } from '../../../platform/http/languages.js';
import type { Texts } from '../../../platform/text/say.js';
import page from './page-texts.gen.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

export type PdfTextKey = keyof typeof hu | keyof typeof page.hu;
export type PdfTexts = Texts<PdfTextKey>;

/**
 * What the PDF says: the page's texts under the page's keys, which `npm run generate` takes from the front end, and its
 * own in `texts/`. So what admins lay over a text counts for both (rules: Languages and texts).
 */
export const PDF_TEXTS: Readonly<Record<Language, PdfTexts>> = {
  hu: { ...page.hu, ...hu },
  en: { ...page.en, ...en },
  ro: { ...page.ro, ...ro },
};
