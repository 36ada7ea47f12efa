import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { signOf } from './insights.js';
import { listed } from './quote.js';
import { isAnswered, isCertain, type Step } from './steps.js';

/** From this share of the questions on, it is said how many brought all their points; from the other on, most did. */
const SOME = 1 / 3;
const MOST = 3 / 4;
/** More areas than this are not named. */
const NAMED_AREAS = 3;

/** A sentence or two to go on with, which promise nothing and repeat nothing: how many answers could not be better, which areas, or thanks. */
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
  if (full >= SOME * all)
    return [
      composition.say('verdict', [], 'bestAnswers', 0, counted(full), counted(all), full >= MOST * all),
    ];
  const isDoubted = (one: InsightFact) => signOf(one, facts.sections) !== 'strength';
  const complete = facts.sections.filter(
    ({ gained, missed, insights = [] }) =>
      gained.length > 0 && missed.length === 0 && !insights.some(isDoubted),
  );
  const areas = complete.flatMap((one) => composition.area(one) ?? []);
  if (areas.length === 0 || areas.length < complete.length || areas.length > NAMED_AREAS)
    return [composition.say('bridge', [], 'thanks', 0)];
  const list = listed(areas, composition.phrases.and);
  return [composition.say('verdict', [], 'fullAreas', 0, list, areas.length > 1)];
}
