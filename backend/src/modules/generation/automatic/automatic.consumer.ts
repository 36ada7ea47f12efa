import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { newCaller, runAs } from '../../../platform/http/caller.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import {
  type EventConsumer,
  evaluationIdsOf,
  groupsOf,
  type OutboxEvent,
} from '../../responses/outbox/outbox.events.js';
import { SettingsService } from '../../settings/settings.service.js';
import { generationQueue } from '../generation.jobs.js';

/** Has the drafts of new responses written, so that an admin finds them ready (rules: automatic generation). */
@Injectable()
export class AutomaticGenerationConsumer implements EventConsumer {
  readonly kinds = [
    'evaluation.created',
    'evaluation.replaced',
    'evaluation.confirmed',
    'responses.imported',
  ] as const;

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly jobs: JobsService,
  ) {}

  /** One job for all that one admin, or nobody here, has brought to a questionnaire. */
  async take(events: readonly OutboxEvent[]): Promise<void> {
    const { auto_generate } = await this.settings.read('auto_generate');
    if (auto_generate !== 'true') return;
    for (const group of groupsOf(events)) await this.start(group);
  }

  /**
   * What an import brings is written about when it has ended, as one job; those whose address is not confirmed wait until it
   * is. The job belongs to the admin who imported them.
   */
  private async start(events: readonly OutboxEvent[]): Promise<void> {
    const { questionnaireId, facts } = events[0]!;
    const since = events.flatMap((event) => event.facts.since ?? []).toSorted()[0] ?? null;
    const rows = await this.database.query<{ id: string }>(
      `SELECT e.id FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.is_active AND q.deleted_at IS NULL
        WHERE e.questionnaire_id = $1 AND e.status = 'pending' AND e.address_check <> 'awaited' AND e.generated_texts IS NULL
          AND CASE WHEN e.response_origin = 'import' THEN e.created_at >= $2 ELSE e.id = ANY($3::uuid[]) END AND ${isLive('e.')}
        ORDER BY e.created_at, e.id`,
      [questionnaireId, since, evaluationIdsOf(events)],
    );
    if (rows.length === 0) return;
    const refs = rows.map(({ id }) => id);
    await runAs(newCaller(facts.by), () =>
      this.jobs.start(generationQueue, 'generate-new', { payload: {}, questionnaireId, refs }),
    );
  }
}
