import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { reasonOf, sayWhereFirst, secondStepOf, type Step } from './steps.js';

/** Where to begin and why, and what comes next. */
export function sayBeginning(
  facts: WriterFacts,
  first: Step,
  isBest: boolean,
  composition: Composition,
): Sentence[] {
  const where = sayWhereFirst(first, isBest, reasonByPoints(facts, first, composition), composition);
  return where.length === 0 ? [] : [...where, ...sayWait(facts, first, composition)];
}

/** Why an area comes first: in no other are as many points open. */
function reasonByPoints(facts: WriterFacts, { section }: Step, { phrases }: Composition): string | null {
  const open = ({ score, maxScore }: SectionFacts) => maxScore - score;
  const others = facts.sections.filter(({ sectionId }) => sectionId !== section.sectionId);
  return others.length > 0 && others.every((one) => open(one) < open(section)) ? phrases.mostToGain : null;
}

/** What comes after the first step, and why: what its answer says is missing; in the same area only where there is that to say. */
function sayWait(facts: WriterFacts, first: Step, composition: Composition): Sentence[] {
  const next = secondStepOf(facts, first);
  if (next === undefined) return [];
  const on = [next.question.fact];
  if (next.section === first.section) {
    const why = reasonOf(next.question, composition);
    return why === null ? [] : composition.say('advice', on, 'secondThereAs', 0, why);
  }
  const area = composition.area(next.section);
  if (area === null) return [];
  const why = reasonOf(next.question, composition);
  const withReason = why === null ? [] : composition.say('advice', on, 'waitForAs', 0, area, why);
  return withReason.length > 0 ? withReason : composition.say('advice', on, 'waitFor', 0, area);
}
