const WORDS = 4;
const folded = (first: number) => Array.from({ length: WORDS }, (_, n) => `fold_search($${first + n})`);

/** SQL: the text contains every word. `$first` and on are the patterns of `patternsOf`. */
export const containsWords = (text: string, first: number): string =>
  folded(first)
    .map((pattern) => `${text} LIKE ${pattern}`)
    .join(' AND ');

/** SQL: the same of a text that is put together for each row, and then only once; no index serves it. */
export const madeTextContainsWords = (text: string, first: number): string =>
  `${text} LIKE ALL (ARRAY[${folded(first).join(', ')}])`;

/** A pattern for each of the first words; '%' where there are fewer. */
export function patternsOf(typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, WORDS);
  return Array.from({ length: WORDS }, (_, n) => `%${escaped(words[n] ?? '')}%`);
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
