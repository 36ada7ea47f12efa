import { type Evaluation, type Fact } from '../edit-panel/edit.api.ts';

type SectionScore = Evaluation['sectionScores'][number];

export type AnsweredSection = Omit<SectionScore, 'questions'> & Readonly<{ facts: readonly Fact[] }>;

/** What an answer brought: all points of its question, some, or none. Pure. */
export function gainOf({
  points,
  pointValue,
}: Pick<Fact, 'points' | 'pointValue'>): 'full' | 'part' | 'none' {
  if (points >= pointValue) return 'full';
  return points > 0 ? 'part' : 'none';
}

/** Answers below their sections, in the order of the scores; a section whose questions are gone is left out. Pure. */
export function answersBySection(
  sections: readonly SectionScore[],
  facts: readonly Fact[],
): AnsweredSection[] {
  return sections
    .map((section) => ({
      ...section,
      facts: facts.filter(({ sectionId }) => sectionId === section.sectionId),
    }))
    .filter((section) => section.facts.length > 0);
}
