import type { QuotationMarks, Quotations } from './quote.js';

/** Stored numbers as the language writes them: '31', '50', '31 of 50 points', '62.5%'. */
export interface ResultWords {
  score: string;
  max: string;
  points: string;
  percent: string;
}

/** A number of things in words ('three'): by itself, and before what is counted. */
export interface Counted {
  alone: string;
  before: string;
}

/** Where questions lie: in the area that is told, in one named area of the whole, or anywhere. */
export type Where = 'here' | { area: string } | null;

/**
 * The parameters of each wording. `area` and `list` are in quotation marks; a `clause` is
 * a sentence of the questionnaire that goes on in small letters, without its full stop.
 */
interface Parameters {
  /** The whole result, and below those of an area. */
  earned: [result: ResultWords, end: string];
  full: [result: ResultWords];
  zero: [result: ResultWords];
  unanswered: [result: ResultWords];
  earnedHere: [result: ResultWords];
  /** An area's result beside those of the whole: the lowest of all (and good all the same), well above the whole, well below it. */
  weakestHere: [result: ResultWords];
  lowestHere: [result: ResultWords];
  aheadHere: [result: ResultWords];
  behindHere: [result: ResultWords];
  fullHere: [result: ResultWords];
  zeroHere: [result: ResultWords];
  unansweredHere: [result: ResultWords];
  nothingToScore: [];
  /** The strongest area, and why; below half of the points the one that got furthest. */
  strongest: [area: string];
  strongestAs: [area: string, clause: string];
  strongestAreas: [list: string];
  highest: [list: string, isMany: boolean];
  /** Behind the areas with the highest result, where no other has any points. */
  onlyThere: [isMany: boolean];
  even: [percent: string];
  /** The area with most points left to gain. */
  mostOpen: [area: string];
  /** Where to begin: in which area, and why. */
  first: [area: string];
  firstAs: [area: string, clause: string];
  /** As `first`, and with which question; what was chosen there, where it can be repeated. */
  firstAt: [area: string, question: string, answer: string | null];
  /** As `first`, straight after that area was named as the strongest. */
  firstThere: [];
  firstThereAs: [clause: string];
  /** The first step of the whole result, in the summary behind its area, and in its area; what to do first in another area. */
  start: [clause: string, isIf: boolean];
  step: [clause: string, isIf: boolean];
  suggest: [clause: string, isIf: boolean];
  /** Behind the step what else to do. */
  besides: [clause: string];
  /** A step by its question: nobody has written what to do, or it can't be repeated safely. */
  begin: [question: string];
  /** What comes after the first step, and why: another one in the same area, or one elsewhere. */
  secondThereAs: [clause: string];
  waitFor: [area: string];
  waitForAs: [area: string, clause: string];
  /** As `waitFor`, of the area that was named as the strongest. */
  waitEven: [area: string];
  waitEvenAs: [area: string, clause: string];
  /** Behind the order: an area that was spoken of comes after it. */
  later: [area: string];
  /** Where nothing has points yet: kindly. */
  fromZero: [];
  /** What to hold where no point is missing. */
  keepAll: [];
  good: [clause: string];
  /** Of several options those that were not ticked, where nobody has written what a clinic lacks without them. */
  notTicked: [Quotations];
  /** Where nobody has written what answers mean: how many of an area's questions brought all their points; one that did, one that did not. */
  fullOf: [full: Counted, all: Counted];
  /** As `keepAll`, of an area where others have more to do. */
  noneLeft: [];
  gained: [Quotations];
  pointsMissing: [Quotations];
  /** Both in quotation marks: what an area's first step is for. */
  lostOn: [question: string, answer: string];
  /** Of the options of a question those that were not ticked. */
  notTickedAt: [question: string, Quotations];
  /** Questions without an answer, and with one that is none of their options: one by its text, several of an area by their number. */
  open: [Quotations];
  openMany: [count: Counted, where: Where];
  unreadable: [Quotations];
  unreadableMany: [count: Counted, where: Where];
  /** Nothing was answered, in all and in the area, which was said before. */
  blankAll: [];
  blank: [];
  /** In whose area answers are missing, where only questions without a known answer lost points. */
  openArea: [area: string];
  /** How many of all scored questions brought all their points, and whether most did. */
  bestAnswers: [full: Counted, all: Counted, isMost: boolean];
  /** In which areas no point is missing. */
  fullAreas: [list: string, isMany: boolean];
  congratulation: [];
  thanks: [];
}

/** Wordings of each statement, without the full stop at the end; one of them is chosen. */
export type Wordings = {
  [Slot in keyof Parameters]: readonly ((...parameters: Parameters[Slot]) => string)[];
};
/** The statements on answers, which lie in a file of their own. */
export type AnswerWordings = Pick<
  Wordings,
  | 'good'
  | 'notTicked'
  | 'fullOf'
  | 'noneLeft'
  | 'gained'
  | 'pointsMissing'
  | 'lostOn'
  | 'notTickedAt'
  | 'open'
  | 'openMany'
  | 'unreadable'
  | 'unreadableMany'
  | 'blankAll'
  | 'blank'
>;
export type Slot = keyof Parameters;
export type ParametersOf<Chosen extends Slot> = Parameters[Chosen];

/** All that a language brings to the built-in writer. Variable text stands only where no ending leans on it. */
export interface Phrases {
  marks: QuotationMarks;
  and: string;
  points: (score: number, max: number) => string;
  counted: (count: number) => Counted;
  /** What follows a result from 90 % on. */
  fewMissing: string;
  /** Why an area comes first where no answer says it: in no other area are as many points open. */
  mostToGain: string;
  /** Words by which a clause turns by itself; a lead whose end sounds badly before the clause. */
  turn: RegExp;
  clash?: RegExp;
  /** What is to be done about several options, as a step's clause. */
  complete: string;
  /** First words that keep their capital, and those that make a step a condition. */
  capital: RegExp;
  condition: RegExp;
  wordings: Wordings;
}
