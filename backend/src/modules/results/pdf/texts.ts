import type { Language } from '../../../platform/http/languages.js';
import { en } from './texts-en.js';
import { hu, type PdfTexts } from './texts-hu.js';
import { ro } from './texts-ro.js';

export type { PdfTextKey, PdfTexts } from './texts-hu.js';

/**
 * The wording of the PDF. What the page says too has the page's key and words, so that texts which admins lay over it
 * count for both (rules: Languages and texts). `_one`, `_few` and `_other` follow the language's plural rules.
 */
export const PDF_TEXTS: Record<Language, PdfTexts> = { hu, en, ro };
