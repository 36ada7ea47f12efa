import { type Days } from './period.ts';

/** Whose numbers, and of which weeks. */
export interface Scope {
  questionnaireId: number;
  days: Days;
}
