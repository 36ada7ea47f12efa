import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import type { CheckFacts } from './check-facts.js';
import type { CheckedText } from './checked-text.js';
import { CONTENT_STEMS, FUNCTION_WORDS } from './language-words.js';
import { isWithin, type Span, type Word } from './spans.js';

type Kind = 'function' | 'content';
type Votes = Record<Language, { function: number; content: number }>;

const bare = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '');

/** What each word, as written and without its accents, says of its language; null where several languages claim it. */
function lexiconOf(lists: Record<Language, string>): Map<string, Language | null> {
  const lexicon = new Map<string, Language | null>();
  const enter = (form: string, language: Language) =>
    lexicon.set(form, lexicon.has(form) && lexicon.get(form) !== language ? null : language);
  for (const language of LANGUAGES) for (const word of lists[language].split(' ')) enter(word, language);
  for (const language of LANGUAGES) {
    for (const word of lists[language].split(' ')) if (bare(word) !== word) enter(bare(word), language);
  }
  return lexicon;
}

const FUNCTIONS = lexiconOf(FUNCTION_WORDS);
const STEMS = lexiconOf(CONTENT_STEMS);
const SHORTEST_STEM = 4;

/** Letters and endings that only one of the languages has. */
const SHAPES: readonly (readonly [Language, RegExp])[] = [
  [
    'hu',
    /[őűöü]|(?:ság|ség|tás|tés|ban|ben|nak|nek|ból|ből|val|vel|ják|jék|juk|jük|hatják|hetik|tható|hető|szer|sz|ny|gy)$|^(?:meg|leg)\p{L}{4}|sz[aeiouáéó]/u,
  ],
  [
    'en',
    /(?:tion|tions|ing|ness|ment|ments|ally|ly|ful|able|ship|ght|ed)$|^th|wh|w\p{L}|ck|sh|ph|ough|ee|oo/u,
  ],
  [
    'ro',
    /[șță]|(?:ului|ilor|elor|ile|urile|ează|ește|ați|eți|iți|ție|ții|ului|are|ere|ire|ându|ând|ind|tate|tății)$/u,
  ],
];

function votesOf(words: readonly Word[]): Votes {
  const votes: Votes = { hu: none(), en: none(), ro: none() };
  for (const { key } of words) {
    const vote = voteOf(key);
    if (vote) votes[vote.language][vote.kind] += 1;
  }
  return votes;
}

const none = () => ({ function: 0, content: 0 });

function voteOf(key: string): { language: Language; kind: Kind } | null {
  for (const form of [key, bare(key)]) {
    const language = FUNCTIONS.get(form);
    if (language) return { language, kind: 'function' };
    if (language === null) return null;
  }
  for (let length = key.length; length >= SHORTEST_STEM; length--) {
    const language = STEMS.get(key.slice(0, length)) ?? STEMS.get(bare(key.slice(0, length)));
    if (language) return { language, kind: 'content' };
  }
  const shaped = key.length > 3 ? SHAPES.filter(([, shape]) => shape.test(key)) : [];
  return shaped.length === 1 && shaped[0] ? { language: shaped[0][0], kind: 'content' } : null;
}

/**
 * Sentences that are not, or not wholly, in the questionnaire's language, and words in another script. Quotations of the
 * questionnaire and names don't count; missing accents and old cedillas are forgiven (rules: language of texts).
 */
export function findForeignLanguage(checked: CheckedText, { language }: CheckFacts): Span[] {
  const { sentences, words, quoted, text, index } = checked;
  const own = words.filter((word, at) => quoted[at] !== true && /^\p{L}+$/u.test(word.key));
  const foreignScript = own.filter(({ key }) =>
    (key.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).some((letter) => !index.all.includes(letter)),
  );
  const faults = sentences.filter((sentence) => {
    const inside = own.filter((word) => isWithin(word, sentence));
    return isForeign(inside, language) || holdsForeignPart(inside, text, language);
  });
  return [...faults, ...foreignScript.filter((word) => !faults.some((fault) => isWithin(word, fault)))];
}

function isForeign(words: readonly Word[], language: Language): boolean {
  const votes = votesOf(words);
  const sum = (of: Language) => votes[of].function + votes[of].content;
  const own = sum(language);
  const strongest = LANGUAGES.filter((other) => other !== language).toSorted((a, b) => sum(b) - sum(a))[0];
  if (strongest === undefined) return false;
  const other = votes[strongest];
  const others = other.function + other.content;
  if (others >= 2 && own === 0 && (other.function >= 1 || others >= words.length * 0.5))
    return words.length >= 2;
  if (other.function >= 2 && others > own) return true;
  // Neither of the three: another language altogether.
  return words.length >= 7 && votes[language].function === 0 && own <= words.length * 0.15;
}

/** Four words or more in a row that belong together, none of them of the language, with other's function words among them. */
function holdsForeignPart(words: readonly Word[], text: string, language: Language): boolean {
  let run: Word[] = [];
  const isPart = () => {
    const votes = votesOf(run);
    return LANGUAGES.some((other) => {
      const { function: functions, content } = votes[other];
      return other !== language && run.length >= 4 && functions >= 2 && functions + content >= 3;
    });
  };
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isBroken = before !== undefined && /["„“”«»()]/u.test(text.slice(before.end, word.start));
    const belongs = voteOf(word.key)?.language === language;
    if (belongs || isBroken) {
      if (isPart()) return true;
      run = [];
    }
    if (!belongs) run.push(word);
  }
  return isPart();
}
