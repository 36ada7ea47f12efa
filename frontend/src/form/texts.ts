import { applyOverlay, setLanguage, type TextDictionary } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';
import { type FormDefinition } from './form.api.ts';

const files = import.meta.glob<TextDictionary>('./texts/*.json', { import: 'default' });

/** Loads the texts of the page on which questionnaires are filled in, in one language. */
export async function loadFormTexts(language: Language): Promise<TextDictionary> {
  return (await files[`./texts/${language}.json`]?.()) ?? {};
}

/** Speaks as this questionnaire does: in its language, with its own wordings. */
export async function speakAs({ language, wordings }: FormDefinition): Promise<void> {
  applyOverlay(language, 'questionnaire', wordings);
  await setLanguage(language);
}
