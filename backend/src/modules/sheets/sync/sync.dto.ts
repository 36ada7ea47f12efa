import { Choice, Int } from '../../../platform/http/fields.js';
import { ListOf, TextList } from '../../../platform/http/list-fields.js';
import type { Language } from '../../../platform/http/languages.js';
import {
  NO_UNKNOWN_ANSWERS,
  RowProblemResponse,
  type Stored,
  UNKNOWN_ANSWER_COUNT,
  UNKNOWN_ANSWERS,
  UnknownCellResponse,
} from '../sheets.dto.js';

/** What a sync did. Every row is either stored or skipped with a reason: `rows` = created + updated + unchanged + skipped. */
export class SheetSyncResponse {
  @Int({ about: 'Rows of the sheet, its header not counted.' }) rows: number;
  @Int() created: number;
  @Int() updated: number;
  @Int() unchanged: number;
  @ListOf(() => RowProblemResponse, { about: 'Rows that were not taken over, each with its reason.' })
  skipped: RowProblemResponse[];
  @ListOf(() => RowProblemResponse, { about: 'Stored, but odd.' }) warnings: RowProblemResponse[];
  @TextList({ about: 'Columns that belong to no question.' }) unmatchedColumns: string[];
  @TextList({ about: 'Questions the sheet has no column for.' }) questionsWithoutColumn: string[];
  @ListOf(() => UnknownCellResponse, { about: UNKNOWN_ANSWERS }) unknownAnswers: UnknownCellResponse[];
  @Int({ about: UNKNOWN_ANSWER_COUNT }) unknownAnswerCount: number;
  @Choice(['api', 'csv'] as const, { about: 'csv: read without a key, as the sheet is shared by link.' })
  source: 'api' | 'csv';

  static from(result: SheetSyncResult, language: Language): SheetSyncResponse {
    return {
      ...NO_UNKNOWN_ANSWERS,
      ...result,
      skipped: result.skipped.map((row) => RowProblemResponse.from(row, language)),
      warnings: result.warnings.map((row) => RowProblemResponse.from(row, language)),
    };
  }
}

export type SheetSyncResult = Stored<SheetSyncResponse, 'skipped' | 'warnings'>;
