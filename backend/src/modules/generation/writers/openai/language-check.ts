import type { Language } from '../../../../platform/http/languages.js';

const list = (words: string) => new Set(words.split(' '));

/** Frequent words that belong to one of the three languages only. */
const COMMON_WORDS: Record<Language, ReadonlySet<string>> = {
  hu: list(
    'az és hogy nem egy meg már még csak ez azt ami amely mert ha vagy való ezért önök önöknek önöknél önöket önökkel ahol érdemes lehet ' +
      'jól jó hiszen illetve valamint így ezen ennek ezt mellett által után között során felé szerint további fontos következő ' +
      'rendelő rendelője páciens páciensek pácienseik terület területen pont pontból pontot százalék van volt lesz nagyon minden több',
  ),
  en: list(
    'the and of to in that you your for with this have has on as it can will which from by not or but what where ' +
      'more well already also at an points percent clinic patients their there these would could should next',
  ),
  ro: list(
    'și de la în este că nu cu pe pentru din sunt ați vă dumneavoastră sau dar deja bine aveți ale lor prin să ' +
      'între acest această clinica pacienții pacienți puncte sută ceea fi fost foarte unde când după cele cel următorul poate',
  ),
};

/**
 * A cheap check that a text is written in the language it should be: its common words must not be outnumbered by another's, and a
 * longer text must have some. Short texts and names pass.
 */
export function isWrittenIn(text: string, language: Language): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll('ş', 'ș')
      .replaceAll('ţ', 'ț')
      .match(/\p{L}+/gu) ?? [];
  if (words.length < 6) return true;
  if (!isMostlyLatin(words)) return false;
  const hits = (of: Language) => words.filter((word) => COMMON_WORDS[of].has(word)).length;
  const own = hits(language);
  const others = (Object.keys(COMMON_WORDS) as Language[]).filter((other) => other !== language).map(hits);
  const strongest = Math.max(...others);
  if (strongest >= 3 && strongest > own * 1.5) return false;
  return words.length < 40 || own / words.length >= 0.03;
}

const LATIN = /^\p{Script=Latin}*$/u;

function isMostlyLatin(words: string[]): boolean {
  const letters = words.join('');
  if (LATIN.test(letters)) return true;
  const foreign = letters.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return foreign / letters.length < 0.2;
}
