import type { FactRef, Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import { sayBeginning } from './compose-beginning.js';
import { type Composition, textOf } from './composition.js';
import { doubtedIn, MOST_INSIGHTS, sayInsight, signOf } from './insights.js';
import { listed } from './quote.js';
import { countsOf, isAnswered, isCertain, type Missed, stateOf, type Step } from './steps.js';

/** More areas with the same percentage than this are not named. */
const NAMED_AREAS = 3;
/** From this share of the points on, few are said to be missing. */
const MOST = 0.9;
/** From so many percentage points on, an area is above or below the whole; fewer areas are not compared. */
const APART = 30;
const COMPARED = 3;
/** A result that more areas have says nothing of any of them. */
const ALIKE = 2;
/** Below this percentage, no area is said to be ahead. */
const AHEAD = 50;
/** Below this percentage, no area is called strong. */
const STRONG = 65;
/** From this percentage on, the lowest result is a good one. */
export const GOOD = 70;
const REASON_LENGTH = 260;
const SUMMARY_LENGTH = 1500;
const MOST_FULLEST = 2;

/**
 * The summary: where the clinic stands, what carries it and what its answers mean together; where to begin and why, and what comes
 * next. What to do is told by the areas, and by the plan beside it.
 */
export function composeSummary(
  facts: WriterFacts,
  first: Step | undefined,
  composition: Composition,
): Sentence[][] {
  if (facts.maxScore <= 0) return [composition.say('verdict', [], 'nothingToScore', 0)];
  const total = sayTotal(facts, composition);
  const insights = (facts.insights ?? []).slice(0, MOST_INSIGHTS);
  const told = insights.map((one) => sayInsight(one, facts.sections, composition));
  const [insight = [], another = []] = told;
  if (facts.totalScore >= facts.maxScore)
    return [
      [...total, ...sayFullest(facts, composition)],
      [...insight, ...another, ...composition.say('bridge', [], 'keepAll', 0)],
    ];
  const best = bestOf(facts);
  const carries =
    facts.totalScore > 0
      ? sayBest(facts, best, composition)
      : facts.sections.some(isAnswered) && insight.length === 0
        ? composition.say('bridge', [], 'fromZero', 0)
        : [];
  const isNamed = carries.length > 0 && facts.totalScore > 0;
  const only = isNamed ? sayOnlyThere(facts, best, composition) : [];
  const said = {
    best: isNamed && best.length === 1 ? best[0] : undefined,
    insights: told.filter((_, at) => signOf(insights[at]!, facts.sections) !== 'strength').flat(),
  };
  const begin = isCertain(first) ? sayBeginning(facts, first, said, composition) : [];
  const paragraphs = [
    [...total, ...carries, ...only, ...insight],
    // What it says need not be where to begin.
    another,
    begin,
    sayMissingAnswers(facts, composition),
  ];
  return textOf(paragraphs).length > SUMMARY_LENGTH ? paragraphs.toSpliced(1, 1) : paragraphs;
}

/** Of a full result what its heaviest answers mean, of different areas, in other words than their cards say it. */
function sayFullest({ sections }: WriterFacts, composition: Composition): Sentence[] {
  const heaviest = sections
    .flatMap(({ gained }) => gained.slice(0, 1))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_FULLEST);
  return heaviest.flatMap((one, place) =>
    sayReworded([one], composition, (clause, on) => composition.say('strength', on, 'good', place, clause)),
  );
}

/** What the first of these answers means that can be told in other words than on its card, behind what leads to it. */
export function sayReworded(
  gained: SectionFacts['gained'],
  composition: Composition,
  lead: (clause: string, on: FactRef[]) => Sentence[],
): Sentence[] {
  for (const { fact, reworded } of gained) {
    const [first] = composition.sentencesOf(reworded, REASON_LENGTH);
    if (first !== undefined && composition.clauseOf(first) !== null)
      return composition.tell('strength', [fact], [first], (clause) => lead(clause, [fact]));
  }
  return [];
}

/** What was left open, and what was answered in words that match no choice: for the whole, as areas say it only where it is most of them. */
function sayMissingAnswers({ sections }: WriterFacts, composition: Composition): Sentence[] {
  const missed = sections.flatMap((section) => section.missed);
  if (!sections.some(isAnswered)) {
    const refs = missed.map(({ fact }) => fact);
    return refs.length > 0 ? composition.say('gap', refs, 'blankAll', 0) : [];
  }
  return (['unreadable', 'unanswered'] as const).flatMap((state) => {
    const isSo = (one: Missed) => stateOf(one) === state;
    const [only, ...others] = sections.filter((section) => section.missed.some(isSo));
    const area = only === undefined || others.length > 0 ? null : composition.area(only);
    const where = area === null ? null : { area };
    return composition.sayOf('gap', state === 'unanswered' ? 'open' : state, 0, missed.filter(isSo), where);
  });
}

