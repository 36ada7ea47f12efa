import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact } from '../text-writer.js';
import { type Composition, textOf } from './composition.js';
import type { Slot } from './phrases.js';
import { isPartlyThere, type Missed, OPTION_LENGTH, stateOf } from './steps.js';

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
  const next = before === 'also' ? null : 'also';
  let count = 0;
  return missed.slice(0, most).flatMap((one) => {
    const { fact, earned = 0 } = one;
    const hasSome = isPartlyThere(one);
    // What is there is told before all that is missing, and once.
    const isTold = count > 0 || before === 'also' || before === null || isNamedBy(insights, one);
    const slot = hasSome ? null : count === 0 ? before : next;
    // A sentence that turns by itself, and an answer that brought some points, contrasts with nothing.
    const sentences = composition.tell(
      'gap',
      [fact],
      wordsOfMissed(one, offset, composition, isTold),
      (clause, isIf) =>
        slot === null || (isIf && slot !== 'contrast') || earned > 0 || composition.turns(clause)
          ? []
          : composition.say('gap', [fact], slot, offset, clause),
    );
    if (sentences.length > 0) count += 1;
    return sentences;
  });
}

const isNamedBy = (insights: readonly InsightFact[], { fact }: Missed): boolean =>
  insights.some(({ facts }) => facts.some(([id]) => id === fact[0]));

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
  if (list === null || there === undefined) return [];
  const missingList = composition.wording('notTicked', offset, list);
  return isTold ? [missingList] : [there, missingList];
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
