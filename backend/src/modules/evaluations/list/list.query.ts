import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import { latestResultOf } from '../../mail/latest-result.query.js';
import type { EvaluationListQuery } from '../evaluations.dto.js';
import { conditions, hasText } from './filters.js';
import { type ListShape, SUMMARY_SHAPE, WHOLE_SHAPE } from './list-json.js';
import { PageStarts } from './page-starts.query.js';
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
/** A statement that reads no further than this has one plan for every page. */
const NEAR = 1500;

/**
 * The list of evaluations. Rows come with the state of their mails and the total, and are written as JSON straight from
 * what the database says.
 */
@Injectable()
export class ListQuery {
  constructor(
    private readonly database: Database,
    private readonly starts: PageStarts,
  ) {}

  async page(questionnaireId: number, query: EvaluationListQuery, language: Language): Promise<ListPage> {
    const { limit = 50, offset = 0, sort = '-createdAt' } = query;
    const wanted = { questionnaireId, query, limit, offset, order: orderOf(sort) };
    const shape = query.fields === 'summary' ? SUMMARY_SHAPE : WHOLE_SHAPE;
    if (hasText(query)) return this.search(wanted, shape, language);
    const rows = await this.rows(wanted, shape);
    const isEmpty = rows[0]?.[1] == null;
    return {
      json: shape.write(isEmpty ? [] : rows, 1, language),
      total: Number(rows[0]?.[0] ?? 0),
      isCapped: false,
    };
  }

  /** Without a text filter: rows and total at once. The first column is the total, which the kept counts know. */
  private async rows({ questionnaireId, query, limit, offset, order }: Wanted, shape: ListShape) {
    const { status } = query;
    const isFar = offset >= SHORT_WAY && isAnchored(order, status);
    const start = isFar ? await this.starts.find(questionnaireId, order, status, offset) : null;
    const skip = start?.skip ?? offset;
    const parameters: unknown[] = [questionnaireId];
    const where = conditions(query, parameters);
    const from = start ? ` AND ${start.condition((value) => `$${parameters.push(value)}`)}` : '';
    const rows =
      offset === 0
        ? `(SELECT * FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${limit}) AS e`
        : `(evaluation AS e JOIN (${later(order, where + from, limit, skip, `$${parameters.push(skip)}`)}) AS page ON page.id = e.id)`;
    // Always one row at least, so that the total is known beyond the last page, too.
    const sql = `SELECT counted.total, ${shape.columns}
      FROM (SELECT coalesce(sum(n), 0) AS total FROM status_count WHERE questionnaire_id = $1${status ? ' AND status = $2' : ''}) AS counted
      LEFT JOIN ${rows} ON true LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ${ordered(order, 'e.')}`;
    const place = start ? 'anchored' : offset > 0 ? 'later' : 'first';
    return this.database.textRows(nameOf(query, limit, skip, place), sql, parameters);
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
      ? await this.database.textRows(
          '',
          `SELECT id FROM evaluation WHERE ${where} ${ordered(order)} LIMIT ${limit} OFFSET ${offset}`,
          parameters,
        )
      : hits.slice(offset, offset + limit);
    const rows = page.length === 0 ? [] : await this.byIds(page.flat(), shape, query.fields ?? 'whole');
    return { json: shape.write(rows, 0, language), total: isCapped ? TOTAL_CAP : hits.length, isCapped };
  }

  private byIds(ids: (string | null)[], shape: ListShape, fields: string) {
    return this.database.textRows(
      `list by ids ${fields}`,
      `SELECT ${shape.columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN evaluation AS e ON e.id = wanted.id
         LEFT JOIN LATERAL (${latestResultOf('e.id')}) AS mail ON true ORDER BY wanted.place`,
      [ids],
    );
  }
}

interface Wanted {
  questionnaireId: number;
  query: EvaluationListQuery;
  order: Order;
  limit: number;
  offset: number;
}

const way = ({ descending }: Order) => (descending ? 'DESC' : 'ASC');
const ordered = (order: Order, prefix = '') =>
  `ORDER BY ${SORTING[order.sort].key(prefix)} ${way(order)}, ${prefix}id ${way(order)}`;
const byKey = (order: Order) => `key ${way(order)}, id ${way(order)}`;

/** Ids of a later page: skipped rows are only counted, in the index. A reach that is known keeps the plan the same. */
function later(order: Order, where: string, limit: number, skip: number, place: string): string {
  const reach = skip + limit <= NEAR ? ` LIMIT ${NEAR}` : '';
  const within = `SELECT id, ${SORTING[order.sort].key('')} AS key FROM evaluation WHERE ${where} ${ordered(order)}${reach}`;
  return `SELECT id FROM (${within}) AS within ORDER BY ${byKey(order)} LIMIT ${limit} OFFSET ${place}`;
}

/**
 * Statements whose best plan does not depend on their values are planned once. Pages far from any anchor and filters
 * that no index has in this order are planned for what is asked.
 */
function nameOf(query: EvaluationListQuery, limit: number, skip: number, place: string): string {
  const { sort = '-createdAt', status, fields = 'whole' } = query;
  const isIndexed = !status || SORTED_BY_STATUS.includes(orderOf(sort).sort);
  if (!isIndexed || !COMMON_LIMITS.includes(limit) || skip + limit > NEAR) return '';
  return `list ${sort} ${status ? 'status' : 'all'} ${limit} ${fields} ${place}`;
}
