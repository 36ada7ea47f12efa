import { useEffect } from 'react';
import { http, type QueryValue } from '../shared/api/http.ts';
import { applyOverlay, currentLanguage, useTexts, type TextDictionary } from '../shared/texts/i18n.ts';

/** Lays everybody's texts over those of a screen that belongs to no questionnaire. */
export function useTextOverlay(): void {
  // The look-up is asked for its language's sake: the overlay follows it.
  useTexts();
  const language = currentLanguage();
  useEffect(() => {
    const leaving = new AbortController();
    const query = { context: 'landing,global' };
    void readOverlay(`/api/ui-texts/global/${language}`, query, leaving.signal).then((texts) => {
      if (!leaving.signal.aborted) applyOverlay(language, 'global', texts);
    });
    return () => leaving.abort();
  }, [language]);
}

/**
 * Reads texts of the database that are laid over the files. Empty when they cannot be had: the built-in texts are
 * complete, and a missing overlay is no reason to trouble the reader.
 */
export async function readOverlay(
  path: string,
  query: Record<string, QueryValue> = {},
  signal?: AbortSignal,
): Promise<TextDictionary> {
  try {
    return readDictionary((await http<unknown>(path, { query, signal })).data);
  } catch {
    return {};
  }
}

/** Keeps the entries that are texts. */
function readDictionary(data: unknown): TextDictionary {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
