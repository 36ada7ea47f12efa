import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import type { HowFar } from './phrases.js';
import { AHEAD, countsOf, type Missed, quotedAnswer, shareOfKnown } from './steps.js';

/** Where nobody has written what answers mean: that nothing is left to do while other areas have more, or how many questions, at least half of them, brought all their points. */
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
  if (gained.length < missed.length) return [];
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

/** How much of the points its known answers brought, where that is neither nothing nor all; nothing where as many are open. */
export function sayHowFar(section: SectionFacts, offset: number, composition: Composition): Sentence[] {
  const { gained, score } = section;
  const { lost, unknown } = countsOf(section);
  if (lost === 0 || score === 0 || unknown >= gained.length + lost) return [];
  const share = shareOfKnown(section);
  const part: HowFar = share < 1 / 3 ? 'little' : share <= AHEAD ? 'part' : 'most';
  return composition.say('verdict', [], 'howFar', offset, part);
}
