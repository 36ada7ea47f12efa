import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Difference } from '../../analytics/check/counts-check.service.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { recommenderOf } from '../scoring/recommended.js';
import { ProductRecountService, type Scored } from './product-recount.service.js';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Proves the columns of evaluations that are kept for counting alone: what they recommend, and when an offer was first
 * asked for (rules: checking the counts).
 */
@Injectable()
export class CountedColumnsService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly recount: ProductRecountService,
  ) {}

  async check(questionnaireId: number, repair: boolean): Promise<Difference[]> {
    const recommended = await this.recommended(questionnaireId);
    if (repair && recommended.length > 0) {
      await this.recount.start(questionnaireId);
      await this.recount.runDue(new AbortController().signal);
    }
    const offers = await this.database.query<Difference>(offersCheck(repair), [questionnaireId]);
    return [...recommended, ...offers];
  }

  private async recommended(questionnaireId: number): Promise<Difference[]> {
    const recommends = recommenderOf(await this.configuration.read(questionnaireId));
    const found: Difference[] = [];
    let rows: Scored[] = [];
    do {
      rows = await this.database.query<Scored>(NEXT, [questionnaireId, rows.at(-1)?.id ?? FIRST, BATCH]);
      for (const row of rows) {
        const expected = recommends(row);
        if (isDeepStrictEqual(row.recommended, expected)) continue;
        found.push({
          table: 'evaluation.recommended',
          questionnaireId,
          what: row.id,
          kept: JSON.stringify(row.recommended),
          expected: JSON.stringify(expected),
        });
      }
    } while (rows.length === BATCH);
    return found;
  }
}

const NEXT = `
  SELECT id, max_score AS "maxScore", section_scores AS "sectionScores", recommended FROM evaluation
   WHERE questionnaire_id = $1 AND id > $2 ORDER BY id LIMIT $3`;

const offersCheck = (repair: boolean) => `
  WITH difference AS MATERIALIZED (
         SELECT e.id, e.offered_at, o.first FROM evaluation e
           LEFT JOIN (SELECT evaluation_id, min(created_at) AS first FROM offer_request WHERE questionnaire_id = $1 GROUP BY 1) AS o
             ON o.evaluation_id = e.id
          WHERE e.questionnaire_id = $1 AND e.offered_at IS DISTINCT FROM o.first)
  ${repair ? ', repaired AS (UPDATE evaluation e SET offered_at = d.first FROM difference d WHERE d.id = e.id)' : ''}
  SELECT 'evaluation.offered_at' AS "table", $1::int AS "questionnaireId", id::text AS what,
         coalesce(offered_at::text, 'none') AS kept, coalesce(first::text, 'none') AS expected FROM difference ORDER BY id`;
