import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { ResponsesArrived } from '../../evaluations/evaluations.events.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { generationQueue } from '../generation.jobs.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';

/** Has the drafts of new responses written, so that an admin finds them ready (rules: automatic generation). */
@Injectable()
export class AutomaticGenerationService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly settings: SettingsService,
    private readonly jobs: JobsService,
    events: Events,
  ) {
    events.on(ResponsesArrived, (arrived) => this.start(arrived));
  }

  /** One job for all that have come in at once, queued with them; those whose address is not confirmed wait until it is. */
  private async start({ questionnaireId, which }: ResponsesArrived): Promise<void> {
    const { auto_generate } = await this.settings.read('auto_generate');
    if (auto_generate !== 'true') return;
    const { isActive } = await this.questionnaires.one(questionnaireId);
    if (!isActive) return;
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM evaluation WHERE questionnaire_id = $1 AND status = 'pending' AND (created_at >= $2 OR id = ANY($3::uuid[]))
          AND address_check <> 'awaited' AND generated_texts IS NULL AND ${isLive()} ORDER BY created_at, id`,
      'since' in which ? [questionnaireId, which.since, null] : [questionnaireId, null, which.evaluationIds],
    );
    if (rows.length === 0) return;
    const refs = rows.map(({ id }) => id);
    await this.jobs.start(generationQueue, 'generate-new', { payload: {}, questionnaireId, refs });
  }
}
