import type { Language } from '../../../../platform/http/languages.js';
import { clausesOf } from './clauses.js';
import { Grounds } from './grounds.js';

const wordOf = (language: Language, text: string) => clausesOf(text, language)[0]!.words[0]!;

describe('A word that denies', () => {
  it.each<[Language, string, boolean]>([
    ['en', 'Unprotected', true],
    ['en', 'Understand', false],
    ['en', 'Unique', false],
    ['ro', 'Neprotejat', true],
    ['ro', 'Newsletterul', false],
    ['ro', 'Necesar', false],
    ['hu', 'Védtelenül', true],
  ])('does so by its form (%s: %s, %s)', (language, word, isNegated) =>
    expect(wordOf(language, word).isNegated).toBe(isNegated),
  );

  it('in a question that was answered with yes names something that is there as it is denied', () => {
    const grounds = new Grounds([{ text: 'Urmăriți lunar neprezentările?', polarity: 'there' }], 'ro');
    expect(grounds.of(wordOf('ro', 'Neprezentările'))).toEqual({
      isKnown: true,
      there: false,
      missing: true,
    });
    expect(grounds.of(wordOf('ro', 'Lunar'))).toEqual({ isKnown: true, there: true, missing: false });
  });
});
