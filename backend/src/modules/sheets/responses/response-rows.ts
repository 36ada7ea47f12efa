import type { Language } from '../../../platform/http/languages.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import type { TableSource } from './columns/known-sources.js';
import type { Corrections, SavedMappings, ResponseMapping } from './columns/response-mapping.js';
import type { UnknownAnswerCounts } from './count-unknown-answers.js';

export interface ReadResponsesOptions {
  /** The questionnaire's language; decides about dates in which day and month are ambiguous. */
  language: Language;
  /** The spreadsheet's own locale (`hu_HU`), where it is known; goes before the language. */
  locale?: string;
  /** The spreadsheet's zone, for times written as instants (`…Z`). */
  timeZone?: string;
  /** What people said of earlier tables, by the program that wrote them. */
  saved?: SavedMappings;
  /** What a person says of this one; goes before what is saved. */
  corrections?: Corrections;
}

/** One response, ready to become an evaluation. */
export interface ResponseRow {
  sheet: string;
  /** As a person counts rows in the file. Never an identity: rows get sorted and deleted. */
  row: number;
  /** Wall-clock time `YYYY-MM-DDTHH:mm:ss` without a zone, or null. */
  submittedAt: string | null;
  clientName: string;
  /** Trimmed and in lower case. */
  clientEmail: string;
  clinicName: string;
  /** By questionId; unanswered questions are absent. */
  answers: Record<string, string>;
  /** Ids of questions that its sheet has no column for: nothing is said about their answers. */
  unasked: string[];
  warnings: RowReason[];
  /** Of our own exports: the key by which it is stored. */
  key?: string;
}

/** Every row under a header is in exactly one of `rows`, `skipped` and `errors`, unless a whole sheet is refused. */
export interface ReadResponses extends UnknownAnswerCounts {
  rows: ResponseRow[];
  skipped: RowError[];
  errors: RowError[];
  /** The program that wrote the first sheet that was read. */
  source: TableSource | null;
  /** Where a person has said that the responses are, as it is saved for the next table. */
  place: NonNullable<ResponseMapping['place']> | null;
  /** Headers that no question or contact field claims. */
  unmatchedColumns: string[];
  /** Texts of the questions that a sheet has no column for. */
  questionsWithoutColumn: string[];
  /** Headers that could mean more than one question. */
  notices: RowError[];
}
