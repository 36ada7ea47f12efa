import { type Condition, type NewIds, testsOf, withIds } from '../conditions/condition.js';
import type { Outline } from '../conditions/written.js';

type Sections = Outline['sections'];

export const INSIGHT_PLACES = ['summary', 'section'] as const;
export type InsightPlace = (typeof INSIGHT_PLACES)[number];

export const MOST_INSIGHTS = 100;
export const INSIGHT_TEXT = 600;
export const MOST_INSIGHT_WEIGHT = 10;

/** What a person writes of an insight. `sectionId` is null but where its place is a section. */
export interface InsightFields {
  when: Condition;
  text: string;
  advice: string | null;
  place: InsightPlace;
  sectionId: number | null;
  weight: number;
  active: boolean;
}

/** What an insight names and its questionnaire does not have; null where all is there. */
export type InsightGap = 'question' | 'option' | 'section' | 'place';

/** What is missing of what an insight names. Pure. */
export function gapOf(
  { when, place, sectionId }: Pick<InsightFields, 'when' | 'place' | 'sectionId'>,
  sections: Sections,
): InsightGap | null {
  return (
    gapOfCondition(when, sections) ?? (place === 'section' && !has(sections, sectionId) ? 'place' : null)
  );
}

function gapOfCondition(when: Condition, sections: Sections): InsightGap | null {
  const questions = new Map(sections.flatMap((section) => section.questions.map((one) => [one.id, one])));
  for (const test of testsOf(when)) {
    if ('section' in test) {
      if (test.section !== null && !has(sections, test.section)) return 'section';
      continue;
    }
    const question = questions.get(test.question);
    if (!question) return 'question';
    if ('options' in test && !test.options.every((id) => has(question.options, id))) return 'option';
  }
  return null;
}

const has = (rows: readonly { id: number }[], id: number | null): boolean =>
  rows.some((row) => row.id === id);

/** Those that are switched on and name nothing that is gone, heaviest first; of the same weight the older one. Pure. */
export const usableInsights = <T extends InsightFields & { id: number }>(
  insights: readonly T[],
  sections: Sections,
): T[] =>
  insights
    .filter((insight) => insight.active && gapOf(insight, sections) === null)
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id);

/** The same insights of a copied questionnaire, whose sections, questions and options stand in the same order. Those that name what is gone are left behind. Pure. */
export function insightsOfCopy(
  insights: readonly InsightFields[],
  original: Sections,
  copy: Sections,
): InsightFields[] {
  const ids = copiedIds(original, copy);
  return insights.flatMap(({ when: own, text, advice, place, sectionId: ownSection, weight, active }) => {
    const when = withIds(own, ids);
    const sectionId = ownSection === null ? null : ids.section(ownSection);
    if (when === null || sectionId === undefined) return [];
    return { when, text, advice, place, sectionId, weight, active };
  });
}

/** What each id of a questionnaire is in a copy of it, whose parts stand in the same order. Pure. */
export function copiedIds(original: readonly Ids[], copy: readonly Ids[]): NewIds {
  const [questions, copies] = [questionsOf(original), questionsOf(copy)];
  const options = new Map(
    questions.flatMap((question, index) => [...paired(question.options, copies[index]!.options)]),
  );
  const [section, question] = [paired(original, copy), paired(questions, copies)];
  return {
    section: (id: number) => section.get(id),
    question: (id: number) => question.get(id),
    option: (id: number) => options.get(id),
  };
}

interface Ids {
  id: number;
  questions: readonly { id: number; options: readonly { id: number }[] }[];
}

const questionsOf = (sections: readonly Ids[]) => sections.flatMap(({ questions }) => questions);

const paired = (from: readonly { id: number }[], to: readonly { id: number }[]): Map<number, number> =>
  new Map(from.map(({ id }, index) => [id, to[index]!.id]));
