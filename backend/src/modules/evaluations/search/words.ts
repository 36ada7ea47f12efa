const WORDS = 4;

/** SQL: the text contains every word. `$first` and on are the patterns of `patternsOf`. */
export const containsWords = (text: string, first: number): string =>
  Array.from({ length: WORDS }, (_, n) => `${text} LIKE fold_search($${first + n})`).join(' AND ');

/** A pattern for each of the first words; '%' where there are fewer. */
export function patternsOf(typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, WORDS);
  return Array.from({ length: WORDS }, (_, n) => `%${escaped(words[n] ?? '')}%`);
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
