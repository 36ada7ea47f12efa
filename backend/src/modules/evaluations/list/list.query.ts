import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import type { Language } from '../../../platform/http/languages.js';
import { STATUSES_NOW } from '../../analytics/evaluation-counts.js';
import { latestResultOf } from '../../mail/queue/mail-states.js';
import type {
  EvaluationListParams,
  EvaluationResponse,
  EvaluationSummaryResponse,
} from '../evaluations.dto.js';
import { isLive } from '../live-evaluations.query.js';
import { conditions, hasText } from './filters.js';
import { answerOf, type ListRow, SUMMARY_COLUMNS, WHOLE_COLUMNS } from './list-rows.js';
import { type Order, orderOf, SORTED_BY_STATUS, SORTING } from './sorting.js';

export interface ListPage {
  rows: EvaluationSummaryResponse[];
  total: number;
  isCapped: boolean;
}

/** Totals of searches are counted up to here. */
const TOTAL_CAP = 1000;
const COMMON_LIMITS = [25, 50, 100];
/** A statement that reads no further than this has one plan for every page. */
const NEAR = 1500;

/** The list of evaluations. Rows come with the state of their mails and the total. */
@Injectable()
export class ListQuery {
  constructor(private readonly database: Database) {}

  async page(questionnaireId: number, query: EvaluationListParams, language: Language): Promise<ListPage> {
    const { limit = 50, offset = 0, sort = '-createdAt' } = query;
    const request = { questionnaireId, query, limit, offset, order: orderOf(sort) };
    const found = await this.find(request);
    return { ...found, rows: found.rows.map((row) => answerOf(row, language)) };
  }

  private find(request: ListRequest): Promise<Found> {
    const { query, limit, offset } = request;
    const columns = query.fields === 'summary' ? SUMMARY_COLUMNS : WHOLE_COLUMNS;
    if (hasText(query)) return this.search(request, columns);
    return offset + limit > NEAR ? this.farPage(request, columns) : this.nearPage(request, columns);
  }

  /** One whole evaluation, in the caller's language. Throws NotFound. */
  async whole(id: string): Promise<EvaluationResponse> {
    const [row] = await this.database.prepared<ListRow>(
      'whole evaluation',
      `SELECT ${WHOLE_COLUMNS} FROM evaluation AS e LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true
        WHERE e.id = $1 AND ${isLive('e.')}`,
      [id],
    );
    if (!row) throw new NotFound();
    return answerOf(row, caller().language) as EvaluationResponse;
  }

