import { createStore, useStore } from '../../../shared/state/store.ts';
import { readStored, writeStored } from '../../../shared/state/stored.ts';
import { currentLanguage, setLanguage, type TextDictionary } from '../../../shared/texts/i18n.ts';
import { type Language } from '../../../shared/texts/languages.ts';

export const adminLanguages = ['hu', 'en'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];

const storageKey = 'adminLanguage';
const files = import.meta.glob<TextDictionary>('./**/texts/*.json', { base: '../..', import: 'default' });
const chosen = createStore<AdminLanguage | null>(null);

/** Hungarian unless English was chosen; the back office speaks no other language. */
export function toAdminLanguage(value: unknown): AdminLanguage {
  return value === 'en' ? 'en' : 'hu';
}

/** The language chosen on an earlier visit, else the browser's, else Hungarian. */
export function readStoredLanguage(): AdminLanguage {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return toAdminLanguage(
    readStored('browser', storageKey) ?? spoken.find((code) => code === 'hu' || code === 'en'),
  );
}

/** Loads what the frame around every screen says, and what many screens say, in one language. */
export const loadAdminTexts = textsIn('.');

/** How the texts of one folder are loaded, such as `screens/audit`. */
export function textsOf(folder: string): ReturnType<typeof textsIn> {
  return textsIn(`./${folder}`);
}

/** Switches the back office to another language and remembers it for the next visit. */
export async function chooseLanguage(next: AdminLanguage): Promise<void> {
  await setLanguage(next);
  writeStored('browser', storageKey, next);
  chosen.set(next);
}

/** The language the back office speaks now, for components. */
export function useAdminLanguage(): AdminLanguage {
  return useStore({ subscribe: chosen.subscribe, value: () => toAdminLanguage(currentLanguage()) });
}

function textsIn(folder: string): (language: Language) => Promise<TextDictionary> {
  return async (language) => {
    const load = files[`${folder}/texts/${toAdminLanguage(language)}.json`];
    if (load === undefined) throw new Error(`There are no texts in ${folder}.`);
    return load();
  };
}
