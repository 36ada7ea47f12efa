import { sentencesOf } from '../../../review/spans.js';
import type { NumberedFact } from '../sentences/numbered-facts.js';
import { type Case, type Check, type Context, groundsOfFact } from './case.js';
import { type Clause, clausesOf, type ContentWord } from './clauses.js';
import { Grounds } from './grounds.js';
import type { Cited } from './free-facts.js';
import { isIn, type Lexicon } from './lexicon.js';
import { isSuperlative } from './order.js';

/** Below this percentage nothing is praised, from the other on nothing is blamed. */
const [PRAISED_FROM, BLAMED_BELOW] = [50, 80];

const percentageOf = ({ context: { facts }, place, filled }: Case): number => {
  const section = facts.sections.find(({ sectionId }) => sectionId === place.sectionId);
  return (filled.sections.length === 1 ? filled.sections[0] : section)?.percentage ?? facts.percentage;
};

/** A word that is listed as neutral itself is so, whatever words of praise and blame have its stem. */
const isNeutralForm = (
  { bare }: ContentWord,
  { neutral, praise, blame, strict, already }: Lexicon,
): boolean =>
  neutral.forms.has(bare) && ![praise, blame, strict, already].some(({ forms }) => forms.has(bare));

/** Every word that says something is the facts', or neutral. */
export const grounding: Check = (one) => {
  const {
    context: { lexicon },
    offered: { kind },
    clauses,
    grounds,
    filled,
  } = one;
  const percentage = percentageOf(one);
  const isAllowed = (word: ContentWord, isDenied: boolean): boolean => {
    if (grounds.of(word).isKnown) return true;
    if (kind === 'verdict' && isSuperlative(word.key, filled, lexicon)) return true;
    if (isNeutralForm(word, lexicon)) return true;
    // Who does not start is not behind: mild words, each for its own kinds.
    if (isIn(lexicon.praise, word) && !isIn(lexicon.blame, word))
      return (
        kind === 'strength' ||
        kind === 'bridge' ||
        (kind === 'verdict' && percentage >= PRAISED_FROM) ||
        isDenied ||
        kind === 'advice'
      );
    if (isIn(lexicon.blame, word)) return kind === 'gap' || (kind === 'verdict' && percentage < BLAMED_BELOW);
    if (kind === 'gap' && isIn(lexicon.already, word)) return isDenied;
    if (kind === 'advice' && isIn(lexicon.already, word)) return false;
    if (kind === 'advice' && isIn(lexicon.actions, word)) return true;
    if (isIn(lexicon.order, word) || isIn(lexicon.answer, word)) return true;
    // 'Nobody measures it' denies no more than 'it is not measured'.
    if (lexicon.denial.forms.has(word.bare)) return grounds.isDenial;
    if (lexicon.strict.forms.has(word.bare))
      return kind === 'bridge' || kind === 'advice' || kind === 'verdict';
    if (/^\p{N}/u.test(word.bare)) return false;
    return isIn(lexicon.neutral, word) || word.readings.some((stem) => lexicon.neutral.stems.has(stem));
  };
  const foreign = clauses
    .flatMap(({ words, isDenied }) => words.filter((word) => !isAllowed(word, isDenied)))
    .map(({ key }) => key);
  return foreign.length === 0
    ? null
    : `its facts do not say: ${[...new Set(foreign)].slice(0, 5).join(', ')}`;
};

/** A sentence has to tell something of each fact that it cites. */
export const substance: Check = ({ context: { language, lexicon }, offered: { kind }, clauses, cited }) => {
  const words = clauses.flatMap((clause) => clause.words);
  const silent = cited.facts.find((fact) => {
    const own = new Grounds(
      groundsOfFact(fact, kind, lexicon).filter(({ text }) => kind !== 'advice' || text === fact.missed?.tip),
      language,
    );
    return !words.some((word) => {
      return own.of(word).isKnown && !isIn(lexicon.neutral, word);
    });
  });
  return silent ? `it says nothing of fact ${silent.number}` : null;
};

