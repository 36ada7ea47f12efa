import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import type { Language } from '../../../platform/http/languages.js';
import { STATUSES_NOW } from '../../analytics/evaluation-counts.js';
import { latestResultOf } from '../../mail/queue/mail-states.js';
import type { EvaluationListParams, EvaluationResponse } from '../evaluations.dto.js';
import { isLive } from '../live-evaluations.query.js';
import { conditions, hasText } from './filters.js';
import { type ListShape, SUMMARY_SHAPE, WHOLE_SHAPE } from './list-json.js';
import { type Order, orderOf, SORTED_BY_STATUS, SORTING } from './sorting.js';

export interface ListPage {
  /** The rows as a JSON array. */
  json: string;
  total: number;
  isCapped: boolean;
}

/** Totals of searches are counted up to here. */
const TOTAL_CAP = 1000;
const COMMON_LIMITS = [25, 50, 100];
/** A statement that reads no further than this has one plan for every page. */
const NEAR = 1500;

/**
 * The list of evaluations. Rows come with the state of their mails and the total, and are written as JSON straight from
 * what the database says.
 */
@Injectable()
export class ListQuery {
  constructor(private readonly database: Database) {}

  async page(questionnaireId: number, query: EvaluationListParams, language: Language): Promise<ListPage> {
    const { limit = 50, offset = 0, sort = '-createdAt' } = query;
    const wanted = { questionnaireId, query, limit, offset, order: orderOf(sort) };
    const shape = query.fields === 'summary' ? SUMMARY_SHAPE : WHOLE_SHAPE;
    if (hasText(query)) return this.search(wanted, shape, language);
    if (offset + limit > NEAR) return this.farPage(wanted, shape, language);
    const rows = await this.rows(wanted, shape);
    const isEmpty = rows[0]?.[1] == null;
    return {
      json: shape.write(isEmpty ? [] : rows, 1, language),
      total: Number(rows[0]?.[0] ?? 0),
      isCapped: false,
    };
  }

  /** One whole evaluation, in the caller's language. Throws NotFound. */
  async whole(id: string): Promise<EvaluationResponse> {
    const rows = await this.database.textRows(
      'whole evaluation',
      `SELECT ${WHOLE_SHAPE.columns} FROM evaluation AS e LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true
        WHERE e.id = $1 AND ${isLive('e.')}`,
      [id],
    );
    if (rows.length === 0) throw new NotFound();
    return (JSON.parse(WHOLE_SHAPE.write(rows, 0, caller().language)) as [EvaluationResponse])[0];
  }

  /** Without a text filter: rows and total at once. The first column is the total. */
  private async rows({ questionnaireId, query, limit, offset, order }: Wanted, shape: ListShape) {
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const rows =
      offset === 0
        ? `(SELECT * FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${limit}) AS e`
        : `(evaluation AS e JOIN (${later(order, where, limit, `$${parameters.push(offset)}`)}) AS page ON page.id = e.id)`;
    // Always one row at least, so that the total is known beyond the last page, too.
    const sql = `SELECT counted.total, ${shape.columns} FROM (${totalOf(query)}) AS counted
      LEFT JOIN ${rows} ON true LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ${ordered(order, 'e.')}`;
    return this.database.textRows(nameOf(query, limit, offset > 0 ? 'later' : 'first'), sql, parameters);
  }

  /** Counted from the nearer end: no page skips more than half of the rows, in an index that has all that is looked at. */
  private async farPage(wanted: Wanted, shape: ListShape, language: Language): Promise<ListPage> {
    const { questionnaireId, query, limit, offset, order } = wanted;
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
    const rows = await this.byIds(isFromEnd ? found.toReversed() : found, shape, query);
    return { json: shape.write(rows, 0, language), total, isCapped: false };
  }

  /**
   * A few hits are looked up once, counted and put in order; of many only the page is looked for, in the order itself:
   * an exact total of a broad search would cost a read of the whole table.
   */
  private async search(wanted: Wanted, shape: ListShape, language: Language): Promise<ListPage> {
    const { questionnaireId, query, limit, offset, order } = wanted;
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const key = SORTING[order.sort].key('');
    const hits = await this.database.textRows(
      '',
      `SELECT id FROM (SELECT id, ${key} AS key FROM evaluation WHERE ${where} LIMIT ${TOTAL_CAP + 1}) AS hit ORDER BY ${byKey(order)}`,
      parameters,
    );
    const isCapped = hits.length > TOTAL_CAP;
    const page = isCapped
      ? await this.ids(where, parameters, wanted)
      : hits.slice(offset, offset + limit).flat();
    const rows = await this.byIds(page, shape, query);
    return { json: shape.write(rows, 0, language), total: isCapped ? TOTAL_CAP : hits.length, isCapped };
  }

  private async ids(where: string, parameters: unknown[], { order, limit, offset }: Slice): Promise<Ids> {
    if (limit <= 0) return [];
    const rows = await this.database.textRows(
      '',
      `SELECT id FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${limit} OFFSET ${offset}`,
      parameters,
    );
    return rows.flat();
  }

  private async byIds(ids: Ids, shape: ListShape, { fields }: EvaluationListParams) {
    if (ids.length === 0) return [];
    return this.database.textRows(
      `list by ids ${fields ?? 'whole'}`,
      `SELECT ${shape.columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN evaluation AS e ON e.id = wanted.id
         LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ORDER BY wanted.place`,
      [ids],
    );
  }
}

type Ids = (string | null)[];

/** Which rows of a sorted list. */
interface Slice {
  order: Order;
  limit: number;
  offset: number;
}

interface Wanted extends Slice {
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
