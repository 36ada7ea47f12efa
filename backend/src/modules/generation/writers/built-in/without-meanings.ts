import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { type Missed, quotedAnswer } from './steps.js';

/** Where nobody has written what answers mean: that nothing is left to do while other areas have more, or how many questions brought all their points, else the one of them with most points. */
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
  if (gained.length === 1 || gained.length < missed.length) {
    const [named] = gained.flatMap((one) => {
      const list = composition.question(one);
      return list === null ? [] : [{ fact: one.fact, list }];
    });
    return named === undefined ? [] : composition.say('strength', [named.fact], 'gained', offset, named);
  }
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
