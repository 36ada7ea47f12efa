import type { FactRef, Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts } from '../text-writer.js';
import { hasMeaning, type Lead, sayGaps } from './compose-gaps.js';
import type { Composition } from './composition.js';
import { coveredBy, sayInsight, signOf } from './insights.js';
import { type Missed, sayNotTicked, stateOf } from './steps.js';

/** The longest insight that is told. */
const INSIGHT_LENGTH = 600;
/** As many questions of an area have their step in its text. */
const MOST_GAPS = 2;

/**
 * The missed questions that have a step in their area's text, and that it therefore tells as missing where no insight does: the first by rank, and one
 * more. Which one: a question that an insight blames without advising anything; where none does so, the next that has a meaning, behind it
 * those that an insight of another area tells, and may doubt; where another insight that blames advises something, none, as that is the second step.
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
  const isCovered = coveredBy(insights);
  if (blaming.some(({ advice }) => advice !== null)) {
    const isAbout = (one: InsightFact, { fact }: Missed) => coveredBy([one])(fact);
    const isLeft = (one: Missed) =>
      blaming.some((blame) => blame.advice === null && isAbout(blame, one) && !isAbout(blame, first)) &&
      !blaming.some((blame) => blame.advice !== null && isAbout(blame, one));
    return [first, ...others.filter(isLeft).slice(0, 1)];
  }
  const isElsewhere = ({ fact }: Missed) => isToldAnywhere(fact) && !isCovered(fact);
  const isBlamedElsewhere = blaming.some(({ facts }) => !facts.some(([id]) => id === first.fact[0]));
  const next = others
    .toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)))
    .find((one) => isCovered(one.fact) || (!isBlamedElsewhere && hasMeaning(one)));
  return next === undefined ? [first] : [first, next];
}

/** The insights of a section, and what is missing that they do not tell, behind what leads to it: `findings` are all, `gaps` those that are no insights. */
export function sayFindings(
  withStep: readonly Missed[],
  {
    offset,
    facts: { sections },
    insights,
  }: { offset: number; facts: { sections: readonly SectionFacts[] }; insights: readonly InsightFact[] },
  isBehindPraise: boolean,
  composition: Composition,
): { findings: Sentence[]; gaps: Sentence[] } {
  const isCovered = coveredBy(insights);
  const lacking = withStep.filter(({ fact }) => !isCovered(fact));
  const sign = (one: InsightFact) => signOf(one, sections);
  const tell = (some: readonly InsightFact[], isContrast = false) =>
    some.flatMap((one, at) =>
      sayInsight(one, sections, composition, isContrast && at === 0 ? { offset } : undefined),
    );
  const missing = (questions: readonly Missed[], before: Lead) =>
    sayGaps(questions, { before, most: MOST_GAPS, offset, insights }, composition);
  // What is missing contrasts with praise alone, and adds to blame alone. A turn behind praise of several sentences would turn against
  // the last one, which may advise; nothing leads to what is missing behind an insight that holds both.
  const leadBehind = (some: readonly InsightFact[]): Lead => {
    const last = some.at(-1);
    if (last === undefined) return isBehindPraise ? 'contrast' : 'standsOut';
    if (sign(last) === 'gap') return 'also';
    const isPlain = composition.sentencesOf(last.text, INSIGHT_LENGTH).length === 1;
    return sign(last) === 'strength' && isPlain ? 'contrast' : null;
  };
  // What the first step is for stands before blame that is about something else.
  if (lacking.length > 0 && lacking[0] === withStep[0]) {
    const others = insights.filter((one) => sign(one) !== 'gap');
    const told = missing(lacking, leadBehind(others));
    const gaps = told.length > 0 ? told : sayNotTicked(lacking[0]!, offset, composition);
    const blame = tell(insights.filter((one) => sign(one) === 'gap'));
    return { findings: [...tell(others), ...gaps, ...blame], gaps };
  }
  const lead = leadBehind(insights);
  const praise = insights.filter((one) => sign(one) === 'strength');
  const others = insights.filter((one) => sign(one) !== 'strength');
  const isTurn = leadBehind(praise) === 'contrast';
  const told = [...tell(praise), ...tell(others, isTurn)];
  const gaps = missing(lacking, lead);
  return { findings: [...told, ...gaps], gaps };
}
