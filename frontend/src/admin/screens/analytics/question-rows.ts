import { type AnswerShares, type QuestionShares } from './analytics.api.ts';

/** A question with how it was judged, where it brings points, and what was chosen, where it has answers to choose from. */
export interface QuestionRow {
  id: number;
  questionText: string;
  sectionName: string;
  judged: QuestionShares | null;
  answers: AnswerShares | null;
}

/** Every question once: those that hardly tell clinics apart, then the others in their order, at last those without points. */
export function questionRows(
  judged: readonly QuestionShares[],
  answers: readonly AnswerShares[],
): QuestionRow[] {
  const chosen = new Map(answers.map((one) => [one.id, one]));
  const known = new Set(judged.map(({ id }) => id));
  return [
    ...judged
      .toSorted((a, b) => Number(b.isUniform) - Number(a.isUniform))
      .map((one) => rowOf(one, one, chosen.get(one.id) ?? null)),
    ...answers.filter(({ id }) => !known.has(id)).map((one) => rowOf(one, null, one)),
  ];
}

const rowOf = (
  { id, questionText, sectionName }: QuestionShares | AnswerShares,
  judged: QuestionShares | null,
  answers: AnswerShares | null,
): QuestionRow => ({ id, questionText, sectionName, judged, answers });
