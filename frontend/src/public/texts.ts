import { type TextDictionary } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';

const files = import.meta.glob<TextDictionary>('./texts/*.json', { import: 'default' });

/** Loads the files of a part in one language. */
const textsOf =
  (part: string) =>
  async (language: Language): Promise<TextDictionary> =>
    (await files[`./texts/${part}${language}.json`]?.()) ?? {};

/** What every page of the public face says. */
export const loadPublicTexts = textsOf('');
/** What only the steps of an evaluation say. */
export const loadEvaluationTexts = textsOf('evaluation.');
export const loadPrivacyTexts = textsOf('privacy.');
export const loadOptOutTexts = textsOf('opt-out.');
