import { MOST_MISSING } from '../../../scoring/step-points.js';
import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { Composition } from './composition.js';
import { type Missed, OPTION_LENGTH } from './steps.js';

const MEANING_LENGTH = 260;

/** What a question lacks, by what its answer means; of several options what is there, too, unless something missing was told before (`isBehind`). */
export const sayGap = (
  one: Missed,
  { isBehind, offset }: { isBehind: boolean; offset: number },
  composition: Composition,
): Sentence[] => composition.tell('gap', [one.fact], wordsOfMissed(one, offset, composition, isBehind));

/** What an answer says is missing; of several options what is there, unless it is told elsewhere, and then which are not. */
export function wordsOfMissed(
  one: Missed,
  offset: number,
  composition: Composition,
  isToldElsewhere = false,
): string[] {
  const { missing = [], tickedMeanings = [], missingMeanings = [], meaning } = one;
  if (missing.length === 0) return composition.sentencesOf(meaning, MEANING_LENGTH);
  const firstOf = (texts: readonly string[]) =>
    texts.flatMap((text) => composition.sentencesOf(text, MEANING_LENGTH).slice(0, 1));
  const there = firstOf(tickedMeanings).slice(0, 1);
  const list = composition.quotations(missing, OPTION_LENGTH);
  const written = firstOf(missingMeanings).slice(0, MOST_MISSING);
  const lacking =
    written.length > 0 ? written : list === null ? [] : [composition.wording('notTicked', offset, list)];
  // Without meanings, the question says which are not.
  if (lacking.length === 0 || (there.length === 0 && written.length === 0)) return [];
  return isToldElsewhere ? lacking : [...there, ...lacking];
}
