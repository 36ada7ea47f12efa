import type { Cell } from '../../../platform/pdf/parts.js';
import type { PrintedPicture } from '../../pictures/pictures.service.js';
import type { Language } from '../../../platform/http/languages.js';

/** A result as it is drawn: a gauge or a bar, with the same in words. */
export interface ResultContent {
  percentage: number;
  /** Industry average; 0 when there is none to show. */
  average: number;
  percent: string;
  word: string;
  /** What readers aloud say instead of the picture. */
  alt: string;
  points: string;
  /** The industry average in words. */
  legend: string | null;
}

/** A step by its number in the plan. */
export interface StepContent {
  /** The number with a dot; a bullet where the plan does not have it. */
  label: string;
  text: string;
  /** Its area and what it brings, where the step stands apart from both. */
  note?: string;
}

/** The first steps, why they come in this order, and why the first one is the first. */
export interface FirstStepsContent {
  heading: string;
  items: StepContent[];
  reason: string;
  order: string;
}

/** The whole plan: what its ticked steps would bring, if any are, and a table for each period. */
export interface PlanContent {
  heading: string;
  outcome: string;
  /** Above the columns, but the first, which is headed by the period. */
  columns: string[];
  /** `isOpen`: questions that are to be answered, for which nobody plans anything. */
  periods: { heading: string; rows: string[][]; isOpen: boolean }[];
}

/** What can be bought, with what it could bring to the whole. */
export interface SolutionsContent {
  heading: string;
  columns: string[];
  rows: Cell[][];
}

/** A table of what was then and is now. */
export interface ChangeTable {
  heading: string;
  columns: string[];
  rows: string[][];
  notes: string[];
}

export interface TextContent {
  heading: string;
  paragraphs: string[];
}

/** The others' results as a picture, with the same in words. */
export interface StripContent {
  own: number;
  median: number;
  q1: number;
  q3: number;
  /** Every result where they are few, drawn instead of the middle half. */
  each: number[];
  alt: string;
}

/** Who has read the evaluation. */
export interface ExpertContent {
  picture: PrintedPicture | null;
  name: string;
  text: string;
}

/** What each question of an area brought. */
export interface BreakdownContent {
  heading: string;
  /** Above the points of each area. */
  points: string;
  areas: { name: string; rows: string[][] }[];
}

export interface PositionContent extends TextContent {
  strip: StripContent;
}

export interface SectionContent {
  name: string;
  description: string;
  result: ResultContent;
  /** Since the clinic's earlier response; empty without one. */
  change: string[];
  strengths: { heading: string; items: string[] };
  analysis: TextContent;
  steps: { heading: string; items: StepContent[] };
  /** The names of what is recommended here; all else about it stands in the annex. */
  solutions: string;
  /** Said instead of steps where every point was reached. */
  complete: string;
}

/** Everything that the PDF says, in the order in which it says it. */
export interface PdfContent {
  language: Language;
  /** The document's own title, with the clinic. */
  documentTitle: string;
  title: string;
  /** Who evaluates; empty while no setting says so. */
  organisation: string;
  logo: PrintedPicture | null;
  expert: ExpertContent | null;
  clinicName: string;
  clientName: string;
  preparedFor: string;
  date: string;
  previewNote: string;
  /** What stands in place of all that judges where there is no result; null where there is one. */
  noResult: TextContent | null;
  result: ResultContent;
  /** The verdict by the band, without figures. */
  headline: string;
  verdict: string;
  /** Since the clinic's earlier response; empty without one. */
  change: string[];
  /** How many others lie below, or why that is not said. */
  place: string;
  motivation: string[];
  firstSteps: FirstStepsContent;
  overview: { heading: string; columns: string[]; rows: string[][]; percentages: number[] };
  plan: PlanContent;
  changeTable: ChangeTable | null;
  summary: TextContent;
  sections: SectionContent[];
  /** Heads all that is looked up: solutions, points, and how it was made. */
  annex: string;
  solutions: SolutionsContent;
  position: PositionContent | null;
  breakdown: BreakdownContent;
  links: { text: string; url: string }[];
  how: TextContent;
  /** How to reach who evaluates. */
  contact: TextContent;
  footer: string;
  /** The page of a number and the count of all. */
  pageLabel: (page: number, total: number) => string;
}
