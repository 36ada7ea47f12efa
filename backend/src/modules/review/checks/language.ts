import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import type { CheckFacts } from './check-facts.js';
import type { CheckedText } from './checked-text.js';
import { bareOf, isWithin, type Span, type Word } from '../spans.js';

/** Words that hold sentences together: nearly closed classes of each language. Forms that two languages share count for neither. */
const FUNCTION_WORDS: Record<Language, string> = {
  hu:
    'az és hogy nem egy meg már még csak ez azt ami amely mert ha vagy való ezért önök önöknek önöknél önöket önökkel önökre önöktől ahol ' +
    'illetve valamint így ezen ennek ezt ezek ezzel erre ebben ebből azok annak amit amelyek amelyet amelyik aki akik mellett által után között ' +
    'során felé szerint további nagyon minden több van volt lesz lehet kell sok is de mint mind el fel le be ki át sem se mindig soha most majd ' +
    'akkor amikor mivel bár viszont azonban ugyanakkor tehát szinte akár éppen itt ott hol hogyan miért mely melyik egyik másik néhány ' +
    'számára érdekében alapján esetén keresztül nélkül felett alatt előtt vannak voltak legyen lenne legyenek sincs nincs nincsenek jól jó pedig vagyis',
  en:
    'the and of to in that you your yours for with this have has had on as it its can will which from by not or but what where who how why when ' +
    'more well already also at an are is was were be been being their there these those they them we our us i would could should must may might cannot ' +
    'do does did done if than then so such while still yet only even each every all any both few many much most other some into over under ' +
    'between through during before after about against because however therefore where here now always never a no up out without within soon very just really else upon toward towards',
  ro:
    'și de la în este că nu cu pe pentru din sunt ați vă dumneavoastră sau dar deja bine aveți ale lor prin să între acest această acestea ' +
    'acești aceste ceea fi fost foarte unde când după cele cel cea cei mai un o a al ai le se ca care ce cum dacă fără peste sub spre către ' +
    'iar însă deci astfel doar numai chiar încă tot toate toți toată fiecare orice câteva mult multe puteți trebuie poate pot are au era va vor ' +
    'ar fie nici ori decât dintre printre asupra despre înainte acum aici acolo unei unui unor lui ei',
};

/** Words that hold sentences together in other languages of Europe, and are none of the three's. */
const ELSEWHERE = (
  'vous votre vos sont avec pour dans une mais nous notre cette aux du leur leurs aussi comme peut très chez être les ont ' +
  'und ist sind nicht für ihre ihr ihnen wir eine einen einem von bei werden wird auch noch oder sich ' +
  'los las para por sus del muy pero como más está están nuestra nuestro ' +
  'della delle degli sono molto anche nella alla questo questa vostro vostra più ' +
  'jest oraz nie które się dla bardzo ktoré pre ale alebo veľmi ste'
).split(' ');

/** Letters and endings that only one of the languages has. */
const SHAPES: Record<Language, RegExp> = {
  hu: /[áéíóöőúüű]|(?:ban|ben|nak|nek|val|vel|juk|tuk|tek|nk|szer|sz|ny|gy)$|^(?:meg|leg)\p{L}{4}|sz[aeiou]/u,
  en: /(?:tion|tions|ing|ness|ment|ments|ally|ly|ful|able|ship|ght|ed)$|^th|wh|w\p{L}|ck|sh|ph|ough|ee|oo/u,
  ro: /[șțăâî]|(?:ului|ilor|elor|ile|eaza|este|are|ere|ire|and|ind|tate)$/u,
};

/** By form, as written and without accents; null where several languages have it. */
const FUNCTIONS = new Map<string, Language | null>();
for (const form of [(word: string) => word, bareOf])
  for (const language of LANGUAGES)
    for (const word of FUNCTION_WORDS[language].split(' ')) {
      const isTaken = FUNCTIONS.has(form(word)) && FUNCTIONS.get(form(word)) !== language;
      if (form(word) === word || form === bareOf) FUNCTIONS.set(form(word), isTaken ? null : language);
    }

const FOREIGN = new Set(ELSEWHERE.filter((word) => !FUNCTIONS.has(word)));

