import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { ProductsChanged } from '../../questionnaires/questionnaires.events.js';
import { type Recommended, recommenderOf } from '../scoring/recommended.js';
import type { SectionScore } from '../scoring/scoring.types.js';

const EVERY_MS = 10_000;
const BATCH = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What tells what an evaluation recommends, and what is stored of it. */
export interface Scored {
  id: string;
  maxScore: number;
  sectionScores: SectionScore[];
  recommended: Recommended;
}

/**
 * After a change of the products that questions name, evaluations are looked through for what they recommend now, sent
 * ones too: it shows in the analytics alone. A row says how far that has come (rules: counts).
 */
@Injectable()
export class ProductRecountService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    schedule: Schedule,
    events: Events,
  ) {
    events.on(ProductsChanged, ({ questionnaireId }) => this.start(questionnaireId));
    schedule.every('recount-products', EVERY_MS, (signal) => this.runDue(signal));
  }

  /** In the transaction of the change. One that is under way begins anew. */
  async start(questionnaireId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO product_recount (questionnaire_id) VALUES ($1) ON CONFLICT (questionnaire_id) DO UPDATE SET after_id = '${FIRST}'`,
      [questionnaireId],
    );
  }

  async runDue(signal: AbortSignal): Promise<Record<string, number>> {
    const due = await this.database.query<{ id: number }>(
      `SELECT questionnaire_id AS id FROM product_recount ORDER BY 1`,
    );
    let looked = 0;
    for (const { id } of due) looked += await this.lookThrough(id, signal);
    return looked > 0 ? { looked } : {};
  }

  /** A questionnaire that somebody else holds for long does not keep the others waiting: the next run goes on with it. */
  private async lookThrough(questionnaireId: number, signal: AbortSignal): Promise<number> {
    try {
      await this.briefly(() => this.configuration.nameProducts(questionnaireId));
      return await inBatches(BATCH, signal, (size) => this.batch(questionnaireId, size));
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      return 0;
    }
  }

  /** In a transaction that does not wait long for rows: whoever else waits for them goes first. */
  private briefly<T>(work: () => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.query(`SET LOCAL lock_timeout = '500ms'`);
      return work();
    });
  }

  /** While the configuration holds still, so whoever scores meanwhile goes by the same products. */
  private batch(questionnaireId: number, size: number): Promise<number> {
    return this.briefly(async () => {
      await this.configuration.lockForShare(questionnaireId);
      const rows = await this.database.query<Scored>(NEXT, [questionnaireId, size]);
      const recommends = recommenderOf(await this.configuration.read(questionnaireId));
      const changed = rows
        .map((row) => ({ row, recommended: recommends(row) }))
        .filter(({ row, recommended }) => !isDeepStrictEqual(row.recommended, recommended))
        .map(({ row: { id }, recommended }) => ({ id, recommended }));
      if (changed.length > 0) await this.database.query(STORE, [JSON.stringify(changed)]);
      await this.noteProgress(questionnaireId, rows.length < size ? null : rows.at(-1)!.id);
      return rows.length;
    });
  }

  private async noteProgress(questionnaireId: number, last: string | null): Promise<void> {
    if (last === null)
      await this.database.query('DELETE FROM product_recount WHERE questionnaire_id = $1', [questionnaireId]);
    else
      await this.database.query('UPDATE product_recount SET after_id = $2 WHERE questionnaire_id = $1', [
        questionnaireId,
        last,
      ]);
  }
}

const NEXT = `
  SELECT e.id, e.max_score AS "maxScore", e.section_scores AS "sectionScores", e.recommended
    FROM product_recount r JOIN evaluation e ON e.questionnaire_id = r.questionnaire_id AND e.id > r.after_id
   WHERE r.questionnaire_id = $1 ORDER BY e.id LIMIT $2 FOR NO KEY UPDATE`;

const STORE = `
  UPDATE evaluation e SET recommended = f.recommended
    FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, recommended jsonb) WHERE e.id = f.id`;
