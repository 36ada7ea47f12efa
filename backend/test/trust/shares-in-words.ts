import type { Language } from '../../src/platform/http/languages.js';

type Form = 'plain' | 'of' | 'object';

/** Shares of a whole as each language writes them; Hungarian by what follows ('a pontok fele', 'a pontok felét'). */
const SHARES: Record<Language, readonly [some: number, of: number, words: string][]> = {
  en: [
    [1, 5, 'a fifth'],
    [1, 4, 'a quarter'],
    [3, 10, 'three tenths'],
    [1, 3, 'a third'],
    [2, 5, 'two fifths'],
    [1, 2, 'half'],
    [3, 5, 'three fifths'],
    [2, 3, 'two thirds'],
    [7, 10, 'seven tenths'],
    [3, 4, 'three quarters'],
    [4, 5, 'four fifths'],
    [9, 10, 'nine tenths'],
  ],
  hu: [
    [1, 5, 'egyötöde'],
    [1, 4, 'negyede'],
    [3, 10, 'háromtizede'],
    [1, 3, 'harmada'],
    [2, 5, 'kétötöde'],
    [1, 2, 'fele'],
    [3, 5, 'háromötöde'],
    [2, 3, 'kétharmada'],
    [7, 10, 'héttizede'],
    [3, 4, 'háromnegyede'],
    [4, 5, 'négyötöde'],
    [9, 10, 'kilenctizede'],
  ],
  ro: [
    [1, 5, 'o cincime'],
    [1, 4, 'un sfert'],
    [3, 10, 'trei zecimi'],
    [1, 3, 'o treime'],
    [2, 5, 'două cincimi'],
    [1, 2, 'jumătate'],
    [3, 5, 'trei cincimi'],
    [2, 3, 'două treimi'],
    [7, 10, 'șapte zecimi'],
    [3, 4, 'trei sferturi'],
    [4, 5, 'patru cincimi'],
    [9, 10, 'nouă zecimi'],
  ],
};

/** A share in words that holds, taken in turn; null where none does. The value is of a hundred. */
export function shareIn(
  language: Language,
  form: Form,
  holds: (value: number) => boolean,
  turn: number,
): string | null {
  const fitting = SHARES[language].filter(([some, of]) => holds((100 * some) / of));
  const words = fitting[turn % Math.max(1, fitting.length)]?.[2];
  if (words === undefined) return null;
  if (language !== 'hu' || form !== 'object') return words;
  return words.replace(/a$/u, 'át').replace(/e$/u, 'ét');
}
