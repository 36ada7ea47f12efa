import type { QuestionScore, ScoredQuestion, ScoredSection, SectionScore } from './scoring.types.js';

/** What a question that lost points leaves to do. */
export interface Step {
  section: ScoredSection;
  question: ScoredQuestion;
  score: QuestionScore;
  /** Points that it could still bring; more than 0. */
  missing: number;
  /** The advice of the answer that was given, else the question's tip; null where there is neither. */
  text: string | null;
  /** Its place in the ranking of the whole result, from 1. */
  rank: number;
}

/** So many steps come first; what is large is not among them while there are others. */
const FIRST_STEPS = 3;

/**
 * What a result leaves to do, in the one order that page, PDF, mails, plan and writers share: by the question's weight,
 * then by the points that are missing, then as the questionnaire has it; the first three are no large ones where there
 * are others (rules: ranking of steps). A question that is no longer there leaves nothing. Pure.
 */
export function rankedSteps(
  sections: readonly ScoredSection[],
  score: { sectionScores: readonly SectionScore[] },
): Step[] {
  const scores = new Map(
    score.sectionScores.flatMap(({ questions = [] }) => questions).map((one) => [one.id, one]),
  );
  const scored = new Set(score.sectionScores.map(({ sectionId }) => sectionId));
  const missed = sections
    .filter(({ id }) => scored.has(id))
    .flatMap((section) =>
      section.questions.flatMap((question) => {
        const own = scores.get(question.id);
        const missing = own ? own.pointValue - own.points : 0;
        if (!own || missing <= 0) return [];
        return { section, question, score: own, missing, text: adviceFor(question, own) };
      }),
    );
  const byGain = missed.toSorted((a, b) => b.question.weight - a.question.weight || b.missing - a.missing);
  const first = byGain.filter(({ question }) => question.effort !== 'large').slice(0, FIRST_STEPS);
  return [...first, ...byGain.filter((step) => !first.includes(step))].map((step, index) => ({
    ...step,
    rank: index + 1,
  }));
}

/** Of several chosen answers the advice of the one that brought least. */
function adviceFor(question: ScoredQuestion, { options = [] }: QuestionScore): string | null {
  const [advised] = question.options
    .filter(({ id, advice }) => options.includes(id) && isWritten(advice))
    .toSorted((a, b) => a.points - b.points);
  const text = advised?.advice ?? question.relatedTip;
  return isWritten(text) ? text!.trim() : null;
}

const isWritten = (text: string | null): boolean => (text ?? '').trim() !== '';
