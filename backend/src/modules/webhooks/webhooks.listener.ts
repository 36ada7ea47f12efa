import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { EvaluationsForgotten } from '../evaluations/evaluations.events.js';

/** Deliveries about an evaluation go when that is removed or emptied: its link is among what they hold (rules: webhooks). */
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
