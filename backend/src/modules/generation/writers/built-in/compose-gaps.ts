import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact } from '../text-writer.js';
import { type Composition, textOf } from './composition.js';
import type { Slot } from './phrases.js';
import { isToComplete, type Missed, OPTION_LENGTH, stateOf } from './steps.js';

/** A paragraph of more words tells fewer gaps. */
const PARAGRAPH_WORDS = 90;
/** The most questions that are named together. */
const NAMED = 2;
const MEANING_LENGTH = 260;

/** What leads from one answer to what is missing. */
type Lead = (Slot & ('also' | 'contrast' | 'standsOut')) | null;

/** What is missing, most important first, by what the answers mean; questions are named where nobody has written that. */
export function sayGaps(
  missed: readonly Missed[],
  {
    before,
    most,
    offset,
    insights,
  }: { before: Lead; most: number; offset: number; insights: readonly InsightFact[] },
  composition: Composition,
): Sentence[] {
  let count = 0;
  const told = halfGoodAside(missed.slice(0, most), before).flatMap((one) => {
    const { fact, earned = 0, ticked = [] } = one;
    const hasSome = ticked.length > 0;
    const isNamed = insights.some(({ facts }) => facts.some(([id]) => id === fact[0]));
    const slot = hasSome
      ? isNamed
        ? null
        : turning(count, before)
      : count === 0
        ? before
        : count === 2
          ? 'also'
          : null;
    // A sentence that turns by itself, and an answer that brought some points, contrasts with nothing.
    const sentences = composition.tell(
      'gap',
      [fact],
      wordsOfMissed(one, offset, composition, isNamed),
      (clause, isIf) =>
        slot === null ||
        (isIf && slot !== 'contrast') ||
        (earned > 0 && !hasSome) ||
        composition.turns(clause)
          ? []
          : composition.say('gap', [fact], slot, offset, clause),
    );
    if (sentences.length > 0) count += 1;
    return sentences;
  });
  const isBare = missed.every(({ meaning, tickedMeanings = [] }) => !meaning && tickedMeanings.length === 0);
  // The step needs to have its question named, unless it names it itself.
  const unnamed = missed.filter((one, place) => place > 0 || one.tip !== null || isToComplete(one));
  return isBare ? composition.sayOf('gap', 'pointsMissing', offset, unnamed, NAMED) : told;
}

/** Of several options, what is there comes first: behind what is missing, it contrasts with that. */
const turning = (count: number, before: Lead): Lead =>
  count > 0 || before === 'also' || before === null ? 'contrast' : null;

/** Answers of which some options are there stand first, behind blame last: never between two that lack all. */
function halfGoodAside(missed: readonly Missed[], before: Lead): Missed[] {
  const [half, bare] = [true, false].map((isHalf) =>
    missed.filter(({ ticked = [] }) => ticked.length > 0 === isHalf),
  ) as [Missed[], Missed[]];
  return before === 'also' ? [...bare, ...half] : [...half, ...bare];
}

/** What an answer says is missing; of several options what is there, unless it was told, and then which are not. */
export function wordsOfMissed(
  one: Missed,
  offset: number,
  composition: Composition,
  isTold = false,
): string[] {
  const { missing = [], tickedMeanings = [], missingNames, meaning } = one;
  if (missing.length === 0) return composition.sentencesOf(meaning, MEANING_LENGTH);
  const [there] = tickedMeanings.flatMap((text) => composition.sentencesOf(text, MEANING_LENGTH).slice(0, 1));
  const names = composition.namesOf(missingNames);
  if (names !== null) {
    const lacking = composition.wording('lacking', one.fact[0], names);
    return isTold ? [lacking] : there === undefined ? [] : [there, lacking];
  }
  const list = composition.quotations(missing, OPTION_LENGTH);
  return list === null || there === undefined ? [] : [there, composition.wording('notTicked', offset, list)];
}

/** What stands before the gaps and as many of these as a paragraph holds; what the step is for always stays. */
export function inFewWords(before: Sentence[], gaps: Sentence[], missed: readonly Missed[]): Sentence[] {
  const needed = missed.find((one) => stateOf(one) === 'missed')?.fact[0];
  let fitting = gaps;
  while (textOf([[...before, ...fitting]]).split(' ').length > PARAGRAPH_WORDS) {
    const last = fitting.findLast(({ facts }) => facts[0]?.[0] !== needed)?.facts[0]?.[0];
    if (last === undefined) break;
    fitting = fitting.filter(({ facts }) => facts[0]?.[0] !== last);
  }
  return [...before, ...fitting];
}
