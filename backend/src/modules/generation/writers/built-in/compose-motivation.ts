import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { WriterFacts } from '../text-writer.js';
import { sayReworded } from './compose-summary.js';
import type { Composition } from './composition.js';
import { doubtedIn } from './insights.js';
import { isAnswered, isCertain, type Step } from './steps.js';

/** One sentence to go on with, which promises nothing: what there is to build on, in the area of the first step if it can be. */
export function composeMotivation(
  facts: WriterFacts,
  first: Step | undefined,
  composition: Composition,
): Sentence[][] {
  if (facts.maxScore > 0 && facts.totalScore >= facts.maxScore)
    return [composition.say('verdict', [], 'congratulation', 0)];
  const area = first === undefined ? null : composition.area(first.section);
  if (first === undefined || area === null || !facts.sections.some(isAnswered))
    return [composition.say('bridge', [], 'thanks', 0)];
  const { fact } = first.question;
  if (!isCertain(first)) return [composition.say('gap', [fact], 'openArea', 0, area)];
  const others = facts.sections.flatMap(({ gained }) => gained).toSorted((a, b) => b.points - a.points);
  const isDoubted = doubtedIn(facts);
  const sound = [...first.section.gained, ...others].filter((one) => !isDoubted(one.fact));
  const base = sayReworded(sound, composition, (clause, on) =>
    composition.say('strength', on, 'goOn', 0, clause),
  );
  return [base.length > 0 ? base : composition.say('bridge', [], 'thanks', 0)];
}
