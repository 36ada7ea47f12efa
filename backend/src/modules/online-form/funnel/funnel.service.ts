import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AnalyticsService, type Days } from '../../analytics/analytics.service.js';
import { type FormFunnel, formFunnelOf } from './form-funnel.js';
import { FunnelQuery } from './funnel.query.js';

/** How far visitors of an online form come (rules: funnel of a form). */
@Injectable()
export class FunnelService {
  constructor(
    private readonly database: Database,
    private readonly query: FunnelQuery,
    private readonly analytics: AnalyticsService,
  ) {}

  /** Counts one visitor of this week; to be called outside of a transaction. */
  async visited(questionnaireId: number, source: string): Promise<void> {
    await this.database.prepared('form-visited', VISITED, [questionnaireId, source]);
  }

  /** Over all weeks, or of a period's. */
  async read(questionnaireId: number, days: Days): Promise<FormFunnel> {
    const row = await this.query.read(questionnaireId, this.analytics.periodOf(days));
    return formFunnelOf(row, new Date());
  }
}

/**
 * All visitors of a week count on one row. They would wait for one another's commit to reach the disk, so this one does not wait for it:
 * a database that crashes may forget the visits of its last moments, and nothing else.
 */
const VISITED = `
  WITH hurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO form_funnel_count AS stored (questionnaire_id, week, source, step, section_id, count)
  SELECT q.id, week_of(now()), $2::text, 'visited', 0, 1 FROM questionnaire q, hurried WHERE q.id = $1::int
  ON CONFLICT (questionnaire_id, week, source, step, section_id) DO UPDATE SET count = stored.count + 1`;
