import { type Schemas } from '../../../shared/api/operations.ts';

/** What was then, since when, and how it has changed; `before` is null where an area is new. */
export interface Change {
  /** The day of the clinic's earlier response. */
  date: string;
  before: number | null;
  /** In percentage points. */
  difference: number;
  /** Whether the same was asked; else the two are only roughly alike. */
  sameQuestions: boolean;
}

type Payload = Schemas['ChangeResponse'];

/** How the whole result has changed; null without an earlier one. */
export const readChange = (change: Payload | undefined): Change | null => change ?? null;

/** How one area has changed. */
export function readAreaChange(change: Payload | undefined, sectionId: number): Change | null {
  const area = change?.sections.find((section) => section.sectionId === sectionId);
  if (change === undefined || area === undefined) return null;
  const { before, difference, sameQuestions } = area;
  return { date: change.date, before, difference: difference ?? 0, sameQuestions };
}

/** Key of its sentence, without what stands before it. */
export function changeKind({ before, difference }: Change): 'better' | 'new' | 'same' | 'worse' {
  if (before === null) return 'new';
  if (difference === 0) return 'same';
  return difference > 0 ? 'better' : 'worse';
}
