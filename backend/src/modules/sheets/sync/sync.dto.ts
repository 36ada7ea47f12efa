import { Choice, Int, ListOf, TextList } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { RowProblemResponse } from '../sheets.dto.js';
import type { RowError } from '../sheets.errors.js';

/** Every row of the sheet is either stored (created, updated, unchanged) or skipped with a reason. */
export interface SheetSyncResult {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: RowError[];
  /** Rows that were stored, with something odd about them. */
  warnings: RowError[];
  unmatchedColumns: string[];
  questionsWithoutColumn: string[];
  source: 'api' | 'csv';
}

/** What a sync did. `rows` = created + updated + unchanged + skipped. */
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
  @Choice(['api', 'csv'] as const, { about: 'csv: read without a key, as the sheet is shared by link.' })
  source: 'api' | 'csv';

  static from(result: SheetSyncResult, language: Language): SheetSyncResponse {
    return {
      ...result,
      skipped: result.skipped.map((row) => RowProblemResponse.from(row, language)),
      warnings: result.warnings.map((row) => RowProblemResponse.from(row, language)),
    };
  }
}
