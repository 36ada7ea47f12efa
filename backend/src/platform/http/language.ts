import type { Request } from 'express';
import { isLanguage, type Language } from './languages.js';

/** The caller's language: the best of Accept-Language that we speak, else Hungarian. */
export function languageOf(request: Pick<Request, 'headers'>): Language {
  return preferredLanguage(request.headers['accept-language']);
}

export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = Number(
        parameters
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.trim().split('-')[0], quality: Number.isFinite(quality) ? quality : 0, index };
    })
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  return (wanted[0]?.language as Language | undefined) ?? 'hu';
}
