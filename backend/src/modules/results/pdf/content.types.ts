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
}

export interface SolutionContent {
  name: string;
  gain: string;
  description: string;
  link: { text: string; url: string } | null;
}

export interface TextContent {
  heading: string;
  paragraphs: string[];
}

export interface SectionContent {
  name: string;
  description: string;
  result: ResultContent;
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
  clinicName: string;
  clientName: string;
  preparedFor: string;
  date: string;
  previewNote: string;
  result: ResultContent;
  verdict: string;
  motivation: string[];
  position: TextContent | null;
  overview: { heading: string; columns: string[]; rows: string[][] };
  sections: SectionContent[];
  summary: {
    heading: string;
    text: TextContent;
    tips: { heading: string; items: TipContent[] };
    solutions: { heading: string; items: SolutionContent[] };
    links: { text: string; url: string }[];
  };
  how: TextContent;
  footer: string;
  /** The page of a number and the count of all. */
  pageLabel: (page: number, total: number) => string;
}
