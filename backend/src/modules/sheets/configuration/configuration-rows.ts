import type { ScoredOption, ScoredQuestion } from '../../scoring/scoring.types.js';
import type { RowError } from '../sheets.errors.js';
import type { SheetName } from './workbook-words.js';

/** A row of the sheet `Sections`. A field whose column the file does not have is undefined and stays as it is. */
export interface ConfiguredSection {
  row: number;
  name: string;
  description?: string | null;
  include?: boolean;
  /** A condition as it is written. */
  shownIf?: string | null;
}

/** A row of the sheet `Questions`. Undefined fields as above; a null questionId means a new question. */
type Details = Omit<
  ScoredQuestion,
  'id' | 'questionId' | 'questionText' | 'position' | 'options' | 'shownIf' | 'needs'
>;

export interface ConfiguredQuestion extends Partial<Details> {
  row: number;
  questionId: string | null;
  section: string;
  questionText: string;
  /** A condition as it is written. */
  shownIf?: string | null;
  /** The place of a question as it is written. */
  needs?: string | null;
}

/**
 * A row of the sheet `Answers`, an option of a question: of the one with this id, or, where that is null, of the one with this
 * text in this section. Undefined fields as above.
 */
export interface ConfiguredOption extends Partial<
  Pick<
    ScoredOption,
    | 'points'
    | 'meaning'
    | 'advice'
    | 'leadsTo'
    | 'prepares'
    | 'exclusive'
    | 'notApplicable'
    | 'from'
    | 'aliases'
  >
> {
  row: number;
  questionId: string | null;
  section: string;
  questionText: string;
  label: string;
}

/** A row of the sheet `Insights`. Undefined fields as above; a blank place is the summary. */
export interface ConfiguredInsight {
  row: number;
  /** As it is written. */
  condition: string;
  text: string;
  advice?: string | null;
  place?: string | null;
  weight?: number;
  active?: boolean;
}

/** Which questionnaire a workbook says that it was downloaded from. */
export interface WorkbookSource {
  id: number;
  name: string;
}

export interface ReadConfiguration {
  /** How the file writes the names of its sheets and columns; everything else here has the program's names. */
  written: Partial<Record<SheetName, { sheet: string; columns: Readonly<Record<string, string>> }>>;
  /** Null: it does not say. */
  source: WorkbookSource | null;
  sections: ConfiguredSection[];
  questions: ConfiguredQuestion[];
  options: ConfiguredOption[];
  /** Null: the file has no such sheet. */
  insights: ConfiguredInsight[] | null;
  errors: RowError[];
  unmatchedColumns: string[];
}
