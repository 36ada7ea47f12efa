import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { ConfigurationChanged } from '../../questionnaires/questionnaires.events.js';
import { DeletedPartsService } from '../../questionnaires/trash/deleted-parts.service.js';
import { HAS_LIVE_COPY, RESTORABLE } from '../../evaluations/live-evaluations.query.js';
import type { Restored } from './trash.dto.js';

/** What is to be brought back: whole deletions, single evaluations, or every evaluation in the trash. */
export interface ToRestore {
  deletionIds?: string[];
  evaluationIds?: string[];
}

interface Back {
  id: string;
  isBehind: boolean;
}

/** Bringing back what is in the trash (rules: deleting). What is back already stays as it is. */
@Injectable()
export class RestoreService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly parts: DeletedPartsService,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Every evaluation in the trash, but those whose response is there as well. */
  async restoreAll(questionnaireId: number): Promise<number> {
    return this.database.transaction(async () => {
      await this.configuration.lock(questionnaireId);
      return this.takeBack(questionnaireId, 'true', []);
    });
  }

  /** In one transaction; what cannot be brought back is named with the reason, and the rest is. */
  async restore(
    questionnaireId: number,
    { deletionIds = [], evaluationIds = [] }: ToRestore,
  ): Promise<Restored> {
    return this.database.transaction(async () => {
      // Imports wait, so nothing comes in again meanwhile; a second call for the same finds it restored.
      await this.configuration.lock(questionnaireId);
      const ids = [deletionIds, evaluationIds];
      const blocked = await this.database.query<{ name: string }>(
        `SELECT client_name AS name FROM evaluation h WHERE questionnaire_id = $1 AND deleted_at IS NOT NULL AND ${NAMED} AND ${HAS_LIVE_COPY}`,
        [questionnaireId, ...ids],
      );
      const restoredCount = await this.takeBack(questionnaireId, NAMED, ids);
      const { restored, left } = await this.parts.restore(questionnaireId, deletionIds);
      return {
        restoredCount: restoredCount + restored,
        left: [...blocked.map(({ name }) => ({ name, code: 'trash_came_again', params: {} })), ...left],
      };
    });
  }

  private async takeBack(questionnaireId: number, condition: string, parameters: unknown[]): Promise<number> {
    const back = await this.database.query<Back>(
      `UPDATE evaluation e SET deleted_at = NULL, deletion_id = NULL, version = version + 1
         FROM questionnaire q WHERE q.id = $1 AND e.id IN (
                SELECT DISTINCT ON (source_key) id FROM evaluation h WHERE ${RESTORABLE} AND ${condition} ORDER BY source_key, deleted_at DESC)
        RETURNING e.id, e.scored_version < q.config_version AS is_behind`,
      [questionnaireId, ...parameters],
    );
    if (back.length === 0) return 0;
    if (back.some(({ isBehind }) => isBehind)) await this.rescore(questionnaireId);
    await this.audit.record({
      action: 'evaluations.restore',
      target: back.length === 1 ? back[0]!.id : undefined,
      questionnaireId,
      details: { count: back.length },
    });
    return back.length;
  }

  /** Scores of what was in the trash while the questionnaire changed follow now. */
  private async rescore(questionnaireId: number): Promise<void> {
    const [row] = await this.database.query<{ configVersion: number }>(
      `SELECT config_version FROM questionnaire WHERE id = $1`,
      [questionnaireId],
    );
    if (row) await this.events.emit(new ConfigurationChanged(questionnaireId, row.configVersion, true));
  }
}

const NAMED = `(h.deletion_id = ANY($2::uuid[]) OR h.id = ANY($3::uuid[]))`;
