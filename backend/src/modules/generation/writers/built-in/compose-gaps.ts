import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { Composition } from './composition.js';
import type { Slot } from './phrases.js';
import { type Missed, OPTION_LENGTH } from './steps.js';

const MEANING_LENGTH = 260;

/** What leads from one answer to what is missing. */
export type Lead = (Slot & ('also' | 'contrast' | 'standsOut')) | null;

/** Whether a person has written what an answer means. */
export const hasMeaning = ({
  meaning,
  tickedMeanings = [],
}: Pick<Missed, 'meaning' | 'tickedMeanings'>): boolean => Boolean(meaning) || tickedMeanings.length > 0;

/**
 * What a question lacks, by what its answer means; of several options what is there, too, unless that was told before (`isTold`). A sentence
 * that turns by itself, and an answer that brought some points, contrasts with nothing.
 */
export function sayGap(
  one: Missed,
  { lead, isTold, offset }: { lead: Lead; isTold: boolean; offset: number },
  composition: Composition,
): Sentence[] {
  const { fact, earned = 0 } = one;
  const words = wordsOfMissed(one, offset, composition, isTold);
  return composition.tell('gap', [fact], words, (clause, isIf) =>
    lead === null || (isIf && lead !== 'contrast') || earned > 0 || composition.turns(clause)
      ? []
      : composition.say('gap', [fact], lead, offset, clause),
  );
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
  if (list === null || there === undefined) return [];
  const missingList = composition.wording('notTicked', offset, list);
  return isTold ? [missingList] : [there, missingList];
}
