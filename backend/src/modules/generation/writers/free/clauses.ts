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
/** Words that a statement has at least. */
const FEWEST_WORDS = 4;

/** The clauses of a text, each with its words that say something, and whether it denies them. */
export function clausesOf(text: string, language: Language): Clause[] {
  const lexicon = LEXICONS[language];
  const parts = partsOf(text, lexicon.clauseStarts).flatMap((part) => splitAtDenial(part, language, lexicon));
  return parts.flatMap((part) => {
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

/** Two statements side by side, of which one denies: 'the backup is made daily, its encryption is missing'. */
function splitAtDenial(part: string, language: Language, lexicon: Lexicon): string[] {
  const comma = part.indexOf(', ');
  if (comma < 0) return [part];
  const sides = [part.slice(0, comma), part.slice(comma + 1)] as const;
  const [left, right] = sides.map((side) => stemmed(side, language));
  const isShort = left!.length < FEWEST_WORDS || right!.length < FEWEST_WORDS;
  const [isLeft, isRight] = sides.map((side) => denies(side, language, lexicon));
  return isShort || isLeft === isRight ? [part] : [...sides];
}

function denies(text: string, language: Language, lexicon: Lexicon): boolean {
  const plain = lexicon.notDenial.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return (
    stemmed(plain, language).some(({ bare }) => lexicon.denial.forms.has(bare)) ||
    lexicon.denialPatterns.some((pattern) => pattern.test(plain))
  );
}

function partsOf(text: string, starts: RegExp): string[] {
  return text.split(starts).filter((part) => part !== undefined && /\p{L}/u.test(part));
}

function clauseOf(text: string, language: Language, lexicon: Lexicon): Clause | null {
  const all = stemmed(text, language);
  if (all.length === 0) return null;
  const isDenied = denies(text, language, lexicon);
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
