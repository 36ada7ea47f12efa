import type { Language } from '../../platform/http/languages.js';
import type { TextContext } from './contexts.js';

/** A text that the product brings along. */
export interface BuiltInText {
  context: TextContext;
  key: string;
  /** The names in single braces that are filled in where the text is shown. */
  placeholders: string[];
  /** The back office has no Romanian, and not every language has every plural form. */
  texts: Partial<Record<Language, string>>;
}
