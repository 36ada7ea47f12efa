import { type TextDictionary } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';

const files = import.meta.glob<TextDictionary>('./texts/*.json', { import: 'default' });

/** Loads the public face's texts of one language. */
export async function loadPublicTexts(language: Language): Promise<TextDictionary> {
  return (await files[`./texts/${language}.json`]?.()) ?? {};
}

/** Loads what only the steps of an evaluation say, in one language. */
export async function loadEvaluationTexts(language: Language): Promise<TextDictionary> {
  return (await files[`./texts/evaluation.${language}.json`]?.()) ?? {};
}

/** Loads the privacy notice in one language. */
export async function loadPrivacyTexts(language: Language): Promise<TextDictionary> {
  return (await files[`./texts/privacy.${language}.json`]?.()) ?? {};
}
