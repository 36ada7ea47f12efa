import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../../platform/time/time.js';
import { COUNT_TABLES } from '../../analytics/evaluation-counts.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import { HAS_LIVE_COPY } from '../../evaluations/live-evaluations.query.js';
import { TRASH_DAYS } from '../../questionnaires/trash/deletions.service.js';
import { type Gone, RelatedRecordsService } from './related-records.service.js';

const BATCH = 500;

/** Removes for good what was hidden for 30 days: evaluations and whole questionnaires (rules: deleting). */
@Injectable()
export class PurgeService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly uiTexts: UiTextsService,
    private readonly related: RelatedRecordsService,
    private readonly audit: Audit,
    schedule: Schedule,
  ) {
    schedule.every('purge-hidden', HOUR_MS, (signal) => this.purgeHidden(signal));
  }

  /** Bounded batches, each a transaction of its own; what is left is taken up by the next run. */
  async purgeHidden(signal: AbortSignal): Promise<{ evaluations: number; questionnaires: number }> {
    const gone = { evaluations: await this.purgeWhere(signal, HIDDEN, [TRASH_DAYS]), questionnaires: 0 };
    for (const id of await this.questionnaires.hiddenFor(TRASH_DAYS)) {
      gone.evaluations += await this.purgeWhere(signal, OF_HIDDEN_QUESTIONNAIRE, [id]);
      if (signal.aborted) break;
      if (await this.purgeQuestionnaire(id)) gone.questionnaires += 1;
    }
    return gone;
  }

  private purgeWhere(signal: AbortSignal, condition: string, parameters: unknown[]): Promise<number> {
    return inBatches(BATCH, signal, (size) =>
      this.database.transaction(async () => {
        const rows = await this.database.query<Gone & { hasLiveCopy: boolean }>(
          `DELETE FROM evaluation h WHERE id IN (SELECT id FROM evaluation WHERE ${condition} LIMIT $1 FOR UPDATE)
           RETURNING id, questionnaire_id, source_key, ${HAS_LIVE_COPY} AS has_live_copy`,
          [size, ...parameters],
        );
        await this.related.rememberErased(rows.filter(({ hasLiveCopy }) => !hasLiveCopy));
        await this.related.remove(rows.map(({ id }) => id));
        if (rows.length > 0)
          await this.audit.record({ action: 'evaluations.purge', details: { count: rows.length } });
        return rows.length;
      }),
    );
  }

  /** The questionnaire, when its evaluations are gone, and what was stored of them. */
  private purgeQuestionnaire(id: number): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.questionnaires.removeForGood(id))) return false;
      for (const table of ['erased_source', ...COUNT_TABLES])
        await this.database.query(`DELETE FROM ${table} WHERE questionnaire_id = $1`, [id]);
      await this.uiTexts.removeOf(id);
      return true;
    });
  }
}

const HIDDEN = `deleted_at < now() - make_interval(days => $2)`;
/** Asks again in every batch, in case it was brought back. */
const OF_HIDDEN_QUESTIONNAIRE = `questionnaire_id IN (SELECT id FROM questionnaire WHERE id = $2 AND deleted_at IS NOT NULL)`;
