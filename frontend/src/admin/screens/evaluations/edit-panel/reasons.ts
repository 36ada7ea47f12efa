const leastWords = 2;
const leastLetters = 10;

/** True when own words say something, as the server counts it: two different words, ten letters together. Pure. */
export function saysSomething(words: string): boolean {
  const different = new Set(words.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  const letters = words.match(/\p{L}/gu) ?? [];
  return different.size >= leastWords && letters.length >= leastLetters;
}
