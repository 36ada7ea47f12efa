const leastWords = 2;
const leastLetters = 10;
const leastDifferentLetters = 6;
const keyboardRows = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'].flatMap((row) => [
  row,
  [...row].toReversed().join(''),
]);

/** True when own words say something, as the server counts it: two different real words, ten letters together. Pure. */
export function saysSomething(words: string): boolean {
  const bare = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const real = (bare.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isWord);
  const letters = real.join('');
  return (
    new Set(real).size >= leastWords &&
    letters.length >= leastLetters &&
    new Set(letters).size >= leastDifferentLetters
  );
}

const isWord = (bare: string): boolean =>
  /^[a-z]{2,}$/.test(bare) &&
  /[aeiouy]/.test(bare) &&
  /[^aeiou]/.test(bare) &&
  !/[^aeiouy]{6}|(.)\1\1|^(.{1,3})\2+$/.test(bare) &&
  !(bare.length > 2 && keyboardRows.some((row) => row.includes(bare)));
