import type { Score, SectionScore } from './scoring.types.js';

/** How one section has changed; null where the earlier response has no score of it. */
export interface SectionChange {
  sectionId: number;
  before: number | null;
  /** In percentage points. */
  difference: number | null;
  /** Whether the same was asked and judged in the same way. */
  sameQuestions: boolean;
}

/** What has changed since a clinic's earlier response to the same questionnaire. */
export interface Change {
  /** The day of the earlier response by the clinics' clock: YYYY-MM-DD. */
  date: string;
  /** The earlier result, in percent. */
  before: number;
  /** In percentage points. */
  difference: number;
  sameQuestions: boolean;
  sections: SectionChange[];
}

/** An earlier response: its scores as they were stored, and as the questionnaire would judge the same answers now. */
export interface Earlier {
  date: string;
  stored: Score;
  rescored: Score;
}

/** Compares a result with an earlier one of the same clinic. Pure (rules: second measurement). */
export function changeSince({ date, stored, rescored }: Earlier, now: Score): Change {
  const before = bySection(stored);
  const judgedNow = bySection(rescored);
  const sections = [...bySection(now).values()].map((section) =>
    sectionChange(section, before.get(section.sectionId), judgedNow.get(section.sectionId)),
  );
  return {
    date,
    before: stored.percentage,
    difference: pointsBetween(stored.percentage, now.percentage),
    sameQuestions: sections.length === before.size && sections.every((section) => section.sameQuestions),
    sections,
  };
}

function sectionChange(now: SectionScore, before?: SectionScore, judgedNow?: SectionScore): SectionChange {
  if (before === undefined)
    return { sectionId: now.sectionId, before: null, difference: null, sameQuestions: false };
  return {
    sectionId: now.sectionId,
    before: before.percentage,
    difference: pointsBetween(before.percentage, now.percentage),
    sameQuestions: askedIn(before) === askedIn(now) && pointsIn(before) === pointsIn(judgedNow),
  };
}

/** Percentages have one decimal, and so has what lies between two. Pure. */
export const pointsBetween = (before: number, now: number): number => Math.round((now - before) * 10) / 10;

const bySection = ({ sectionScores }: Score): Map<number, SectionScore> =>
  new Map(
    sectionScores.filter(({ maxScore }) => maxScore > 0).map((section) => [section.sectionId, section]),
  );

/** What a section asks for, whatever was answered. */
const askedIn = ({ questions }: SectionScore): string =>
  questions
    .map(({ id, pointValue }) => `${id} ${pointValue}`)
    .toSorted()
    .join();

/** What each question brought. */
const pointsIn = (section: SectionScore | undefined): string =>
  (section?.questions ?? [])
    .map(({ id, points }) => `${id} ${points}`)
    .toSorted()
    .join();