/** The whole result in numbers, and which part of the points it is. */
export function sayTotal(facts: WriterFacts, composition: Composition): Sentence[] {
  const { totalScore: score, maxScore, sections } = facts;
  const words = composition.result({ ...facts, score });
  if (score >= maxScore) return composition.state('verdict', [], 'full', 0, words);
  if (score === 0) {
    const slot = sections.some(isAnswered) ? 'zero' : 'unanswered';
    return composition.state('verdict', [], slot, 0, words);
  }
  const end = score >= MOST * maxScore ? composition.phrases.fewMissing : '';
  return composition.state('verdict', [], 'earned', 0, words, end);
}

/** The result of an area in numbers. */
export function sayAreaResult(section: SectionFacts, offset: number, composition: Composition): Sentence[] {
  const { score, maxScore } = section;
  const words = composition.result(section);
  if (score > 0 && score < maxScore) return composition.state('verdict', [], 'earnedHere', offset, words);
  const slot = score > 0 || maxScore === 0 ? 'fullHere' : isAnswered(section) ? 'zeroHere' : 'unansweredHere';
  return composition.state('verdict', [], slot, offset, words);
}

/**
 * The result of an area where it says more than the number on its card: the highest, the lowest, or far from the whole. A low one is called
 * the lowest only where the whole result begins, else it would ask why not there.
 */
export function sayAreaAmongAll(
  section: SectionFacts,
  { sections, percentage: whole, first }: Pick<WriterFacts, 'sections' | 'percentage'> & { first?: Step },
  offset: number,
  composition: Composition,
): Sentence[] {
  const { score, maxScore, percentage } = section;
  if (!isAnswered(section)) return sayAreaResult(section, offset, composition);
  const others = sections.filter((one) => one !== section);
  const alike = others.filter((one) => one.percentage === percentage);
  if (alike.length >= ALIKE || percentage === whole) return [];
  if (score >= maxScore) return sayAreaResult(section, offset, composition);
  // What nobody answered is no weakness.
  const { lost, unknown } = countsOf(section);
  if (percentage < whole && unknown >= lost) return [];
  if (score === 0) return sayAreaResult(section, offset, composition);
  if (sections.length < COMPARED) return [];
  const words = composition.result(section);
  const isLowest = others.every((one) => one.percentage > percentage);
  if (isLowest && percentage >= GOOD) return composition.state('verdict', [], 'lowestHere', offset, words);
  if (isLowest && first?.section === section)
    return composition.state('verdict', [], 'weakestHere', offset, words);
  const isHighest = others.every((one) => one.percentage < percentage);
  const apart = percentage - whole;
  if (!isHighest && Math.abs(apart) < APART) return [];
  if (apart < 0) return composition.state('verdict', [], 'behindHere', offset, words);
  return percentage >= AHEAD ? composition.state('verdict', [], 'aheadHere', offset, words) : [];
}

/** The areas with the highest percentage, where areas can be compared. */
export function bestOf({ sections, totalScore }: WriterFacts): SectionFacts[] {
  if (sections.length < 2 || totalScore === 0) return [];
  const highest = Math.max(...sections.map(({ percentage }) => percentage));
  return sections.filter(({ percentage }) => percentage === highest);
}

/** The strongest area and what its best answer means; several that are equal are named together. */
export function sayBest(
  facts: WriterFacts,
  best: readonly SectionFacts[],
  composition: Composition,
): Sentence[] {
  const { sections, totalScore, maxScore } = facts;
  const [leader] = best;
  if (leader === undefined || totalScore >= maxScore) return [];
  if (best.length === sections.length)
    return composition.say('verdict', [], 'even', 0, composition.result(leader).percent);
  const areas = best.flatMap((section) => composition.area(section) ?? []);
  const [area] = areas;
  if (area === undefined || areas.length < best.length || new Set(areas).size > NAMED_AREAS) return [];
  const list = listed(areas, composition.phrases.and);
  if (leader.percentage < STRONG) return composition.say('verdict', [], 'highest', 0, list, best.length > 1);
  if (best.length > 1) return composition.say('verdict', [], 'strongestAreas', 0, list);
  const isDoubted = doubtedIn(facts);
  const sound = leader.gained.filter(({ fact }) => !isDoubted(fact)).slice(0, 1);
  const why = sayReworded(sound, composition, (clause, on) =>
    composition.say('strength', on, 'strongestAs', 0, area, clause),
  );
  return why.length > 0 ? why : composition.say('verdict', [], 'strongest', 0, area);
}

/** That the areas just named have all the points there are. */
function sayOnlyThere(
  { sections }: WriterFacts,
  best: readonly SectionFacts[],
  composition: Composition,
): Sentence[] {
  const others = sections.filter((section) => section.maxScore > 0 && !best.includes(section));
  if (others.length === 0 || others.some(({ score }) => score > 0)) return [];
  return composition.say('verdict', [], 'onlyThere', 0, best.length > 1);
}

/** The area in which most points are left to gain, when it is one alone. */
export function sayMostOpen({ sections }: WriterFacts, composition: Composition): Sentence[] {
  const open = ({ score, maxScore }: SectionFacts) => maxScore - score;
  const most = Math.max(...sections.map(open));
  const those = sections.filter((section) => open(section) === most);
  const area = those.length === 1 && sections.length > 1 && most > 0 ? composition.area(those[0]!) : null;
  return area === null ? [] : composition.say('verdict', [], 'mostOpen', 0, area);
}
