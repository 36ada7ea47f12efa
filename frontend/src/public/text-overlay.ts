import { http } from '../shared/api/http.ts';
import { applyOverlay, type TextDictionary } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';

/**
 * Lays the database's texts of one context over the files. The page's own texts stand when they cannot be had.
 */
export async function overlayTexts(
  questionnaire: number | 'global',
  language: Language,
  context: 'landing' | 'evaluator',
  signal?: AbortSignal,
): Promise<void> {
  try {
    const answer = await http<unknown>(`/api/ui-texts/${questionnaire}/${language}`, {
      query: { context },
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
