import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Difference } from '../../analytics/check/counts-check.service.js';
import { COUNTED_COLUMNS, type Counted } from './counted-facts.js';
import { RecountService } from './recount.service.js';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Proves the columns of evaluations that are kept for counting alone: what they recommend, how their answers were
 * understood, and when an offer was first asked for (rules: checking the counts).
 */
@Injectable()
export class CountedColumnsService {
  constructor(
    private readonly database: Database,
    private readonly recount: RecountService,
  ) {}

  async check(questionnaireId: number, repair: boolean): Promise<Difference[]> {
    const facts = await this.facts(questionnaireId);
    if (repair && facts.length > 0) {
      await this.recount.start(questionnaireId);
      await this.recount.runDue(new AbortController().signal);
    }
    const offers = await this.database.query<Difference>(offersCheck(repair), [questionnaireId]);
    return [...facts, ...offers];
  }

  private async facts(questionnaireId: number): Promise<Difference[]> {
    const factsOf = await this.recount.factsOf(questionnaireId);
    const found: Difference[] = [];
    let rows: Counted[] = [];
    do {
      rows = await this.database.query<Counted>(NEXT, [questionnaireId, rows.at(-1)?.id ?? FIRST, BATCH]);
      for (const row of rows) {
        const expected = factsOf(row);
        for (const [column, name] of COLUMNS) {
          if (isDeepStrictEqual(row[name], expected[name])) continue;
          found.push({
            table: `evaluation.${column}`,
            questionnaireId,
            what: row.id,
            kept: JSON.stringify(row[name]),
            expected: JSON.stringify(expected[name]),
          });
        }
      }
    } while (rows.length === BATCH);
    return found;
  }
}

const COLUMNS = [
  ['recommended', 'recommended'],
  ['chosen_options', 'chosenOptions'],
  ['unknown_answers', 'unknownAnswers'],
] as const;

const NEXT = `
  SELECT e.id, ${COUNTED_COLUMNS} FROM evaluation e
   WHERE e.questionnaire_id = $1 AND e.id > $2 ORDER BY e.id LIMIT $3`;

const offersCheck = (repair: boolean) => `
  WITH difference AS MATERIALIZED (
         SELECT e.id, e.offered_at, o.first FROM evaluation e
           LEFT JOIN (SELECT evaluation_id, min(created_at) AS first FROM offer_request WHERE questionnaire_id = $1 GROUP BY 1) AS o
             ON o.evaluation_id = e.id
          WHERE e.questionnaire_id = $1 AND e.offered_at IS DISTINCT FROM o.first)
  ${repair ? ', repaired AS (UPDATE evaluation e SET offered_at = d.first FROM difference d WHERE d.id = e.id)' : ''}
  SELECT 'evaluation.offered_at' AS "table", $1::int AS "questionnaireId", id::text AS what,
         coalesce(offered_at::text, 'none') AS kept, coalesce(first::text, 'none') AS expected FROM difference ORDER BY id`;
