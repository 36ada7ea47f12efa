import { useSyncExternalStore } from 'react';
import { currentLanguage, setLanguage, type TextDictionary } from '../../shared/texts/i18n.ts';
import { type Language } from '../../shared/texts/languages.ts';

export const adminLanguages = ['hu', 'en'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];

const storageKey = 'adminLanguage';
const files = import.meta.glob<TextDictionary>('../texts/*.json', { import: 'default' });
const listeners = new Set<() => void>();

/** Hungarian unless English was chosen; the back office speaks no other language. */
export function toAdminLanguage(value: unknown): AdminLanguage {
  return value === 'en' ? 'en' : 'hu';
}

/** The language chosen on an earlier visit, else Hungarian. */
export function readStoredLanguage(): AdminLanguage {
  try {
    return toAdminLanguage(localStorage.getItem(storageKey));
  } catch {
    return 'hu';
  }
}

/** Loads the back office's own texts of one language. */
export async function loadAdminTexts(language: Language): Promise<TextDictionary> {
  return (await files[`../texts/${toAdminLanguage(language)}.json`]?.()) ?? {};
}

/** Loads the texts of the screens that set questionnaires up, which other screens do without. */
export const loadSetupTexts = loaderOf('setup');

/** Those of the screens about people: access, admin users, one's own account, the audit log. */
export const loadPeopleTexts = loaderOf('people');

/** Those of the screens that edit the interface's texts. */
export const loadWordsTexts = loaderOf('words');

/** Those of the settings. */
export const loadSettingsTexts = loaderOf('settings');

/** Those of the analytics. */
export const loadAnalyticsTexts = loaderOf('analytics');

/** Those of the screens about what runs and what it costs: background work, usage of the AI. */
export const loadOperationTexts = loaderOf('operation');

/** Those of the webhooks. */
export const loadWebhookTexts = loaderOf('webhooks');

/** Switches the back office to another language and remembers it for the next visit. */
export async function chooseLanguage(next: AdminLanguage): Promise<void> {
  await setLanguage(next);
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // A browser that keeps nothing starts in Hungarian again.
  }
  for (const listener of listeners) listener();
}

/** The language the back office speaks now, for components. */
export function useAdminLanguage(): AdminLanguage {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toAdminLanguage(currentLanguage()),
  );
}

function loaderOf(part: string): (language: Language) => Promise<TextDictionary> {
  return async (language) => (await files[`../texts/${part}.${toAdminLanguage(language)}.json`]?.()) ?? {};
}
