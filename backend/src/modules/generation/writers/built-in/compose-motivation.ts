import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { isAnswered, isCertain, type Step } from './steps.js';

/** From this share of the questions on, it is said how many brought all their points. */
const SOME = 1 / 3;

/** A sentence or two to go on with, which promise nothing and repeat nothing: how many answers could not be better, or thanks. */
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
  const countOf = (state: 'gained' | 'missed') =>
    facts.sections.reduce((sum, section) => sum + section[state].length, 0);
  const [full, all] = [countOf('gained'), countOf('gained') + countOf('missed')];
  const { counted } = composition.phrases;
  return [
    full < SOME * all
      ? composition.say('bridge', [], 'thanks', 0)
      : composition.say('verdict', [], 'bestAnswers', 0, counted(full), counted(all)),
  ];
}
