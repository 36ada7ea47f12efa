import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppError, toStored } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import { ItemsCancelled } from '../../../platform/jobs/jobs.events.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';

const EVERY_MS = 60_000;
/** Longer than handing a letter over takes: a worker that still does so stores the outcome itself. */
const STILL_MINUTES = 5;
const BATCH = 500;

/** Ends mails that nobody has in hand any more, as their worker died with a job that was cancelled (rules: mails). */
@Injectable()
export class MailSweepService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    schedule: Schedule,
    events: Events,
  ) {
    schedule.every('sweep-mails', EVERY_MS, (signal) => this.sweep(signal));
    events.on(ItemsCancelled, (cancelled) => this.stop(cancelled));
  }

  /** A mail whose job item was cancelled will not go out: it ends as failed. */
  private async stop({ queue, refs }: ItemsCancelled): Promise<void> {
    if (queue !== mailQueue.name) return;
    for (const id of refs) await this.mails.giveUp(id, toStored(new AppError('job_cancelled', 409)));
  }

  /** What was being handed over is uncertain, what was not has failed; neither is sent by itself. */
  async sweep(signal: AbortSignal): Promise<Record<string, number>> {
    const ended = await inBatches(BATCH, signal, async (size) => {
      const left = await this.database.query<{ id: string; state: 'queued' | 'sending' }>(LEFT, [size]);
      for (const { id, state } of left) {
        const reason =
          state === 'sending' ? new AppError('mail_uncertain', 502) : new AppError('job_cancelled', 409);
        await this.mails.giveUp(id, toStored(reason));
      }
      return left.length;
    });
    return { ended };
  }
}

const LEFT = `
  SELECT m.id, m.state FROM mail m
   WHERE m.state IN ('queued', 'sending') AND m.changed_at < now() - interval '${STILL_MINUTES} minutes'
     AND NOT EXISTS (SELECT 1 FROM job_item i JOIN job j ON j.id = i.job_id AND j.state IN ('queued', 'running')
                      WHERE i.queue = '${mailQueue.name}' AND i.state IN ('queued', 'running') AND i.ref = m.id::text)
   ORDER BY m.changed_at LIMIT $1`;
