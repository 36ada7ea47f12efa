import { useEffect } from 'react';
import { call } from '../shared/api/call.ts';
import { applyOverlay, currentLanguage, useTexts, type TextDictionary } from '../shared/texts/i18n.ts';

/** Lays everybody's texts over those of a screen that belongs to no questionnaire. */
export function useTextOverlay(): void {
  // The look-up is asked for its language's sake: the overlay follows it.
  useTexts();
  const language = currentLanguage();
  useEffect(() => {
    const leaving = new AbortController();
    const overlay = call('get', '/api/ui-texts/{questionnaireId}/{language}', {
      path: { questionnaireId: 'global', language },
      query: { context: ['landing', 'global'] },
      signal: leaving.signal,
    });
    void orNoTexts(overlay).then((texts) => {
      if (!leaving.signal.aborted) applyOverlay(language, 'global', texts);
    });
    return () => leaving.abort();
  }, [language]);
}

/**
 * Texts of the database that are laid over the files. Empty when they cannot be had: the built-in texts are complete,
 * and a missing overlay is no reason to trouble the reader.
 */
export async function orNoTexts(answer: Promise<{ data: TextDictionary }>): Promise<TextDictionary> {
  try {
    return (await answer).data;
  } catch {
    return {};
  }
}
