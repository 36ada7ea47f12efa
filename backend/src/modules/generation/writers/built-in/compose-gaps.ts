import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact } from '../text-writer.js';
import { type Composition, textOf } from './composition.js';
import type { Slot } from './phrases.js';
import { isPartlyThere, isToComplete, type Missed, OPTION_LENGTH, stateOf } from './steps.js';

/** A paragraph of more words tells fewer gaps. */
const PARAGRAPH_WORDS = 90;
const MEANING_LENGTH = 260;

/** What leads from one answer to what is missing. */
export type Lead = (Slot & ('also' | 'contrast' | 'standsOut')) | null;

/** Whether a person has written what an answer means. */
export const hasMeaning = ({
  meaning,
  tickedMeanings = [],
}: Pick<Missed, 'meaning' | 'tickedMeanings'>): boolean => Boolean(meaning) || tickedMeanings.length > 0;

/** What is missing, most important first, by what the answers mean. */
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
  let isBehindHalf = false;
  const next = before === 'also' ? null : 'also';
  return halfGoodFirst(missed.slice(0, most)).flatMap((one) => {
    const { fact, earned = 0 } = one;
    const hasSome = isPartlyThere(one);
    const isNamed = isNamedBy(insights, one);
    // What is missing of several options and what an answer lacks are two matters: nothing adds the one to the other.
    const lead = count === 0 ? before : isBehindHalf ? null : next;
    const slot = hasSome ? turning(isNamed, count) : lead;
    isBehindHalf = hasSome;
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
}

/** The question of a step that only says that something of it is missing, where nobody has written what its answers mean. */
export function sayWhichToComplete(
  missed: Missed | undefined,
  offset: number,
  composition: Composition,
): Sentence[] {
  if (missed === undefined || !isToComplete(missed)) return [];
  const list = composition.question(missed);
  return list === null ? [] : composition.say('gap', [missed.fact], 'pointsMissing', offset, { list });
}

const isNamedBy = (insights: readonly InsightFact[], { fact }: Missed): boolean =>
  insights.some(({ facts }) => facts.some(([id]) => id === fact[0]));

/** Whether some of several options are there and people have written what they mean, and no insight names the question. */
export const isHalfTold = (one: Missed, insights: readonly InsightFact[]): boolean =>
  isPartlyThere(one) && (one.tickedMeanings ?? []).length > 0 && !isNamedBy(insights, one);

/** Of a second question what is there contrasts with what the first one lacks, unless an insight has told it. */
const turning = (isNamed: boolean, count: number): Lead => (isNamed || count === 0 ? null : 'contrast');

/** Answers of which some options are there stand first, never between two that lack all or behind them. */
function halfGoodFirst(missed: readonly Missed[]): Missed[] {
  return [...missed.filter(isPartlyThere), ...missed.filter((one) => !isPartlyThere(one))];
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

/** A paragraph with as many of its gaps as it holds, which go from the last on; what the step is for always stays. */
export function inFewWords(
  paragraph: Sentence[],
  gaps: readonly Sentence[],
  missed: readonly Missed[],
): Sentence[] {
  const needed = missed.find((one) => stateOf(one) === 'missed')?.fact[0];
  let fitting = paragraph;
  while (textOf([fitting]).split(' ').length > PARAGRAPH_WORDS) {
    const last = gaps.findLast((one) => fitting.includes(one) && one.facts[0]?.[0] !== needed)?.facts[0]?.[0];
    if (last === undefined) break;
    fitting = fitting.filter((one) => !gaps.includes(one) || one.facts[0]?.[0] !== last);
  }
  return fitting;
}
