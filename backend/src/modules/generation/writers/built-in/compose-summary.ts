import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { listed } from './quote.js';
import { isAnswered, sayFirstStep, type Step } from './steps.js';

/** More areas with the same percentage than this are not named. */
const NAMED_AREAS = 5;
/** From these shares of the points on, few are said to be missing, and most to be there. */
const MOST = 0.9;
const LARGE = 0.75;
/** Below this percentage, no area is called strong. */
const STRONG = 50;
/** Of the questionnaire's and the clinic's words in one sentence. */
const BEST_LENGTH = 80;

/** The summary: the result, where it is best, and where to begin, by the one ranking. */
export function composeSummary(
  facts: WriterFacts,
  first: Step | undefined,
  composition: Composition,
): Sentence[][] {
  if (facts.maxScore <= 0) return [composition.say('verdict', [], 'nothingToScore', 0)];
  const best = bestOf(facts);
  const said = sayBest(facts, best, composition);
  const isBest = said.length > 0 && best.length === 1 && best[0] === first?.section;
  return [
    [...sayTotal(facts, composition), ...said],
    first === undefined ? [] : sayFirstStep(first, isBest, composition),
  ];
}

/** One sentence to go on with, which promises nothing. */
export function composeMotivation(
  facts: WriterFacts,
  first: Step | undefined,
  composition: Composition,
): Sentence[][] {
  const area = first === undefined ? null : composition.area(first.section);
  if (facts.maxScore > 0 && facts.totalScore >= facts.maxScore)
    return [composition.say('verdict', [], 'congratulation', 0)];
  if (first === undefined || area === null || !facts.sections.some(isAnswered))
    return [composition.say('bridge', [], 'thanks', 0)];
  const { fact, answer } = first.question;
  return answer === null
    ? [composition.say('advice', [fact], 'openArea', 0, area)]
    : [composition.say('advice', [fact], 'goOn', 0)];
}

/** A result in numbers; the whole also tells which part of the points it is. */
export function sayResult(
  at: string,
  facts: { score: number; maxScore: number; percentage: number },
  sections: readonly SectionFacts[],
  offset: number,
  composition: Composition,
): Sentence[] {
  const { score, maxScore } = facts;
  const words = composition.result(facts);
  if (score >= maxScore) return composition.state('verdict', [], 'full', offset, at, words);
  if (score === 0) {
    const slot = sections.some(isAnswered) ? 'zero' : 'unanswered';
    return composition.state('verdict', [], slot, offset, at, words);
  }
  const { most, large } = composition.phrases.share;
  const share = at !== '' || score < LARGE * maxScore ? '' : score >= MOST * maxScore ? most : large;
  return composition.state('verdict', [], 'earned', offset, at, words, share);
}

function sayTotal(facts: WriterFacts, composition: Composition): Sentence[] {
  const { totalScore: score, maxScore, percentage, sections } = facts;
  return sayResult('', { score, maxScore, percentage }, sections, 0, composition);
}

/** The areas with the highest percentage, where areas can be compared. */
export function bestOf({ sections, totalScore }: WriterFacts): SectionFacts[] {
  if (sections.length < 2 || totalScore === 0) return [];
  const highest = Math.max(...sections.map(({ percentage }) => percentage));
  return sections.filter(({ percentage }) => percentage === highest);
}

/**
 * The strongest area, and its best answer where nobody has written what that means; several that are equal are named
 * together, and of a full result the questions.
 */
export function sayBest(
  { sections, totalScore, maxScore }: WriterFacts,
  best: readonly SectionFacts[],
  composition: Composition,
): Sentence[] {
  if (totalScore >= maxScore) {
    const gained = sections
      .flatMap((section) => section.gained)
      .filter(({ meaning }) => !meaning)
      .toSorted((a, b) => b.points - a.points);
    return composition.sayOf('strength', 'gained', 0, gained);
  }
  const [leader] = best;
  if (leader === undefined) return [];
  const { points, percent } = composition.result(leader);
  if (best.length === sections.length) return composition.say('verdict', [], 'even', 0, percent);
  const areas = best.flatMap((section) => composition.area(section) ?? []);
  const [area] = areas;
  if (area === undefined || areas.length < best.length || new Set(areas).size > NAMED_AREAS) return [];
  const list = listed(areas, composition.phrases.and);
  if (leader.percentage < STRONG) {
    const isMany = best.length > 1;
    const result = isMany ? percent : `${points}, ${percent}`;
    return composition.say('verdict', [], 'highest', 0, list, result, isMany);
  }
  if (best.length > 1) return composition.say('verdict', [], 'strongestAreas', 0, list, percent);
  const result = `${points}, ${percent}`;
  const [top] = leader.gained;
  const question = top && composition.question(top);
  // The section's card says the meaning; here it would be said twice.
  if (!top || !question || top.meaning)
    return composition.say('verdict', [], 'strongest', 0, area, result, null);
  const answer = composition.answer(top, BEST_LENGTH);
  const quoted = answer === null ? question : `${question} – ${answer}`;
  return composition.say('strength', [top.fact], 'strongest', 0, area, result, quoted);
}

/** The area in which most points are left to gain, when it is one alone. */
export function sayMostOpen({ sections }: WriterFacts, composition: Composition): Sentence[] {
  const open = ({ score, maxScore }: SectionFacts) => maxScore - score;
  const most = Math.max(...sections.map(open));
  const those = sections.filter((section) => open(section) === most);
  const area = those.length === 1 && sections.length > 1 && most > 0 ? composition.area(those[0]!) : null;
  return area === null ? [] : composition.say('verdict', [], 'mostOpen', 0, area);
}
