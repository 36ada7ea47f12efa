import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../../platform/database/database.js';
import { Int } from '../../../platform/http/fields.js';
import { latestResultOf } from '../../mail/queue/mail-states.js';

/** How many of the newest result mails of selected evaluations are in which state. */
export class MailCountsResponse {
  @Int({ about: 'A mail service has taken them.' }) accepted: number;
  @Int({ about: 'They wait in the queue, or for a mail service that does not take them now.' })
  waiting: number;
  @Int({ about: 'Saved in the outbox, and not sent: there is no mail service.' }) saved: number;
  @Int({ about: 'Refused, given up, bounced or complained of.' }) failed: number;
  @Int({ about: 'Nobody knows whether they went out.' }) uncertain: number;
}

/** Mails leave moments after they are queued; a mail service that is away is not waited for. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 200;

/** What became of the mails of a bulk send (rules: bulk send). */
@Injectable()
export class MailCountsService {
  constructor(private readonly database: Database) {}

  /** Of the evaluations that a job for sending has queued a mail for; zeros for any other job. */
  async ofJob(jobId: string): Promise<MailCountsResponse> {
    const [counts] = await this.database.query<MailCountsResponse>(
      `SELECT count(*) FILTER (WHERE m.outcome = 'accepted')::int AS accepted, count(*) FILTER (WHERE m.outcome = 'waiting')::int AS waiting,
              count(*) FILTER (WHERE m.outcome = 'saved')::int AS saved, count(*) FILTER (WHERE m.outcome = 'failed')::int AS failed,
              count(*) FILTER (WHERE m.outcome = 'uncertain')::int AS uncertain
         FROM job j JOIN job_item i ON i.job_id = j.id AND i.state = 'done'
         CROSS JOIN LATERAL (
           SELECT CASE WHEN delivery IN ('bounced', 'complained') OR (state = 'failed' AND delivery IS NULL) THEN 'failed'
                       WHEN delivery IS NOT NULL THEN 'accepted'
                       WHEN state IN ('queued', 'sending') THEN 'waiting' ELSE state END AS outcome
             FROM (${latestResultOf("CASE WHEN j.kind = 'send-selected' THEN i.ref::uuid END")}) AS latest) m
        WHERE j.id = $1`,
      [jobId],
    );
    return counts!;
  }

  /** The same once no mail waits any more, or after ten seconds. */
  async settled(jobId: string): Promise<MailCountsResponse> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const counts = await this.ofJob(jobId);
      if (counts.waiting === 0 || Date.now() >= until) return counts;
      await sleep(LOOK_EVERY_MS);
    }
  }
}
