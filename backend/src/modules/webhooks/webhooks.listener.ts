import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { EvaluationsForgotten } from '../evaluations/evaluations.events.js';

/** What webhooks and cards were told of an evaluation, its link and second among it, goes when that is removed or emptied (rules: webhooks). */
@Injectable()
export class WebhooksListener {
  constructor(events: Events, database: Database) {
    events.on(EvaluationsForgotten, async ({ evaluationIds }) => {
      await database.query(`DELETE FROM webhook_delivery WHERE evaluation_id = ANY($1::uuid[])`, [
        evaluationIds,
      ]);
    });
  }
}
