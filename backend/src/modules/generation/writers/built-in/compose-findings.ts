import type { FactRef, Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import { hasMeaning, isHalfTold, sayGaps, sayWhichToComplete } from './compose-gaps.js';
import type { Composition } from './composition.js';
import { coveredBy, sayInsight, signOf } from './insights.js';
import { type Missed, stateOf } from './steps.js';

/** As long an insight as is told at all. */
const INSIGHT_LENGTH = 600;
const MOST_GAPS = 2;

/**
 * The missed questions that have a step in their area's text, and that it therefore tells as missing where no insight does: the first by rank, and one
 * more. Which one: a question that an insight blames without advising anything; where none does so, the next that has a meaning, behind it
 * those that an insight of another area tells, and may doubt. None where an insight that blames advises something: that is the second step.
 */
export function questionsWithStep(
  { missed }: SectionFacts,
  insights: readonly InsightFact[],
  sections: readonly SectionFacts[],
  isToldAnywhere: (fact: FactRef) => boolean,
): Missed[] {
  const [first, ...others] = missed.filter((one) => stateOf(one) === 'missed');
  if (first === undefined) return [];
  const blaming = insights.filter((one) => signOf(one, sections) !== 'strength');
  if (blaming.some(({ advice }) => advice !== null)) return [first];
  const isCovered = coveredBy(insights);
  const isElsewhere = ({ fact }: Missed) => isToldAnywhere(fact) && !isCovered(fact);
  const isBlamedElsewhere = blaming.some(({ facts }) => !facts.some(([id]) => id === first.fact[0]));
  const next = others
    .toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)))
    .find((one) => isCovered(one.fact) || (!isBlamedElsewhere && hasMeaning(one)));
  return next === undefined ? [first] : [first, next];
}

/**
 * The insights of a section, and what is missing that they do not tell, behind what leads to it; `half` is what stands among the
 * insights of several options of which some are there.
 */
export function sayFindings(
  withStep: readonly Missed[],
  {
    offset,
    facts: { sections },
    insights,
  }: { offset: number; facts: { sections: readonly SectionFacts[] }; insights: readonly InsightFact[] },
  isBehindPraise: boolean,
  composition: Composition,
): { insight: Sentence[]; gaps: Sentence[]; half: Sentence[] } {
  const isCovered = coveredBy(insights);
  const lacking = withStep.filter(({ fact }) => !isCovered(fact));
  const isBlame = (one: InsightFact) => signOf(one, sections) !== 'strength';
  // What is there of several options stands before blame: behind it, the paragraph would praise in between.
  const blame = insights.findIndex(isBlame);
  const ahead = blame < 0 ? [] : lacking.filter((one) => isHalfTold(one, insights));
  const half = sayGaps(ahead, { before: null, most: MOST_GAPS, offset, insights }, composition);
  // A turn behind praise of several sentences would turn against the last one, which may advise.
  const isPlainPraise = (one: InsightFact) =>
    !isBlame(one) && composition.sentencesOf(one.text, INSIGHT_LENGTH).length === 1;
  let isPraise = isBehindPraise;
  const insight = insights.flatMap((one, at) => {
    const before = at === blame ? half : [];
    const isContrast = isPraise && before.length === 0;
    isPraise = isPlainPraise(one);
    return [...before, ...sayInsight(one, sections, composition, isContrast ? { offset } : undefined)];
  });
  // What is missing contrasts with praise alone, and adds to blame alone; behind an insight that holds both, nothing leads to it.
  const last = insights.at(-1);
  const lead = () => {
    if (last !== undefined && signOf(last, sections) === 'gap') return 'also';
    if (last === undefined) return isPraise ? 'contrast' : 'standsOut';
    return isPraise ? 'contrast' : null;
  };
  const told = sayGaps(
    lacking.filter((one) => !ahead.includes(one)),
    { before: lead(), most: MOST_GAPS - ahead.length, offset, insights },
    composition,
  );
  const gaps = told.length > 0 ? told : sayWhichToComplete(lacking[0], offset, composition);
  return { insight, gaps, half };
}
