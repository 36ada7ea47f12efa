import { useEffect } from 'react';
import { http } from '../shared/api/http.ts';
import { applyOverlay, currentLanguage, useTexts, type TextDictionary } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';

/** Lays everybody's texts over those of a screen that belongs to no questionnaire. */
export function useTextOverlay(): void {
  // The look-up is asked for its language's sake: the overlay follows it.
  useTexts();
  const language = currentLanguage();
  useEffect(() => {
    const leaving = new AbortController();
    void overlayTexts('global', language, 'landing', leaving.signal);
    return () => leaving.abort();
  }, [language]);
}

/**
 * Lays the database's texts of one context, and of those that all screens share, over the files. The page's own texts
 * stand when they cannot be had.
 */
export async function overlayTexts(
  questionnaire: number | 'global',
  language: Language,
  context: 'landing' | 'evaluator',
  signal?: AbortSignal,
): Promise<void> {
  try {
    const answer = await http<unknown>(`/api/ui-texts/${questionnaire}/${language}`, {
      query: { context: `${context},global` },
      signal,
    });
    applyOverlay(
      language,
      questionnaire === 'global' ? 'global' : 'questionnaire',
      readDictionary(answer.data),
    );
  } catch {
    // The built-in texts are complete; a missing overlay is no reason to trouble the reader.
  }
}

/** Keeps the entries that are texts. */
export function readDictionary(data: unknown): TextDictionary {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
