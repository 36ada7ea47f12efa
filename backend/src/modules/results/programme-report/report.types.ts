import type { Language } from '../../../platform/http/languages.js';
import type { FiguresOfPeriod } from '../../analytics/figures.js';
import type { AnswerShares, QuestionShares } from '../../analytics/question-shares.js';
import type { TrendWeek } from '../../analytics/count-rows.js';
import type { Returned, ReturnedSection } from '../../responses/earlier-responses/returned.query.js';

export const REPORT_FORMATS = ['pdf', 'docx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The counts that the report is made of: no row of any clinic is among them. */
export interface ReportSource {
  questionnaireName: string;
  language: Language;
  now: FiguresOfPeriod;
  previous: FiguresOfPeriod | null;
  /** How many results lie in each band, the weakest first. */
  bands: number[];
  trend: TrendWeek[];
  questions: QuestionShares[];
  answers: AnswerShares[];
  returned: Returned & { sections: ReturnedSection[]; isCapped: boolean };
  date: Date;
}

/** A bar with its name; `text` says the same as the bar. */
export interface ReportBar {
  label: string;
  /** 0 to 100: how long the bar is. */
  percent: number;
  text: string;
  color: string;
}

/** What stands below one another; both files draw the same. */
export type ReportBlock =
  | { kind: 'heading' | 'subheading' | 'paragraph' | 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'bars'; heads: [label: string, text: string]; bars: ReportBar[] };

export interface ReportContent {
  title: string;
  questionnaire: string;
  /** Period, day and what the report leaves out. */
  facts: string[];
  language: Language;
  blocks: ReportBlock[];
  footer: string;
  pageLabel: string;
  /** What the file's name is made of. */
  fileParts: string[];
}
