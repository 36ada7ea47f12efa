import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';

const STEP_LENGTH = 300;
/** Of each option that was not ticked. */
export const OPTION_LENGTH = 80;

type Missed = SectionFacts['missed'][number];

/** What a missed question leaves to do. */
export interface Step {
  section: SectionFacts;
  question: Missed;
}

/** Whether any question of a section was answered. */
export const isAnswered = ({ gained, missed }: SectionFacts): boolean =>
  gained.length > 0 || missed.some(({ answer }) => answer !== null);

/** Where the whole result says to begin: the first step that an answer calls for, else the first of all. */
export function firstStepOf({ sections }: WriterFacts): Step | undefined {
  const ranked = sections
    .flatMap((section) => section.missed.map((question) => ({ section, question })))
    .toSorted((a, b) => (a.question.rank ?? 0) - (b.question.rank ?? 0));
  const withTip = ranked.filter(({ question }) => question.tip !== null);
  const steps = withTip.length > 0 ? withTip : ranked;
  return steps.find(({ question }) => question.answer !== null) ?? steps[0];
}

/** The first step of the whole result by its area, which tells what to do, and its question. */
export function sayFirstStep(
  { section, question }: Step,
  isBestArea: boolean,
  composition: Composition,
): Sentence[] {
  const about = composition.question(question);
  if (about === null) return [];
  const isCertain = question.answer !== null;
  return isCertain && isBestArea
    ? composition.say('advice', [question.fact], 'firstThere', 0, about)
    : composition.say('advice', [question.fact], 'first', 0, composition.area(section), about, isCertain);
}

/**
 * What to do first in an area; where only an answer could tell whether that is to be done, also what is to be done in any
 * case. `named`: questions whose gap the step names.
 */
export function saySteps(
  section: SectionFacts,
  { first: firstOfAll, offset }: { first: Step | undefined; offset: number },
  composition: Composition,
): { sentences: Sentence[]; named: number[] } {
  const withTip = section.missed.filter(({ tip }) => tip !== null);
  const ranked = withTip.length > 0 ? withTip : section.missed;
  const [first, second] = ranked;
  if (first === undefined) return { sentences: [], named: [] };
  const isBlank = !isAnswered(section);
  const named = first === firstOfAll?.question ? 'step' : 'suggest';
  const step = sayStep(named, isBlank, first, offset, composition);
  const begin = step.length > 0 ? [] : sayBeginning(first, offset, composition);
  const certain = first.answer === null ? ranked.find(({ answer }) => answer !== null) : undefined;
  const after = certain ?? (step.length > 0 ? undefined : second);
  const slot = step.length + begin.length === 0 ? named : certain === undefined ? 'next' : 'certain';
  const more = after === undefined ? [] : sayStep(slot, isBlank, after, offset, composition);
  const said = [
    ...(step.length + begin.length > 0 && (first.answer === null || (step.length > 0 && isInPart(first)))
      ? [first]
      : []),
    ...(after !== undefined && more.length > 0 && (after.answer === null || isInPart(after)) ? [after] : []),
  ];
  return { sentences: [...step, ...begin, ...more], named: said.map(({ fact }) => fact[0]) };
}

const isInPart = ({ missing = [] }: Missed): boolean => missing.length > 0;

/** A step whose tip can't be repeated safely, by its question. */
function sayBeginning(missed: Missed, offset: number, composition: Composition): Sentence[] {
  const about = composition.question(missed);
  return about === null
    ? []
    : composition.say('advice', [missed.fact], 'begin', offset, about, missed.answer !== null);
}

/** What to do: `step` is the first of the whole, `suggest` the first of another area; beside both stands the product. */
export function sayStep(
  slot: 'step' | 'suggest' | 'next' | 'certain',
  isBlank: boolean,
  missed: Missed,
  offset: number,
  composition: Composition,
): Sentence[] {
  const sentences = isInPart(missed)
    ? sayInPart(missed, offset, composition)
    : sayTip(slot, isBlank, missed, offset, composition);
  const isForemost = slot === 'step' || slot === 'suggest';
  return sentences.length === 0 || !isForemost
    ? sentences
    : [...sentences, ...composition.sayProduct(missed, offset)];
}

function sayTip(
  slot: 'step' | 'suggest' | 'next' | 'certain',
  isBlank: boolean,
  missed: Missed,
  offset: number,
  composition: Composition,
): Sentence[] {
  const tip = composition.sentencesOf(missed.tip, STEP_LENGTH);
  const about = missed.answer === null ? composition.question(missed) : undefined;
  if (tip.length === 0 || about === null) return [];
  const ifOpen = isBlank ? 'stepIfBlank' : 'stepIfOpen';
  return composition.tell('advice', missed.fact, tip, (text) =>
    about === undefined
      ? composition.say('advice', [missed.fact], slot, offset, text)
      : composition.say('advice', [missed.fact], ifOpen, offset, about, text),
  );
}

/** The tip of the question may name what was ticked: what to do is what was not. */
function sayInPart(missed: Missed, offset: number, composition: Composition): Sentence[] {
  const about = composition.question(missed);
  const ticked = composition.answer(missed);
  const missing = composition.quotations(missed.missing ?? [], OPTION_LENGTH);
  if (about === null || ticked === null || missing === null) return [];
  return composition.say('advice', [missed.fact], 'stepInPart', offset, about, ticked, missing);
}

/** Whether what to do about it says what was not answered, or not ticked. */
export const tellsItsGap = (missed: Missed): boolean => missed.answer === null || isInPart(missed);
