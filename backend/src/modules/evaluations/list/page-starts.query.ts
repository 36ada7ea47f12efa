import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Status } from '../status/status.js';
import { type Order, SORTING } from './sorting.js';

/** Where a far page starts: behind (or before) a known row, a few rows on. */
export interface PageStart {
  /** SQL that leaves out the rows before the anchor. */
  condition: (place: (value: unknown) => string) => string;
  /** How many rows of the rest come before the page. */
  skip: number;
}

interface Found {
  key: string;
  id: string;
  rank: number;
  total: number;
}

/**
 * Finds the anchor nearest to a page, and its exact rank now: the rank it had when the anchors were cut, plus what has
 * joined and minus what has left before it since. The choice keeps a distance of as many rows as have moved, so the
 * anchor is never on the wrong side of the page. Without a usable anchor the page is counted from the first row.
 */
@Injectable()
export class PageStarts {
  constructor(private readonly database: Database) {}

  async find(
    questionnaireId: number,
    order: Order,
    status: Status | undefined,
    offset: number,
  ): Promise<PageStart | null> {
    const { sort, descending } = order;
    const [found] = await this.database.prepared<Found>(
      `page-start ${sort} ${descending} ${status ? 'status' : 'all'}`,
      startSql(order, status !== undefined),
      [questionnaireId, offset, sort, status ?? ''],
    );
    if (!found) return null;
    const { type, key } = SORTING[sort];
    return {
      condition: (place) =>
        `(${key('')}, id) ${descending ? '<' : '>='} (${place(found.key)}::${type}, ${place(found.id)}::uuid)`,
      skip: descending ? found.rank - (found.total - offset) : offset - found.rank,
    };
  }
}

/** Ranks are counted from the first row upwards; a page of a descending list lies before the anchor. */
function startSql({ sort, descending }: Order, hasStatus: boolean): string {
  const { key, type } = SORTING[sort];
  const collation = type === 'text' ? key('').replace(/^\S+/, '') : '';
  const nearest = descending
    ? `rank >= (SELECT n FROM counted) - $2 + (SELECT count(*) FROM moves) ORDER BY rank LIMIT 1`
    : `rank <= $2 - (SELECT count(*) FROM moves) ORDER BY rank DESC LIMIT 1`;
  return `WITH counted AS MATERIALIZED (SELECT coalesce(sum(n), 0)::int AS n FROM status_count
        WHERE questionnaire_id = $1${hasStatus ? ' AND status = $4' : ''}),
      cut AS MATERIALIZED (SELECT snapshot FROM page_anchor_set
        WHERE questionnaire_id = $1 AND snapshot IS NOT NULL AND postgres_started = pg_postmaster_start_time()),
      moves AS MATERIALIZED (SELECT delta, ${key('')} AS key, id FROM evaluation_move, cut
        WHERE questionnaire_id = $1 AND NOT pg_visible_in_snapshot(xid, cut.snapshot)${hasStatus ? ' AND status = $4' : ''}),
      anchor AS MATERIALIZED (SELECT key, id, rank FROM page_anchor
        WHERE questionnaire_id = $1 AND sort = $3 AND status = $4 AND EXISTS (SELECT FROM cut) AND ${nearest})
    SELECT a.key, a.id, (SELECT n FROM counted) AS total,
      a.rank + coalesce((SELECT sum(m.delta) FROM moves m WHERE (m.key, m.id) < (a.key::${type}${collation}, a.id)), 0)::int AS rank
      FROM anchor a`;
}
