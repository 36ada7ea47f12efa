import type { FactRef, Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts, WriterFacts } from '../text-writer.js';
import { sayGap } from './compose-gaps.js';
import type { Composition } from './composition.js';
import { coveredBy, sayAdvice, sayInsight, signOf } from './insights.js';
import {
  hasMeaning,
  type Missed,
  sayNotTicked,
  sayStepOf,
  secondStepOf,
  stateOf,
  type Step,
} from './steps.js';
import { sayWhatWasLost } from './without-meanings.js';

/** As many are told of a section, and one more where the second step of the whole is among them. */
const MOST_FINDINGS = 2;

/** What is missing in an area, and what to do about it: one paragraph. */
export interface Finding {
  said: Sentence[];
  steps: Sentence[];
}

/** What of the whole a section's findings depend on. */
interface Around {
  facts: WriterFacts;
  /** Where the whole result says to begin. */
  first: Step | undefined;
  /** Of the section, from 0: by it, wordings take turns. */
  offset: number;
  /** The insights of the section that are told. */
  insights: readonly InsightFact[];
  isToldAnywhere: (fact: FactRef) => boolean;
}

/** Whether an insight only says where an area stands: it rests on results alone and advises nothing. */
export const isContext = ({ facts, advice }: InsightFact): boolean => facts.length === 0 && advice === null;

/** Those that do not praise alone, and say more than where the area stands. */
const blamingOf = (insights: readonly InsightFact[], sections: readonly SectionFacts[]) =>
  insights.filter((one) => !isContext(one) && signOf(one, sections) !== 'strength');

/**
 * The missed questions that an area tells with their steps, beside those that insights blame: the first by rank, and the second step of the whole
 * where it lies here; else, where no insight blames another one, the next that has a meaning, behind it those that an insight of another area
 * tells, and may doubt.
 */
export function questionsWithStep(
  { missed }: SectionFacts,
  { facts, first: begin, insights, isToldAnywhere }: Omit<Around, 'offset'>,
): Missed[] {
  const [first, ...others] = missed.filter((one) => stateOf(one) === 'missed');
  if (first === undefined) return [];
  const second = secondStepOf(facts, begin)?.question;
  if (second !== undefined && others.includes(second)) return [first, second];
  const isOnFirst = (one: InsightFact) => one.facts.some(([id]) => id === first.fact[0]);
  if (!blamingOf(insights, facts.sections).every(isOnFirst)) return [first];
  const isCovered = coveredBy(insights);
  const isElsewhere = ({ fact }: Missed) => isToldAnywhere(fact) && !isCovered(fact);
  const next = others
    .filter(hasMeaning)
    .toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)))[0];
  return next === undefined ? [first] : [first, next];
}

/**
 * What is missing in a section, most important first, each with its step: the questions that have one here, by the insights that blame them
 * or by what their answers mean, then what else insights blame, with the step of its question. Without meanings, which answer lost the points.
 */
export function composeFindings(
  section: SectionFacts,
  around: Around & { isBare: boolean },
  composition: Composition,
): Finding[] {
  const { facts, first, offset, insights, isBare } = around;
  const blaming = blamingOf(insights, facts.sections);
  const told = new Set<InsightFact>();
  const tell = (some: readonly InsightFact[]) =>
    some.flatMap((one) => {
      told.add(one);
      return sayInsight(one, facts.sections, composition);
    });
  const questions = questionsWithStep(section, around);
  const second = secondStepOf(facts, first)?.question;
  const most = MOST_FINDINGS + Number(questions.slice(1).some((one) => one === second));
  const findings = questions.map((question, at): Finding => {
    const own = blaming.filter((one) => !told.has(one) && coveredBy([one])(question.fact));
    const byMeaning = () => {
      const isNamed = insights.some(({ facts: on }) => on.some(([id]) => id === question.fact[0]));
      const gap = sayGap(question, { isBehind: at > 0 || isNamed, offset }, composition);
      if (gap.length > 0) return gap;
      const unticked = sayNotTicked(question, offset, composition);
      return unticked.length > 0 || !isBare ? unticked : sayWhatWasLost(question, offset, composition);
    };
    const isToldBefore = coveredBy([...told])(question.fact);
    const said = own.length > 0 ? tell(own) : isToldBefore ? [] : byMeaning();
    // What is not told has its step in the plan alone.
    if (at > 0 && said.length === 0 && !isToldBefore) return { said, steps: [] };
    const steps = sayStepOf(question, { first, offset }, composition);
    return { said, steps: [...steps, ...sayAdvice(own, steps.length > 0, offset, composition)] };
  });
  const others = blaming
    .filter((one) => !told.has(one))
    .slice(0, most - findings.length)
    .map((one): Finding => {
      const said = tell([one]);
      const question = section.missed.find(({ fact }) => coveredBy([one])(fact));
      const steps = question ? sayStepOf(question, { first, offset }, composition) : [];
      return { said, steps: [...steps, ...sayAdvice([one], steps.length > 0, offset, composition)] };
    });
  return [...findings, ...others].filter(({ said, steps }) => said.length + steps.length > 0);
}
