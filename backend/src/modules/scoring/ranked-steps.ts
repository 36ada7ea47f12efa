import { adviceFor, stepPoints } from './step-points.js';
import type { QuestionScore, ScoredQuestion, ScoredSection, SectionScore } from './scoring.types.js';

/** Why a question leaves a step: its answer lost points, it has no answer, or what was answered is none of its options. */
export const STEP_STATES = ['missed', 'unreadable', 'unanswered'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Why no answer to a question is known. */
export const OPEN_STATES = ['unanswered', 'unreadable'] as const;
export type OpenState = (typeof OPEN_STATES)[number];

/** What a question without all its points leaves to do. */
export interface Step {
  section: ScoredSection;
  question: ScoredQuestion;
  score: QuestionScore;
  state: StepState;
  /** Points that the question has not brought; more than 0. */
  missing: number;
  /** Points that doing it promises; 0 unless an answer lost points (step-points.ts). */
  gain: number;
  /** Points that it prepares the way to without bringing any; 0 unless it only prepares. */
  prepares: number;
  /**
   * The advice of the answer that was given or of the options that are missing, else the question's tip; null where there is neither, and where no answer is known:
   * then the step is to answer.
   */
  text: string | null;
  /** Its place in the ranking of the whole result, from 1. */
  rank: number;
}

/** So many steps come first; what is large is not among them while there are others. */
const FIRST_STEPS = 3;

/**
 * What a result leaves to do, in the one order that page, PDF, mails, plan and writers share. Questions whose answers lost points
 * come first: by the question's weight, then by the share of its area's points that such answers lost, then by points, then as
 * the questionnaire has it; the first three are no large ones where there are others. A question that needs another comes after it.
 * Answers that could not be read follow, then questions without any. A question that is no longer there leaves nothing. Pure (rules:
 * ranking of steps).
 */
export function rankedSteps(
  sections: readonly ScoredSection[],
  score: { sectionScores: readonly SectionScore[] },
): Step[] {
  const scores = new Map(
    score.sectionScores.flatMap(({ questions = [] }) => questions).map((one) => [one.id, one]),
  );
  const shares = new Map(score.sectionScores.map((one) => [one.sectionId, shareMissed(one)]));
  const open = sections
    .filter(({ id }) => shares.has(id))
    .flatMap((section) =>
      section.questions.flatMap((question) => {
        const own = scores.get(question.id);
        const missing = own ? own.pointValue - own.points : 0;
        if (!own || missing <= 0) return [];
        const state = stateOf(own);
        const asked = { section, question, score: own, state, missing };
        if (state !== 'missed') return { ...asked, gain: 0, prepares: 0, text: null };
        return { ...asked, ...stepPoints(question, own), text: adviceFor(question, own) };
      }),
    );
  const ranked = open.toSorted(
    (a, b) =>
      STEP_STATES.indexOf(a.state) - STEP_STATES.indexOf(b.state) ||
      b.question.weight - a.question.weight ||
      shares.get(b.section.id)! - shares.get(a.section.id)! ||
      b.missing - a.missing,
  );
  return inTurn(ranked).map((step, index) => ({ ...step, rank: index + 1 }));
}

type Ranked = Omit<Step, 'rank'>;

/** Each in its turn: none before the step of the same state that it needs, and the first ones not large, where there are others. */
function inTurn(ranked: readonly Ranked[]): Ranked[] {
  const waiting = [...ranked];
  const stateOfWaiting = new Map(ranked.map(({ question, state }) => [question.id, state]));
  const isReady = ({ question: { needs }, state }: Ranked) => !needs || stateOfWaiting.get(needs) !== state;
  const isForemost = (step: Ranked) =>
    step.state === 'missed' && step.question.effort !== 'large' && isReady(step);
  return ranked.map((_step, index) => {
    const foremost = index < FIRST_STEPS ? waiting.findIndex(isForemost) : -1;
    const next = foremost >= 0 ? foremost : Math.max(0, waiting.findIndex(isReady));
    const [step] = waiting.splice(next, 1);
    stateOfWaiting.delete(step!.question.id);
    return step!;
  });
}

/** How the answer to a question that lost points is known. Pure. */
export const stateOf = ({ answered, unreadable }: QuestionScore): StepState =>
  answered ? 'missed' : unreadable ? 'unreadable' : 'unanswered';

/** Why no answer to a question is known; null where one is. Pure. */
export function openStateOf(score: QuestionScore): OpenState | null {
  const state = stateOf(score);
  return state === 'missed' ? null : state;
}

/** The part of an area's points that its answers lost, 0 to 1; what nobody answered is not known to be missing. */
function shareMissed({ maxScore, questions = [] }: SectionScore): number {
  const lost = questions
    .filter(({ answered }) => answered)
    .reduce((sum, { points, pointValue }) => sum + pointValue - points, 0);
  return maxScore > 0 ? lost / maxScore : 0;
}
