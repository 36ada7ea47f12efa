import { NEW_QUESTION } from '../../questionnaires/question-fields.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import type { SectionWithQuestions } from '../../questionnaires/configuration.service.js';
import { countingSections, maxScoreOf } from '../../questionnaires/points.js';
import { questionAfter, type QuestionChange } from '../../questionnaires/editing/options.js';
import { pointsOfOptions } from '../../questionnaires/options.js';
import { scoringBasis } from '../../questionnaires/scoring-basis.js';
import type { ScoredQuestion, ScoredSection, SectionScore } from '../../scoring/scoring.types.js';

export const PLANNED_CHANGES = ['delete', 'configuration', 'language', 'section', 'question'] as const;

/** A change somebody has in mind; what it does not name stays as it is. */
export interface PlannedChange {
  change: (typeof PLANNED_CHANGES)[number];
  /** The one that the questionnaire will have. */
  language?: Language;
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

/** A question that is not there yet; the points it adds to its section's maximum are all that matters. */
const UNASKED: ScoredQuestion = {
  ...NEW_QUESTION,
  id: 0,
  questionId: '',
  questionText: '',
  position: 0,
  options: [],
};

/**
 * The configuration with one question changed as saving it would; new options have ids below 0. Throws what saving it
 * would throw.
 */
export function withQuestionChanged(
  sections: readonly SectionWithQuestions[],
  id: number,
  change: QuestionChange,
): ScoredSection[] {
  const changed = (question: SectionWithQuestions['questions'][number]): ScoredQuestion => {
    const { own, options } = questionAfter(question, change);
    const after = {
      ...question,
      ...defined(own),
      options: options.map((one, n) => ({ ...one, id: one.id ?? -1 - n })),
    };
    return { ...after, pointValue: pointsOfOptions(after) ?? after.pointValue };
  };
  const target = change.sectionId;
  const moved = sections.flatMap(({ questions }) => questions).find((question) => question.id === id);
  if (!moved) throw new NotFound();
  return sections.map((section) => {
    const stays = section.questions.filter(
      (one) => one.id !== id || target === undefined || target === section.id,
    );
    const questions = stays.map((one) => (one.id === id ? changed(one) : one));
    return target === section.id && moved.sectionId !== target
      ? { ...section, questions: [...questions, changed(moved)] }
      : { ...section, questions };
  });
}

const defined = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

type SectionPoints = Omit<SectionScore, 'questions'>;

/** The sections whose scores a change can alter, by id; those that come or go among them. */
export function affectedSections(before: ScoredSection[], after: ScoredSection[]): Set<number> {
  const basis = (sections: ScoredSection[]) =>
    new Map(sections.map((section) => [section.id, scoringBasis([section])]));
  const [was, is] = [basis(before), basis(after)];
  return new Set(
    [...was.keys(), ...is.keys()].filter((id) => (was.get(id) ?? '[]') !== (is.get(id) ?? '[]')),
  );
}

/** Whether a change alters what sections can bring at most: then every score differs, whatever was answered. */
export function altersMaxima(before: ScoredSection[], after: ScoredSection[]): boolean {
  const maxima = (sections: ScoredSection[]) =>
    JSON.stringify(countingSections(sections).map((section) => [section.id, maxScoreOf(section)] as const));
  return maxima(before) !== maxima(after);
}

/** Whether texts written for the stored scores of these sections say something untrue of the new ones (rules: rescoring). */
export function scoresDiffer(
  stored: SectionPoints[],
  fresh: SectionPoints[],
  ids: ReadonlySet<number>,
): boolean {
  const points = (sections: SectionPoints[]) =>
    JSON.stringify(
      sections
        .filter(({ sectionId }) => ids.has(sectionId))
        .map(({ sectionId, score, maxScore }) => [sectionId, score, maxScore] as const)
        .toSorted(([a], [b]) => a - b),
    );
  return points(stored) !== points(fresh);
}
