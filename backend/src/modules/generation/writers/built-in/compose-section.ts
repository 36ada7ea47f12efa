import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts } from '../text-writer.js';
import { sayResult } from './compose-summary.js';
import { type Composition, type Quoted, textOf } from './composition.js';
import { isAnswered, OPTION_LENGTH, saySteps, type Step } from './steps.js';

/** As many characters as a strength and a section's text may have (rules: lengths of texts). */
const CARD_LENGTH = 160;
const SECTION_LENGTH = 1200;
const STRENGTHS = 3;
/** The most answers that one section's text names as what works, and as what is missing. */
const MOST_GAINED = 2;
const MOST_GAPS = 3;
/** The most questions that are named as unanswered, and as missing points beside the gaps with sentences of their own. */
const NAMED_UNANSWERED = 4;
const NAMED_MISSED = 4;
const MEANING_LENGTH = 260;
const CARD_ANSWER = 45;

type Missed = SectionFacts['missed'][number];

/**
 * Always three cards from the questions that earned most points: what the answer means, or the answer itself where nobody has
 * written that; none where there is no further one.
 */
export function composeStrengths(
  { gained }: SectionFacts,
  index: number,
  composition: Composition,
): Sentence[][] {
  const cards: Sentence[][] = [];
  for (const one of gained) {
    if (cards.length === STRENGTHS) break;
    const meaning = composition.tell('strength', one.fact, composition.sentencesOf(one.meaning, CARD_LENGTH));
    const question = composition.question(one);
    const answer = composition.answer(one, CARD_ANSWER);
    const card =
      meaning.length > 0 || question === null
        ? meaning
        : answer === null
          ? composition.sayOf('strength', 'gained', index + cards.length, [one], 1)
          : composition.say('strength', [one.fact], 'answeredInShort', 0, question, answer);
    if (card.length > 0) cards.push(card);
  }
  return Array.from({ length: STRENGTHS }, (_, card) => cards[card] ?? []);
}

/** A section's text: the result and what works, what is missing, what to do first; up to 3 paragraphs. */
export function composeSection(
  section: SectionFacts,
  { first, offset: index }: { first: Step | undefined; offset: number },
  composition: Composition,
): Sentence[][] {
  const at = composition.phrases.place(composition.area(section));
  const steps = saySteps(section, { first, offset: index }, composition);
  const unnamed = section.missed.filter(({ fact }) => !steps.named.includes(fact[0]));
  const unanswered = isAnswered(section) ? unnamed.filter(({ answer }) => answer === null) : [];
  const sayUnanswered = (slot: 'leftUnanswered' | 'alsoUnanswered') =>
    composition.sayOf('gap', slot, index, unanswered, NAMED_UNANSWERED);
  // Where the step is about an unanswered question, the others follow it: said before, it would be said twice in a row.
  const isOpen = section.missed.some(({ fact, answer }) => answer === null && steps.named.includes(fact[0]));
  return withinLength(
    {
      result: [
        ...sayResult(at, section, [section], index, composition),
        ...sayGained(section, index, composition),
      ],
      gaps: sayGaps(
        unnamed.filter(({ answer }) => answer !== null),
        index,
        composition,
      ),
      unanswered: isOpen ? [] : sayUnanswered('leftUnanswered'),
      steps: steps.sentences,
      open: isOpen ? sayUnanswered('alsoUnanswered') : [],
    },
    index,
    composition,
  );
}

/** What answers mean that no card tells; of answers whose meaning nobody has written, which questions earned all their points. */
function sayGained({ gained }: SectionFacts, index: number, composition: Composition): Sentence[] {
  const others = gained.slice(STRENGTHS);
  const meanings = others
    .slice(0, MOST_GAINED)
    .flatMap(({ fact, meaning }) =>
      composition.tell('strength', fact, composition.sentencesOf(meaning, MEANING_LENGTH)),
    );
  return meanings.length > 0
    ? meanings
    : composition.sayOf(
        'strength',
        'gained',
        index,
        gained.filter(({ meaning }) => !meaning),
      );
}

/** What is missing, most important first: what the answers mean, else the answers themselves; [] where it is only to be named. */
function sayGaps(missed: readonly Missed[], index: number, composition: Composition): Gap[] {
  let isLedIn = false;
  return missed.map((one, place) => {
    if (place >= MOST_GAPS) return { one, sentences: [] };
    const meaning = composition.sentencesOf(one.meaning, MEANING_LENGTH);
    const byAnswer = wordsOfAnswer(one, index + place, composition);
    const sentences = composition.tell('gap', one.fact, meaning.length > 0 ? meaning : byAnswer, (text) =>
      isLedIn ? [] : composition.say('gap', [one.fact], 'gap', index, text),
    );
    isLedIn ||= sentences.length > 0;
    return { one, sentences };
  });
}

/** The answer itself: of several options those that were ticked and those that were not. */
export function wordsOfAnswer(
  one: Quoted & Pick<Missed, 'missing'>,
  offset: number,
  composition: Composition,
): string[] {
  const question = composition.question(one);
  const answer = composition.answer(one);
  const missing = one.missing?.length ? composition.quotations(one.missing, OPTION_LENGTH) : null;
  if (question === null || answer === null) return [];
  return [
    missing === null
      ? composition.wording('answered', offset, question, answer)
      : composition.wording('tickedInPart', offset, question, answer, missing),
  ];
}

interface Gap {
  one: Missed;
  sentences: Sentence[];
}

interface Parts extends Record<'result' | 'unanswered' | 'steps' | 'open', Sentence[]> {
  gaps: Gap[];
}

/**
 * The paragraphs within their length. Gaps without sentences of their own are named by their questions; where all would be too
 * long, fewer have sentences, then fewer are named, and then the least needed goes.
 */
function withinLength(parts: Parts, index: number, composition: Composition): Sentence[][] {
  const { result, gaps, unanswered, steps, open } = parts;
  const paragraphs = (missing: Sentence[]) => [result, [...missing, ...unanswered], [...steps, ...open]];
  const fits = (missing: Sentence[]) => textOf(paragraphs(missing)).length <= SECTION_LENGTH;
  const worded = gaps.filter(({ sentences }) => sentences.length > 0);
  let missing: Sentence[] = [];
  for (const [wordedCount, nameCount] of choices(worded.length, gaps.length)) {
    const spelled = worded.slice(0, wordedCount);
    const rest = gaps.filter((gap) => !spelled.includes(gap)).map(({ one }) => one);
    const slot = wordedCount > 0 ? 'alsoMissing' : 'pointsMissing';
    const named = composition.sayOf('gap', slot, index, rest, nameCount);
    missing = [...spelled.flatMap(({ sentences }) => sentences), ...named];
    if (fits(missing)) return paragraphs(missing);
    composition.takeBack(named);
  }
  while (!fits(missing))
    [missing, result, unanswered, open, steps]
      .find((part, place) => part.length > (place < 2 ? 1 : 0))!
      .pop();
  return paragraphs(missing);
}

/** How many gaps get their sentences, and how many of the others are named: as many as have some, then as can be named. */
function choices(worded: number, gaps: number): [number, number][] {
  const least = Math.min(worded, 1);
  const fewer = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, step) => from - step);
  return [
    ...fewer(worded, least).map((count): [number, number] => [count, NAMED_MISSED]),
    ...fewer(Math.min(gaps, NAMED_MISSED), 0).map((named): [number, number] => [least, named]),
  ];
}
