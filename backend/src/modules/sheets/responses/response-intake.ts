import { clinicZone } from '../../../platform/time/time.js';
import type { IntakeCounts, IntakeRow } from '../../responses/intake/intake.service.js';
import type { ResponseRow } from './response-rows.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import { sourceKey } from '../../responses/intake/source-key.js';
import { instantOf } from '../../../platform/time/wall-clock.js';

/** Rows that were read, as the intake takes them: wall-clock times become instants of the zone. */
export const toIntakeRows = (
  questionnaireId: number,
  rows: ResponseRow[],
  timeZone = clinicZone(),
): IntakeRow[] =>
  rows.map((row, index) => ({
    index,
    sourceKey: row.key ?? sourceKey(questionnaireId, row.submittedAt, row.clientEmail, row.answers),
    submittedAt: row.submittedAt === null ? null : instantOf(row.submittedAt, timeZone),
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    clinicName: row.clinicName,
    answers: row.answers,
    unasked: row.unasked,
  }));

/** What became of rows, for people: which were left out and why, and what is odd about stored ones. */
export function remarksOn(
  rows: ResponseRow[],
  { changedTooLate, erased, trashed }: IntakeCounts,
): { skipped: RowError[]; warnings: RowError[] } {
  const at = ({ sheet, row }: ResponseRow, reason: RowReason): RowError => ({
    sheet,
    row,
    column: null,
    reason,
  });
  const late = changedTooLate.map((index) => at(rows[index]!, { code: 'changed_too_late' }));
  const gone = erased.map((index) => at(rows[index]!, { code: 'response_erased' }));
  const away = trashed.map((index) => at(rows[index]!, { code: 'response_trashed' }));
  return {
    skipped: [...late, ...gone, ...away],
    warnings: rows.flatMap((row) => row.warnings.map((reason) => at(row, reason))),
  };
}
