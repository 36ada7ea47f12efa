import type { Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { IntakeCounts } from '../../responses/intake/intake.service.js';
import { isBlank } from '../../../platform/workbooks/cell-text.js';
import type { ResponseColumns } from '../responses/response-columns.js';
import { remarksOn } from '../responses/response-intake.js';
import type { ReadResponses } from '../responses/response-rows.js';
import type { SheetSyncResult } from './sync.dto.js';

/** How many rows a tab has: all but the header, and but blank ones above it. */
export function countRows({ rows }: Sheet, { headerIndex, firstResponseIndex }: ResponseColumns): number {
  const blankAbove = rows.slice(0, headerIndex).filter(({ cells }) => isBlank(cells)).length;
  return rows.length - (firstResponseIndex - headerIndex) - blankAbove;
}

/**
 * The result of a sync. Throws when a row is neither stored nor skipped: better no result than one that hides a loss
 * (rules: syncing the sheet).
 */
export function toSyncResult(
  rows: number,
  read: ReadResponses,
  stored: IntakeCounts,
  source: SheetSyncResult['source'],
): SheetSyncResult {
  const { created, updated, unchanged } = stored;
  const { skipped, warnings } = remarksOn(read.rows, stored);
  const all = [...read.skipped, ...skipped, ...read.errors].sort((a, b) => a.row - b.row);
  const sum = created + updated + unchanged + all.length;
  if (sum !== rows) throw new Error(`A sync accounted for ${sum} of ${rows} rows`);
  const { unmatchedColumns, questionsWithoutColumn, unknownAnswers, unknownAnswerCount } = read;
  return {
    rows,
    created,
    updated,
    unchanged,
    skipped: all,
    warnings: [...read.notices, ...warnings],
    unmatchedColumns,
    questionsWithoutColumn,
    unknownAnswers,
    unknownAnswerCount,
    source,
  };
}