/** Nothing is said to be there that the facts say is missing, and nothing denied that they do not deny. */
export const polarity: Check = ({ context, offered: { kind }, clauses, grounds, cited }) => {
  const { lexicon } = context;
  if (kind === 'verdict') return null;
  if (kind === 'advice') return adviceTurned(clauses, cited, context);
  const wordsOfClause = (clause: Clause) =>
    clause.words.map((word) => ({
      word,
      isDenied: clause.isDenied !== word.isNegated,
      ...grounds.of(word),
    }));
  const said = clauses.flatMap(wordsOfClause);
  const denied = said.filter(({ isDenied, missing }) => isDenied && missing).map(({ word }) => word.stem);
  for (const [at, clause] of clauses.entries()) {
    const words = wordsOfClause(clause).filter(
      ({ there, missing, word }) => (there || missing) && !isIn(lexicon.neutral, word),
    );
    // 'When reception is closed' claims nothing, nor does what comes of something that is said to be missing: 'so patients must …'.
    const isConsequence =
      denied.length > 0 &&
      (lexicon.consequence.test(clause.text) || lexicon.cause.test(clauses[at - 1]?.text ?? ''));
    const turned =
      lexicon.subordinate.test(clause.text) || isConsequence
        ? undefined
        : words.find(
            ({ there, missing, isDenied, word }) =>
              !isDenied && missing && !there && !denied.includes(word.stem),
          );
    if (turned) return `it says that “${turned.word.key}” is there, its facts say that it is not`;
    const negated = words.filter(({ isDenied }) => isDenied);
    const isSupported = negated.some(({ there, missing }) => missing && !(kind === 'strength' && there));
    const isClaim =
      kind === 'strength' ? clause.isDenied || negated.length > 0 : negated.some(({ there }) => there);
    if (isClaim && !isSupported)
      return `it denies what its facts ${kind === 'strength' ? 'tell as there' : 'do not deny'}`;
  }
  // That something need not be done says that something else is there.
  const isNeedless = kind === 'gap' && clauses.some(({ text }) => lexicon.needless.test(text));
  if (isNeedless && !cited.facts.some(({ question }) => lexicon.needless.test(question.meaning ?? '')))
    return 'a gap does not say what need not be done';
  const owing =
    kind === 'gap'
      ? cited.facts.find((fact) => isDenial(fact, context) && fact.outcome === 'missed')
      : undefined;
  if (owing && denied.length === 0) return `it does not say that what fact ${owing.number} tells is missing`;
  return null;
};

/** Advice must not forbid what it is to advise. */
function adviceTurned(
  clauses: readonly Clause[],
  cited: Cited,
  { language, lexicon }: Context,
): string | null {
  const tips = [
    ...cited.facts.flatMap(({ missed }) => missed?.tip ?? []),
    ...cited.insights.flatMap(({ insight }) => insight.advice ?? []),
  ];
  const advised = new Grounds(
    tips.map((text) => ({ text, polarity: 'own' })),
    language,
  );
  const meant = new Grounds(
    cited.facts.flatMap((fact) =>
      groundsOfFact(fact, 'gap', lexicon).filter(({ text }) => text !== fact.missed?.tip),
    ),
    language,
  );
  for (const { words, isDenied, text } of clauses) {
    if (!isDenied && !words.some(({ isNegated }) => isNegated)) continue;
    const own = words.filter((word) => !isIn(lexicon.neutral, word));
    const turned = own.filter((word) => advised.of(word).there && !advised.of(word).missing);
    if (turned.length > 0 && lexicon.prohibited.test(text)) return 'it forbids what the advice says to do';
    const isSupported = own.some(
      (word) => advised.of(word).missing || (meant.of(word).missing && !advised.of(word).there),
    );
    if (turned.length > 0 && !isSupported && !own.some((word) => meant.of(word).missing))
      return 'it denies what the advice says to do';
  }
  return null;
}

/** Whether the fact says that something is missing: its meaning denies, or a plain no was answered. */
function isDenial({ question: { meaning, answer } }: NumberedFact, { language, lexicon }: Context): boolean {
  if (meaning) return clausesOf(firstSentenceOf(meaning), language).some(({ isDenied }) => isDenied);
  return answer !== null && lexicon.plainNo.test(answer.trim());
}

const firstSentenceOf = (text: string): string => {
  const [first] = sentencesOf(text);
  return first ? text.slice(first.start, first.end) : text;
};
