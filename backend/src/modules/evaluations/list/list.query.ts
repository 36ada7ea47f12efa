import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import { latestResultOf } from '../../mail/latest-result.query.js';
import type { EvaluationListQuery } from '../evaluations.dto.js';
import { conditions, hasText } from './filters.js';
import { type ListShape, SUMMARY_SHAPE, WHOLE_SHAPE } from './list-json.js';
import { type PageStart, PageStarts } from './page-starts.query.js';
import { isAnchored, type Order, orderOf, SORTED_BY_STATUS, SORTING } from './sorting.js';

export interface ListPage {
  /** The rows as a JSON array. */
  json: string;
  total: number;
  isCapped: boolean;
}

/** Totals of searches are counted up to here. */
const TOTAL_CAP = 1000;
const COMMON_LIMITS = [25, 50, 100];
/** Skipping so many rows costs less than finding an anchor. */
const SHORT_WAY = 1000;

/**
 * The list of evaluations: one statement gives rows, the state of their mails and the total, and the rows leave the
 * database in the spelling of the answer.
 */
@Injectable()
export class ListQuery {
  constructor(
    private readonly database: Database,
    private readonly starts: PageStarts,
  ) {}

  async page(questionnaireId: number, query: EvaluationListQuery, language: Language): Promise<ListPage> {
    const { limit = 50, offset = 0, sort = '-createdAt', status } = query;
    const order = orderOf(sort);
    const isFar = offset >= SHORT_WAY && !hasText(query) && isAnchored(order, status);
    const start = isFar ? await this.starts.find(questionnaireId, order, status, offset) : null;
    const shape = query.fields === 'summary' ? SUMMARY_SHAPE : WHOLE_SHAPE;
    const parameters: unknown[] = [questionnaireId];
    const sql = statement({ query, order, start, shape, limit, offset }, parameters);
    const rows = await this.database.textRows(nameOf(query, limit, offset), sql, parameters);
    const total = Number(rows[0]?.[0] ?? 0);
    const found = rows[0]?.[1] == null ? [] : rows;
    return { json: shape.write(found, 1, language), total: Math.min(total, capOf(query)), isCapped: total > capOf(query) }; // prettier-ignore
  }
}

const capOf = (query: EvaluationListQuery) => (hasText(query) ? TOTAL_CAP : Infinity);

interface Wanted {
  query: EvaluationListQuery;
  order: Order;
  start: PageStart | null;
  shape: ListShape;
  limit: number;
  offset: number;
}

/** Always at least one row, so that the total is known beyond the last page, too. */
function statement(wanted: Wanted, parameters: unknown[]): string {
  const { order, shape, query } = wanted;
  const direction = order.descending ? 'DESC' : 'ASC';
  const ordered = (prefix: string) =>
    `ORDER BY ${SORTING[order.sort].key(prefix)} ${direction}, ${prefix}id ${direction}`;
  const where = conditions(query, parameters);
  return `SELECT counted.total, ${shape.columns}
    FROM (SELECT ${total(query, where)} AS total) AS counted
    LEFT JOIN ${rowsOf(wanted, where, ordered(''), parameters)} ON true
    LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true
    ${ordered('e.')}`;
}

/** Skipped rows are only counted, in the index; what is shown is read afterwards. */
function rowsOf(wanted: Wanted, where: string, order: string, parameters: unknown[]): string {
  const { start, limit, offset } = wanted;
  if (offset === 0) return `(SELECT * FROM evaluation WHERE ${where} ${order} LIMIT ${limit}) AS e`;
  const place = (value: unknown) => `$${parameters.push(value)}`;
  const from = start ? ` AND ${start.condition(place)}` : '';
  const ids = `SELECT id FROM evaluation WHERE ${where}${from} ${order} LIMIT ${limit} OFFSET ${place(start?.skip ?? offset)}`;
  return `(evaluation AS e JOIN (${ids}) AS page ON page.id = e.id)`;
}

/**
 * Without a text filter the kept counts know the total; a search is counted up to 1,000, as an exact total of a broad
 * search would cost a read of the whole table.
 */
function total(query: EvaluationListQuery, where: string): string {
  if (hasText(query))
    return `(SELECT count(*) FROM (SELECT 1 FROM evaluation WHERE ${where} LIMIT ${TOTAL_CAP + 1}) AS found)`;
  return `(SELECT coalesce(sum(n), 0) FROM status_count WHERE questionnaire_id = $1${query.status ? ' AND status = $2' : ''})`;
}

/**
 * Statements whose best plan does not depend on their values are planned once. Searches, far pages and filters that no
 * index has in this order are planned for what is asked.
 */
function nameOf(query: EvaluationListQuery, limit: number, offset: number): string {
  const { sort = '-createdAt', status, fields = 'whole' } = query;
  const isCommon = !hasText(query) && offset === 0 && COMMON_LIMITS.includes(limit);
  const isIndexed = !status || SORTED_BY_STATUS.includes(orderOf(sort).sort);
  return isCommon && isIndexed ? `list ${sort} ${status ? 'status' : 'all'} ${limit} ${fields}` : '';
}
