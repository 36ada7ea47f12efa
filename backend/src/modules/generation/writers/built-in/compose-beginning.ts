import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import { type Composition, textOf } from './composition.js';
import { reasonOf, sayWhereFirst, secondStepOf, type Step } from './steps.js';

/** What the summary has said before: which area is the strongest, where it is one, and its insights that do not only praise. */
interface SaidBefore {
  best: SectionFacts | undefined;
  insights: Sentence[];
}

/** Where to begin and why, what comes next, and that an area which an insight has named comes later. */
export function sayBeginning(
  facts: WriterFacts,
  first: Step,
  { best, insights }: SaidBefore,
  composition: Composition,
): Sentence[] {
  const reason = reasonByPoints(facts, first, composition);
  const where = sayWhereFirst(first, first.section === best, reason, composition);
  if (where.length === 0) return [];
  const next = secondStepOf(facts, first);
  const inOrder = [best, first.section, next?.section];
  const others = facts.sections.filter((section) => !inOrder.includes(section));
  const wait = next === undefined ? [] : sayWait(next, first, best, composition);
  // 'Once these two points are settled' speaks of both.
  return [...where, ...wait, ...(wait.length > 0 ? sayLater(others, insights, composition) : [])];
}

/** Why an area comes first: in no other are as many points open. */
function reasonByPoints(facts: WriterFacts, { section }: Step, { phrases }: Composition): string | null {
  const open = ({ score, maxScore }: SectionFacts) => maxScore - score;
  const others = facts.sections.filter(({ sectionId }) => sectionId !== section.sectionId);
  return others.length > 0 && others.every((one) => open(one) < open(section)) ? phrases.mostToGain : null;
}

/**
 * What comes after the first step, and why: what its answer says is missing; in the same area only where there is that to say. The area that
 * was named as the strongest has a gap all the same.
 */
function sayWait(
  next: Step,
  first: Step,
  best: SectionFacts | undefined,
  composition: Composition,
): Sentence[] {
  const on = [next.question.fact];
  const why = reasonOf(next.question, composition);
  if (next.section === first.section)
    return why === null ? [] : composition.say('advice', on, 'secondThereAs', 0, why);
  const area = composition.area(next.section);
  if (area === null) return [];
  const [slot, slotAs] =
    next.section === best ? (['waitEven', 'waitEvenAs'] as const) : (['waitFor', 'waitForAs'] as const);
  const withReason = why === null ? [] : composition.say('advice', on, slotAs, 0, area, why);
  return withReason.length > 0 ? withReason : composition.say('advice', on, slot, 0, area);
}

/** An area that an insight names, such as the clinic's own priority, follows where the order has others. */
function sayLater(others: SectionFacts[], insights: Sentence[], composition: Composition): Sentence[] {
  const text = textOf([insights]);
  const named = others
    .filter(({ score, maxScore }) => score < maxScore)
    .flatMap((section) => composition.area(section) ?? [])
    .filter((area) => text.includes(area));
  const [area] = named;
  return area === undefined || named.length > 1 ? [] : composition.say('bridge', [], 'later', 0, area);
}
