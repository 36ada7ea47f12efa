import type { QuotationMarks, Quotations } from './quote.js';

/** Stored numbers as the language writes them: '31', '50', '31 of 50 points', '62.5%'. */
export interface ResultWords {
  score: string;
  max: string;
  points: string;
  percent: string;
}

/** A named area, in quotation marks; null where its name can't be repeated. */
type Area = string | null;

/**
 * The parameters of each wording. `at` is the place that a result is said of (`Phrases.place`), '' for the whole; `text` is a sentence of the questionnaire.
 */
interface Parameters {
  earned: [at: string, result: ResultWords, share: string];
  full: [at: string, result: ResultWords];
  zero: [at: string, result: ResultWords];
  unanswered: [at: string, result: ResultWords];
  nothingToScore: [];
  strongest: [area: string, result: string, best: string | null];
  strongestAreas: [list: string, percent: string];
  /** As the strongest, where less than half of the points were earned. */
  highest: [list: string, result: string, isMany: boolean];
  even: [percent: string];
  /** The area with most points left to gain. */
  mostOpen: [area: string];
  /** Where the whole result says to begin: the area, which tells the step, and the question of the step. */
  first: [area: Area, question: string, isAnswered: boolean];
  /** As `first`, straight after the area was named as the strongest. */
  firstThere: [question: string];
  /** The first step of the whole, what to do first in another area, the product of either, and what comes after it. */
  step: [text: string];
  suggest: [text: string];
  product: [name: string];
  next: [text: string];
  /** What answers call for, after a step that depends on a missing answer. */
  certain: [text: string];
  /** A step by its question: nobody has written what to do, or it can't be repeated safely. */
  begin: [question: string, isAnswered: boolean];
  /** A step that only an answer could have called for; in a section without any answer, which was said before. */
  stepIfOpen: [question: string, text: string];
  stepIfBlank: [question: string, text: string];
  /** Of several options some were ticked: what to do is what is missing. */
  stepInPart: [question: string, ticked: string, missing: string];
  gained: [Quotations];
  gap: [text: string];
  answered: [question: string, answer: string];
  answeredInShort: [question: string, answer: string];
  tickedInPart: [question: string, ticked: string, missing: string];
  /** Questions that lost points, where none of them and where some of them were mentioned before. */
  pointsMissing: [Quotations];
  alsoMissing: [Quotations];
  leftUnanswered: [Quotations];
  alsoUnanswered: [Quotations];
  goOn: [];
  /** As `goOn`, where only unanswered questions lost points. */
  openArea: [area: string];
  congratulation: [];
  thanks: [];
}

/** Wordings of each statement, without the full stop at the end; one of them is chosen. */
export type Wordings = {
  [Slot in keyof Parameters]: readonly ((...parameters: Parameters[Slot]) => string)[];
};
export type Slot = keyof Parameters;
export type ParametersOf<Chosen extends Slot> = Parameters[Chosen];

/** All that a language brings to the built-in writer. Variable text stands only where no ending or article leans on it. */
export interface Phrases {
  marks: QuotationMarks;
  and: string;
  points: (score: number, max: number) => string;
  place: (area: Area) => string;
  /** Which part of the points a result is: 90 %, 75 %. */
  share: { most: string; large: string };
  wordings: Wordings;
}
