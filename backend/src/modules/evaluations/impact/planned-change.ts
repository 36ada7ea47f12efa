import type { ScoredQuestion, ScoredSection, SectionScore } from '../scoring/scoring.types.js';

export const PLANNED_CHANGES = ['delete', 'configuration', 'section', 'question'] as const;

/** A change somebody has in mind; what it does not name stays as it is. */
export interface PlannedChange {
  change: (typeof PLANNED_CHANGES)[number];
  sectionId?: number;
  includeInEvaluation?: boolean;
  /** The question's uuid. */
  questionId?: string;
  pointValue?: number;
  correctAnswer?: string | null;
  remove?: boolean;
}

/**
 * The configuration as it would be after a change of one section or question; null when it names one that is not
 * there, or says nothing that would change.
 */
export function configurationAfter(sections: ScoredSection[], change: PlannedChange): ScoredSection[] | null {
  if (change.change === 'section') return withSection(sections, change);
  return change.questionId === undefined ? withNewQuestion(sections, change) : withQuestion(sections, change);
}

function withSection(
  sections: ScoredSection[],
  { sectionId, includeInEvaluation, remove }: PlannedChange,
): ScoredSection[] | null {
  if (!sections.some(({ id }) => id === sectionId)) return null;
  if (remove) return sections.filter(({ id }) => id !== sectionId);
  if (includeInEvaluation === undefined) return null;
  return sections.map((section) =>
    section.id === sectionId ? { ...section, includeInEvaluation } : section,
  );
}

function withNewQuestion(
  sections: ScoredSection[],
  { sectionId, pointValue, correctAnswer = null }: PlannedChange,
): ScoredSection[] | null {
  if (pointValue === undefined || !sections.some(({ id }) => id === sectionId)) return null;
  return placed(sections, { ...UNASKED, pointValue, correctAnswer }, sectionId!);
}

function withQuestion(sections: ScoredSection[], change: PlannedChange): ScoredSection[] | null {
  const { questionId, sectionId, pointValue, correctAnswer, remove } = change;
  const isMeant = (question: ScoredQuestion) => question.questionId === questionId?.toLowerCase();
  const from = sections.find(({ questions }) => questions.some(isMeant));
  const question = from?.questions.find(isMeant);
  if (!from || !question) return null;
  const without = sections.map((section) =>
    section === from
      ? { ...section, questions: section.questions.filter((one) => one !== question) }
      : section,
  );
  if (remove) return without;
  const target = sectionId ?? from.id;
  if (!sections.some(({ id }) => id === target)) return null;
  if (sectionId === undefined && pointValue === undefined && correctAnswer === undefined) return null;
  const changed = {
    ...question,
    ...(pointValue === undefined ? {} : { pointValue }),
    ...(correctAnswer === undefined ? {} : { correctAnswer }),
  };
  return placed(without, changed, target);
}

const placed = (sections: ScoredSection[], question: ScoredQuestion, sectionId: number): ScoredSection[] =>
  sections.map((section) =>
    section.id === sectionId ? { ...section, questions: [...section.questions, question] } : section,
  );

/** A question that nobody has answered yet: stored answers never have these keys, as no text column takes NUL. */
const UNASKED: ScoredQuestion = {
  id: -1,
  questionId: '\u0000',
  questionText: '\u0000',
  position: 0,
  correctAnswer: null,
  pointValue: 0,
  weight: 1,
  relatedProduct: null,
  productDescription: null,
  productUrl: null,
  relatedTip: null,
};

type StoredScore = { totalScore: number; maxScore: number; sectionScores: Omit<SectionScore, 'questions'>[] };

/** Whether texts written for one score say something untrue of the other (rules: rescoring). */
export function scoreDiffers(a: StoredScore, b: StoredScore): boolean {
  return (
    a.totalScore !== b.totalScore ||
    a.maxScore !== b.maxScore ||
    pointsBySection(a.sectionScores) !== pointsBySection(b.sectionScores)
  );
}

const pointsBySection = (sections: StoredScore['sectionScores']): string =>
  JSON.stringify(
    sections
      .map(({ sectionId, score, maxScore, percentage }) => [sectionId, score, maxScore, percentage] as const)
      .toSorted(([a], [b]) => a - b),
  );