/** Whether the word holds sentences of several of the languages together: 'are' is English and Romanian. */
export const isSharedWord = (key: string): boolean => FUNCTIONS.get(key) === null;

/** Whether the word holds sentences of the language together. */
export const isFunctionWord = (key: string, language: Language): boolean => FUNCTIONS.get(key) === language;

/** A word with the language that it speaks for; `isKnown`: the questionnaire has it, so that it speaks for no other. */
interface Voter extends Span {
  language: Language | null;
  isFunction: boolean;
  isKnown: boolean;
}

function voterOf({ start, end, key, bare }: Word, isKnown: boolean): Voter {
  const found = FUNCTIONS.get(key) ?? FUNCTIONS.get(bare) ?? null;
  const isNeutral = FUNCTIONS.has(key) || key.length < 4 || isKnown;
  const shaped = isNeutral ? [] : LANGUAGES.filter((each) => SHAPES[each].test(key));
  const language = found ?? (shaped.length === 1 ? shaped[0]! : null);
  return { start, end, language, isFunction: found !== null, isKnown };
}

/**
 * Sentences that are not, or not wholly, in the questionnaire's language, and words in another script. Quotations of the
 * questionnaire don't count; missing accents and old cedillas are forgiven, and so are endings behind a hyphen ('60%-on')
 * (rules: language of texts).
 */
export function findForeignLanguage(checked: CheckedText, { language }: CheckFacts): Span[] {
  const { sentences, words, quoted, text, index } = checked;
  const isEnding = ({ key, start }: Word) =>
    key.length < 5 && /[\p{L}\p{N}%][-–]$/u.test(text.slice(0, start));
  const own = words.filter(
    (word, at) => quoted[at] !== true && /^\p{L}+$/u.test(word.key) && !isEnding(word),
  );
  const foreignScript = own.filter(({ key }) =>
    (key.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).some((letter) => !index.holds(letter)),
  );
  const voters = own.map((word) => voterOf(word, index.hasWord(word.key)));
  const faults = sentences.filter((sentence) => {
    const inside = voters.filter((word) => isWithin(word, sentence));
    const isFault = isForeign(inside, language, true) || isElsewhere(inside, own, sentence, language);
    return isFault || partsOf(inside, text, language).some((part) => isForeign(part, language, false));
  });
  return [...faults, ...foreignScript.filter((word) => !faults.some((fault) => isWithin(word, fault)))];
}

/** Whether more of what holds a sentence together is of yet another language than of its own: 'de' and 'la' are French as well. */
function isElsewhere(
  voters: readonly Voter[],
  words: readonly Word[],
  sentence: Span,
  language: Language,
): boolean {
  const foreign = new Set(
    words.flatMap(({ key, start, end }) =>
      isWithin({ start, end }, sentence) && FOREIGN.has(key) ? [key] : [],
    ),
  );
  const own = new Set(
    voters
      .filter((voter) => voter.isFunction && voter.language === language)
      .map(({ start }) => words.find((word) => word.start === start)!.key),
  );
  return foreign.size >= 2 && foreign.size >= own.size;
}

const count = (words: readonly Voter[], of: Language) => ({
  all: words.filter(({ language }) => language === of).length,
  functions: words.filter(({ language, isFunction }) => language === of && isFunction).length,
});

function isForeign(words: readonly Voter[], language: Language, isSentence: boolean): boolean {
  const own = count(words, language);
  for (const other of LANGUAGES.filter((each) => each !== language)) {
    const { all, functions } = count(words, other);
    if (all >= 2 && own.all === 0 && (functions > 0 || (isSentence && all >= words.length / 2))) return true;
    if (functions >= 2 && all > own.all) return true;
  }
  // None of the three: another language altogether.
  const known = words.filter((word) => word.isKnown || word.language === language).length;
  return isSentence && words.length >= 7 && own.functions === 0 && known <= words.length * 0.15;
}

/** Words in a row, none of them of the language. */
function partsOf(words: readonly Voter[], text: string, language: Language): Voter[][] {
  const parts: Voter[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isBreak = /["„“”«»()]/u.test(text.slice(words[at - 1]?.end ?? word.start, word.start));
    if (word.language === language || isBreak) parts.push([]);
    if (word.language !== language) parts.at(-1)!.push(word);
  }
  return parts;
}
