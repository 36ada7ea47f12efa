import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { latestResultOf } from '../../mail/queue/mail-states.js';
import type { EvaluationListParams, EvaluationSummaryResponse } from '../evaluations.dto.js';
import { answerOf, type ListRow, SUMMARY_COLUMNS, WHOLE_COLUMNS } from './list-rows.js';

export interface ChangesPage {
  rows: EvaluationSummaryResponse[];
  /** Where the next page begins, also when it is still empty. */
  cursor: string;
}

/** Parameters of the sorted and filtered list, refused here: a row that leaves a filter would never be reported again. */
const OF_THE_LIST = ['offset', 'search', 'status', 'clientName', 'clientEmail', 'assignee', 'sort'] as const;

/**
 * Changes before this moment are all visible. A change is noted by the clock before its transaction has ended, so whatever is
 * younger than the oldest transaction that still writes is held back; the seconds are for one that PostgreSQL does not list
 * as writing yet.
 */
const SETTLED = `SELECT (extract(epoch FROM least(now() - make_interval(secs => $1), min(xact_start))) * 1000000)::bigint::text AS micros
  FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND datname = current_database()`;

const momentOf = (parameter: string) =>
  `to_timestamp(${parameter}::bigint / 1000000) + ${parameter}::bigint % 1000000 * interval '1 microsecond'`;

/** Evaluations in the order of their last change, deleted ones among them, for programs that keep a copy (rules: changed evaluations). */
@Injectable()
export class ChangesQuery {
  /** Long enough for any writing transaction to be listed; a test does not wait. */
  heldBackSeconds = 2;

  constructor(private readonly database: Database) {}

  /** Throws validation_failed for filters of the list, and for a cursor that none of our answers gave. */
  async page(questionnaireId: number, query: EvaluationListParams, language: Language): Promise<ChangesPage> {
    const given = OF_THE_LIST.filter((name) => query[name] !== undefined);
    if (given.length > 0) throw refused(given, 'does not go with updatedSince and cursor');
    const from = beginningOf(query);
    // Read before the rows: what settles in between is reported the next time.
    const [settled] = await this.database.query<{ micros: string }>(SETTLED, [this.heldBackSeconds]);
    const columns = query.fields === 'summary' ? SUMMARY_COLUMNS : WHOLE_COLUMNS;
    const rows = await this.database.prepared<ListRow & { micros: string }>(
      `changes ${query.fields ?? 'whole'}`,
      `SELECT (extract(epoch FROM e.updated_at) * 1000000)::bigint::text AS micros, ${columns}
         FROM (SELECT * FROM evaluation
                WHERE questionnaire_id = $1 AND (updated_at, id) > (${momentOf('$2')}, $3::uuid) AND updated_at < ${momentOf('$4')}
                ORDER BY updated_at, id LIMIT $5) AS e
         LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ORDER BY e.updated_at, e.id`,
      [questionnaireId, from.micros, from.id, settled!.micros, query.limit ?? 50],
    );
    const last = rows.at(-1);
    return {
      rows: rows.map(({ micros: _micros, ...row }) => answerOf(row, language)),
      cursor: writeCursor(last ? { id: last.id, micros: last.micros } : from),
    };
  }
}

function beginningOf({ cursor, updatedSince }: EvaluationListParams): Cursor {
  if (cursor === undefined) {
    const time = Date.parse(updatedSince!);
    if (Number.isNaN(time)) throw refused(['updatedSince'], 'must be a moment with its zone (ISO 8601)');
    return cursorAt(time);
  }
  if (updatedSince !== undefined) throw refused(['updatedSince'], 'does not go with cursor, which holds it');
  const read = readCursor(cursor);
  if (!read) throw refused(['cursor'], 'must be the X-Next-Cursor of an answer');
  return read;
}

const refused = (fields: readonly string[], problem: string) =>
  new BadRequest(
    'validation_failed',
    { fields: fields.join(', ') },
    fields.map((field) => ({ field, problem: `${field} ${problem}` })),
  );

/** A place among the changes: microseconds since 1970, and the id among those of the same moment. */
interface Cursor {
  micros: string;
  id: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const WRITTEN = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Before everything of that moment, in milliseconds. */
const cursorAt = (time: number): Cursor => ({
  micros: String(Math.max(0, time) * 1000),
  id: FIRST_ID,
});

/** Opaque to programs, so that it can change. */
const writeCursor = ({ micros, id }: Cursor): string => Buffer.from(`${micros}.${id}`).toString('base64url');

/** Null for what `writeCursor` has not written. */
function readCursor(text: string): Cursor | null {
  const [, micros, id] = WRITTEN.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  return micros !== undefined && id !== undefined ? { micros, id } : null;
}
