import type { Language } from '../../../../platform/http/languages.js';
import { isFunctionWord } from '../../../review/checks/language.js';
import { isIn, LEXICONS, type Lexicon } from './lexicon.js';
import { readingsOf, type StemmedWord, stemmed } from './stems.js';

/** A word that says something, and whether its clause denies it. */
export interface ContentWord extends StemmedWord {
  readings: string[];
  /** 'Unprotected' denies 'protected'; its stem is of what it denies. */
  isNegated: boolean;
}

export interface Clause {
  text: string;
  words: ContentWord[];
  isDenied: boolean;
}

/** Words before 'nélkül' that it denies. */
const DENIED_BEFORE = 2;

/** The clauses of a text, each with its words that say something, and whether it denies them. */
export function clausesOf(text: string, language: Language): Clause[] {
  const lexicon = LEXICONS[language];
  return partsOf(text, lexicon.clauseStarts).flatMap((part) => {
    const words = stemmed(part, language);
    const split =
      lexicon.deniedBefore === null ? -1 : words.findIndex(({ bare }) => bare === lexicon.deniedBefore);
    if (split <= 0) return clauseOf(part, language, lexicon) ?? [];
    // What 'nélkül' denies are the words right before it; the rest of its clause stands as it is.
    const from = words[Math.max(0, split - DENIED_BEFORE)]!.start;
    const to = words[split]!.end;
    const rest = `${part.slice(0, from)} ${part.slice(to)}`;
    return [clauseOf(rest, language, lexicon), clauseOf(part.slice(from, to), language, lexicon)].flatMap(
      (clause) => clause ?? [],
    );
  });
}

function partsOf(text: string, starts: RegExp): string[] {
  return text.split(starts).filter((part) => part !== undefined && /\p{L}/u.test(part));
}

function clauseOf(text: string, language: Language, lexicon: Lexicon): Clause | null {
  const all = stemmed(text, language);
  if (all.length === 0) return null;
  const plain = lexicon.notDenial.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const isDenied =
    stemmed(plain, language).some(({ bare }) => lexicon.denial.forms.has(bare)) ||
    lexicon.denialPatterns.some((pattern) => pattern.test(plain));
  const words = all
    .filter((word) => isContent(word, language, lexicon))
    .map((word) => contentOf(word, language, lexicon));
  return { text, words, isDenied };
}

function isContent(word: StemmedWord, language: Language, lexicon: Lexicon): boolean {
  if (isIn(lexicon.strict, word) && lexicon.strict.forms.has(word.bare)) return true;
  if (lexicon.denial.forms.has(word.bare)) return false;
  if (/^\p{N}+$/u.test(word.bare)) return true;
  if (word.bare.length < 3 && word.bare !== 'ai') return false;
  return !isFunctionWord(word.key, language);
}

function contentOf(word: StemmedWord, language: Language, { negatedBy }: Lexicon): ContentWord {
  const isNegated = negatedBy.test(word.bare);
  const bare = isNegated ? word.bare.replace(negatedBy, '') : word.bare;
  const base = isNegated
    ? { ...word, bare, ...(stemmed(bare, language)[0] && { stem: stemmed(bare, language)[0]!.stem }) }
    : word;
  return {
    ...word,
    readings: [...new Set([...readingsOf(word, language), ...readingsOf(base, language)])],
    isNegated,
  };
}