  /** Without a text filter: rows and total at once. */
  private async nearPage(
    { questionnaireId, query, limit, offset, order }: ListRequest,
    columns: string,
  ): Promise<Found> {
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const page =
      offset === 0
        ? `(SELECT * FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${limit}) AS e`
        : `(evaluation AS e JOIN (${later(order, where, limit, `$${parameters.push(offset)}`)}) AS page ON page.id = e.id)`;
    // Always one row at least, so that the total is known beyond the last page, too.
    const sql = `SELECT counted.total, ${columns} FROM (${totalOf(query)}) AS counted
      LEFT JOIN ${page} ON true LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ${ordered(order, 'e.')}`;
    const name = nameOf(query, limit, offset > 0 ? 'later' : 'first');
    const rows = await this.database.prepared<ListRow & { total: number }>(name, sql, parameters);
    const total = rows[0]!.total;
    const found = rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => row);
    return { rows: found, total, isCapped: false };
  }

  /** Counted from the nearer end: no page skips more than half of the rows, in an index that has all that is looked at. */
  private async farPage(request: ListRequest, columns: string): Promise<Found> {
    const { questionnaireId, query, limit, offset, order } = request;
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const [counted] = await this.database.query<{ total: number }>(totalOf(query), parameters);
    const total = counted?.total ?? 0;
    const isFromEnd = offset > total / 2;
    const found = isFromEnd
      ? await this.ids(where, parameters, {
          order: reversed(order),
          limit: Math.min(limit, total - offset),
          offset: Math.max(total - offset - limit, 0),
        })
      : await this.ids(where, parameters, { order, limit, offset });
    const rows = await this.byIds(isFromEnd ? found.toReversed() : found, columns, query);
    return { rows, total, isCapped: false };
  }

  /**
   * A few hits are looked up once, counted and put in order; of many only the page is looked for, in the order itself:
   * an exact total of a broad search would cost a read of the whole table.
   */
  private async search(request: ListRequest, columns: string): Promise<Found> {
    const { questionnaireId, query, limit, offset, order } = request;
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const key = SORTING[order.sort].key('');
    const hits = await this.database.query<{ id: string }>(
      `SELECT id FROM (SELECT id, ${key} AS key FROM evaluation WHERE ${where} LIMIT ${TOTAL_CAP + 1}) AS hit ORDER BY ${byKey(order)}`,
      parameters,
    );
    const isCapped = hits.length > TOTAL_CAP;
    const page = isCapped
      ? await this.ids(where, parameters, request)
      : hits.slice(offset, offset + limit).map(({ id }) => id);
    const rows = await this.byIds(page, columns, query);
    return { rows, total: isCapped ? TOTAL_CAP : hits.length, isCapped };
  }

  private async ids(
    where: string,
    parameters: unknown[],
    { order, limit, offset }: Slice,
  ): Promise<string[]> {
    if (limit <= 0) return [];
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${limit} OFFSET ${offset}`,
      parameters,
    );
    return rows.map(({ id }) => id);
  }

  private async byIds(ids: string[], columns: string, { fields }: EvaluationListParams): Promise<ListRow[]> {
    if (ids.length === 0) return [];
    return this.database.prepared<ListRow>(
      `list by ids ${fields ?? 'whole'}`,
      `SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS chosen (id, place) JOIN evaluation AS e ON e.id = chosen.id
         LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ORDER BY chosen.place`,
      [ids],
    );
  }
}

interface Found extends Omit<ListPage, 'rows'> {
  rows: ListRow[];
}

/** Which rows of a sorted list. */
interface Slice {
  order: Order;
  limit: number;
  offset: number;
}

interface ListRequest extends Slice {
  questionnaireId: number;
  query: EvaluationListParams;
}

/** How many evaluations there are: of a status, which is the second parameter, or of all. */
const totalOf = ({ status }: EvaluationListParams) =>
  `SELECT coalesce(sum(n), 0)::int AS total FROM ${STATUSES_NOW} AS counted ${status ? 'WHERE status = $2::text' : ''}`;

const reversed = ({ sort, descending }: Order): Order => ({ sort, descending: !descending });
const way = ({ descending }: Order) => (descending ? 'DESC' : 'ASC');
const ordered = (order: Order, prefix = '') =>
  `ORDER BY ${SORTING[order.sort].key(prefix)} ${way(order)}, ${prefix}id ${way(order)}`;
const byKey = (order: Order) => `key ${way(order)}, id ${way(order)}`;

/** Ids of a later page: skipped rows are only counted, in the index. A reach that is known keeps the plan the same. */
function later(order: Order, where: string, limit: number, place: string): string {
  const within = `SELECT id, ${SORTING[order.sort].key('')} AS key FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${NEAR}`;
  return `SELECT id FROM (${within}) AS within ORDER BY ${byKey(order)} LIMIT ${limit} OFFSET ${place}`;
}

/**
 * Statements whose best plan does not depend on their values are planned once. Filters that no index has in this order are
 * planned for what is asked.
 */
function nameOf(query: EvaluationListParams, limit: number, place: string): string {
  const { sort = '-createdAt', status, fields = 'whole' } = query;
  const isIndexed = !status || SORTED_BY_STATUS.includes(orderOf(sort).sort);
  if (!isIndexed || !COMMON_LIMITS.includes(limit)) return '';
  return `list ${sort} ${status ? 'status' : 'all'} ${limit} ${fields} ${place}`;
}
