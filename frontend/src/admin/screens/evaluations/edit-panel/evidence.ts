import { type components } from '../../../../shared/api/schema.gen.ts';
import { type ClientPage, type Evaluation } from './edit.api.ts';

/** A question with what it brought; the tip is what the client would be advised to do. */
export type QuestionFact = Readonly<{
  id: number;
  text: string;
  points: number;
  pointValue: number;
  /** The answer as it came in; null when there was none. */
  answer: string | null;
  tip: string | null;
}>;

/** What a section's texts stand on: where its points were gained and missed, and what follows from the missed ones. */
export type Evidence = Readonly<{
  gained: readonly QuestionFact[];
  missed: readonly QuestionFact[];
  /** Tips that belong to no question shown here. */
  otherTips: readonly string[];
  products: readonly components['schemas']['RecommendedProductResponse'][];
}>;

/** Gathers the evidence of one section; null when the client's page leaves the section out. */
export function evidenceOf(sectionId: number, evaluation: Evaluation, page: ClientPage): Evidence | null {
  const section = page.sections.find(({ id }) => id === sectionId);
  if (!section) return null;
  const data = page.sectionData[sectionId];
  const scored = evaluation.sectionScores.find((one) => one.sectionId === sectionId)?.questions ?? [];
  const uuids = new Map(scored.map(({ id, questionId }) => [id, questionId]));
  const facts = section.questions.map((question): QuestionFact => {
    const uuid = uuids.get(question.id);
    return {
      id: question.id,
      text: question.questionText,
      points: question.points,
      pointValue: question.pointValue,
      answer: answerOf(evaluation.rawResponses, [uuid, question.id, question.questionText]),
      tip: data?.tips.find(({ questionId }) => questionId === uuid)?.tip ?? null,
    };
  });
  const used = new Set(facts.map(({ tip }) => tip));
  return {
    gained: facts.filter(({ points, pointValue }) => points >= pointValue),
    missed: facts.filter(({ points, pointValue }) => points < pointValue),
    otherTips: (data?.tips ?? []).map(({ tip }) => tip).filter((tip) => !used.has(tip)),
    products: data?.recommendedProducts ?? [],
  };
}

/** Answers are kept by question id, number or text; the text is compared loosely, as scoring does. */
function answerOf(
  responses: Readonly<Record<string, unknown>>,
  [uuid, id, text]: readonly [string | undefined, number, string],
): string | null {
  const byText = Object.keys(responses).find((key) => fold(key) === fold(text));
  for (const key of [uuid, String(id), byText]) {
    const answer = key === undefined ? '' : readAnswer(responses[key]);
    if (answer !== '') return answer;
  }
  return null;
}

function readAnswer(value: unknown): string {
  if (Array.isArray(value)) return value.map(readAnswer).filter(Boolean).join(', ');
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const fold = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase();
