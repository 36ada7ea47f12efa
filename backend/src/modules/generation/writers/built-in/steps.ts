import type { StepState } from '../../../scoring/ranked-steps.js';
import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import type { Composition } from './composition.js';
import { shareOfWordsIn } from './safe-text.js';

const STEP_LENGTH = 300;
/** With this share of its words, a tip asks for an option. */
const ENOUGH_WORDS = 1 / 2;
/** Of each option that was not ticked. */
export const OPTION_LENGTH = 80;

export type Missed = SectionFacts['missed'][number];

/** What a missed question leaves to do. */
export interface Step {
  section: SectionFacts;
  question: Missed;
}

/** Why a question has not all its points. */
export const stateOf = ({ state, answer }: Missed): StepState =>
  state ?? (answer === null ? 'unanswered' : 'missed');

/** Whether a person has written what an answer means. */
export const hasMeaning = ({
  meaning,
  tickedMeanings = [],
}: Pick<Missed, 'meaning' | 'tickedMeanings'>): boolean => Boolean(meaning) || tickedMeanings.length > 0;

/** Whether any question of a section was answered, be it in words that could not be read. */
export const isAnswered = ({ gained, missed }: SectionFacts): boolean =>
  gained.length > 0 || missed.some((one) => stateOf(one) !== 'unanswered');

/** Of the questions without all their points, how many answers lost them, and how many are not known. */
export function countsOf({ missed }: SectionFacts): { lost: number; unknown: number } {
  const lost = missed.filter((one) => stateOf(one) === 'missed').length;
  return { lost, unknown: missed.length - lost };
}

/** The steps of the whole result in their one ranking (ranked-steps.ts). */
export const stepsOf = ({ sections }: WriterFacts): Step[] =>
  sections
    .flatMap((section) => section.missed.map((question) => ({ section, question })))
    .toSorted((a, b) => (a.question.rank ?? 0) - (b.question.rank ?? 0));

/** Where the whole result says to begin. */
export const firstStepOf = (facts: WriterFacts): Step | undefined => stepsOf(facts)[0];

/** What comes after it in the whole result. */
export const secondStepOf = (facts: WriterFacts, first: Step | undefined): Step | undefined =>
  stepsOf(facts).find((step) => isCertain(step) && step.question !== first?.question);

/** Whether an answer calls for it; else the step is to answer. */
export const isCertain = (step: Step | undefined): step is Step =>
  step !== undefined && stateOf(step.question) === 'missed';

/** In which area the first step of the whole result lies, and why: by what its answer means, else by points. */
export function sayWhereFirst(
  { section, question }: Step,
  isBestArea: boolean,
  reasonByPoints: string | null,
  composition: Composition,
): Sentence[] {
  const area = composition.area(section);
  const reason = isCertain({ section, question }) ? reasonOf(question, composition) : null;
  // 'Even so, … because …' turns already.
  const why = reason === null || (isBestArea && composition.turns(reason)) ? reasonByPoints : reason;
  const on = [question.fact];
  const about = hasMeaning(question) ? null : composition.question(question);
  if (isBestArea)
    return why === null
      ? composition.say('advice', on, 'firstThere', 0)
      : composition.say('advice', on, 'firstThereAs', 0, why);
  if (area === null) return [];
  if (about !== null) {
    const answer = quotedAnswer(question, composition)?.answer ?? null;
    return composition.say('advice', on, 'firstAt', 0, area, about, answer);
  }
  return why === null
    ? composition.say('advice', on, 'first', 0, area)
    : composition.say('advice', on, 'firstAs', 0, area, why);
}

