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

export interface TipContent {
  text: string;
  note: string;
  /** What the owner has noted about it. */
  kept?: string;
}

export interface SolutionContent {
  name: string;
  gain: string;
  description: string;
  /** What it costs and what it takes to bring in. */
  notes: string[];
  link: { text: string; url: string } | null;
}

/** The plan: what its ticked steps would bring, if any are, and its steps by period. */
export interface PlanContent {
  heading: string;
  outcome: string;
  periods: { heading: string; items: TipContent[] }[];
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
  strip: StripContent | null;
}

export interface SectionContent {
  name: string;
  description: string;
  result: ResultContent;
  /** Since the clinic's earlier response; empty without one. */
  change: string[];
  strengths: { heading: string; items: string[] };
  analysis: TextContent;
  tips: { heading: string; items: TipContent[] };
  solutions: { heading: string; items: SolutionContent[] };
  /** Said instead of tips where every point was reached. */
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
  verdict: string;
  /** Since the clinic's earlier response; empty without one. */
  change: string[];
  motivation: string[];
  position: PositionContent | null;
  overview: { heading: string; columns: string[]; rows: string[][] };
  sections: SectionContent[];
  summary: {
    heading: string;
    change: ChangeTable | null;
    text: TextContent;
    plan: PlanContent;
    solutions: { heading: string; items: SolutionContent[] };
    links: { text: string; url: string }[];
  };
  breakdown: BreakdownContent;
  how: TextContent;
  /** How to reach who evaluates. */
  contact: TextContent;
  footer: string;
  /** The page of a number and the count of all. */
  pageLabel: (page: number, total: number) => string;
}
