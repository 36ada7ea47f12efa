import { clinicZone } from '../../../platform/time/time.js';
import type { IntakeCounts, IntakeRow } from '../../responses/intake/intake.service.js';
import type { ReadResponses, ResponseRow } from './response-rows.js';
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

/** What came of a table, for people; import and preview say more beside it. */
export type Taken = Pick<IntakeCounts, 'created' | 'updated' | 'unchanged'> &
  Pick<
    ReadResponses,
    'skipped' | 'errors' | 'questionsWithoutColumn' | 'unknownAnswers' | 'unknownAnswerCount'
  > & { warnings: RowError[] };

export const nothingTaken = (): Taken => ({
  ...{ created: 0, updated: 0, unchanged: 0 },
  ...{ skipped: [], errors: [], warnings: [] },
  ...{ questionsWithoutColumn: [], unknownAnswers: [], unknownAnswerCount: 0 },
});

/** Adds what became of rows. */
export function addTaken(
  taken: Pick<Taken, 'created' | 'updated' | 'unchanged' | 'skipped' | 'warnings'>,
  rows: ResponseRow[],
  counts: IntakeCounts,
): void {
  const { skipped, warnings } = remarksOn(rows, counts);
  taken.created += counts.created;
  taken.updated += counts.updated;
  taken.unchanged += counts.unchanged;
  taken.skipped.push(...skipped);
  taken.warnings.push(...warnings);
}

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