/** The first step of the whole result: in which area and why, and what to do. */
export function sayFirstStep(step: Step, composition: Composition): Sentence[] {
  const { question } = step;
  const { fact } = question;
  const where = sayWhereFirst(step, false, null, composition);
  const clause = clauseOfStep(question, composition);
  if (clause !== null) {
    const slot = where.length > 0 ? 'start' : 'step';
    const isIf = composition.isCondition(clause);
    return [...where, ...composition.say('advice', [fact], slot, 0, clause, isIf)];
  }
  const about = composition.question(question);
  return about === null || stateOf(question) !== 'missed'
    ? where
    : [...where, ...composition.say('advice', [fact], 'begin', 0, about)];
}

/** What the answer says is missing, as a clause, in other words than its area says it; null where nobody has written that. */
export function reasonOf(question: Missed, composition: Composition): string | null {
  const { missing, reworded, missingReworded } = question;
  const [reason] = composition.sentencesOf(missing ? missingReworded : reworded, STEP_LENGTH);
  const clause = reason === undefined ? null : composition.clauseOf(reason);
  return clause === null || composition.opensWithTurn(clause) ? null : clause;
}

/** Which of several options were not ticked, by their names; nothing where they can't be repeated. */
export function sayNotTicked(one: Missed, offset: number, composition: Composition): Sentence[] {
  const question = composition.question(one);
  const options = composition.quotations(one.missing ?? [], OPTION_LENGTH);
  if (question === null || options === null) return [];
  return composition.say('gap', [one.fact], 'notTickedAt', offset, question, options);
}

/** What may be quoted with what was answered to it. */
type Quotable = Pick<Missed, 'questionText' | 'answer' | 'isFreeText' | 'missing' | 'fact'>;

/** A question and what was chosen there, in quotation marks; null where several options may be, or it can't be repeated. */
export function quotedAnswer(
  one: Quotable,
  composition: Composition,
): { question: string; answer: string } | null {
  if (one.answer === null || one.isFreeText || one.missing !== undefined) return null;
  const question = composition.question(one);
  const answer = composition.quote(one.answer, OPTION_LENGTH);
  return question === null || answer === null ? null : { question, answer };
}

/** The first sentence of what to do, as a clause. */
function clauseOfStep(question: Missed, composition: Composition): string | null {
  if (stateOf(question) !== 'missed' || isToComplete(question)) return null;
  const [tip] = composition.sentencesOf(question.tip, STEP_LENGTH);
  return tip === undefined ? null : composition.clauseOf(tip);
}

/** What to do about a question in its area; marked where it is the first step of the whole. */
export function sayStepOf(
  question: Missed,
  { first, offset }: { first: Step | undefined; offset: number },
  composition: Composition,
): Sentence[] {
  return sayStep(question === first?.question ? 'step' : 'suggest', question, offset, composition);
}

/**
 * What to do; its product stands beside it on the page: `step` is the first of the whole, `suggest` any other.
 */
export function sayStep(
  slot: 'step' | 'suggest',
  missed: Missed,
  offset: number,
  composition: Composition,
): Sentence[] {
  if (stateOf(missed) !== 'missed') return [];
  const { fact, tip } = missed;
  const lead = (clause: string, isIf: boolean) =>
    composition.say('advice', [fact], slot, offset, clause, isIf);
  const about = composition.question(missed);
  const told = isToComplete(missed)
    ? lead(composition.phrases.complete, false)
    : composition.tell('advice', [fact], composition.sentencesOf(tip, STEP_LENGTH), lead);
  return told.length > 0 || about === null ? told : composition.say('advice', [fact], 'begin', offset, about);
}

/**
 * Whether what is to be done is what was not ticked: nobody has written a tip, or the tip asks for what is there and for nothing
 * that is missing.
 */
export function isToComplete({ tip, isTipForMissing, ticked = [], missing = [] }: Missed): boolean {
  if (missing.length === 0 || isTipForMissing) return false;
  const isAsked = (share: number) => (label: string) => shareOfWordsIn(label, tip ?? '') >= share;
  return tip === null || (ticked.some(isAsked(1)) && !missing.some(isAsked(ENOUGH_WORDS)));
}
