import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { type Missed, quotedAnswer } from './steps.js';

/** Where nobody has written what answers mean: that nothing is left to do while other areas have more, or how many questions brought all their points, else which of them weighs most. */
export function sayHowManyFull(
  { gained, missed }: SectionFacts,
  whole: WriterFacts,
  offset: number,
  composition: Composition,
): Sentence[] {
  // Nothing that is scored was asked.
  if (gained.length === 0) return [];
  if (missed.length === 0)
    return whole.totalScore < whole.maxScore ? composition.say('bridge', [], 'noneLeft', offset) : [];
  const named = gained.find((one) => composition.question(one) !== null);
  const question = named === undefined ? null : composition.question(named);
  if (gained.length === 1 || gained.length < missed.length)
    return named === undefined || question === null
      ? []
      : composition.say('strength', [named.fact], 'gained', offset, { list: question });
  const { counted } = composition.phrases;
  const on = gained.map(({ fact }) => fact);
  const all = counted(gained.length + missed.length);
  return composition.say('strength', on, 'fullOf', offset, counted(gained.length), all);
}

/** Which question lost points, and what was answered: nobody has written what that means. */
export function sayWhatWasLost(one: Missed, offset: number, composition: Composition): Sentence[] {
  const quoted = quotedAnswer(one, composition);
  return quoted === null
    ? []
    : composition.say('gap', [one.fact], 'lostOn', offset, quoted.question, quoted.answer);
}
