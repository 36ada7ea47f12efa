import { Injectable } from '@nestjs/common';
import { AppError, toStored } from '../../platform/errors/app-error.js';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { LeaseLost, RetryLater, type ItemHandler, type Work } from '../../platform/jobs/work.js';
import type { Mail } from './mail.entity.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { DeliveryError } from './transports/mail-transport.js';

const CODE_LIFE_MS = 10 * 60_000;
const GIVE_UP_MS = 24 * 3_600_000;
const CONCURRENCY = 5;

@Injectable()
export class MailWorker {
  constructor(
    queues: QueueWorker,
    private readonly mails: MailService,
  ) {
    const handler: ItemHandler<object, null> = {
      run: (work) => this.send(work),
      failed: (work, error) => this.mails.giveUp(work.ref!, error),
    };
    queues.process(mailQueue, CONCURRENCY, {
      'send-code': handler,
      'send-request': handler,
      'send-notice': handler,
      send: handler,
    });
  }

  private async send(work: Work<object, null>): Promise<void> {
    const mail = await this.mails.one(work.ref!);
    if (!mail || mail.state === 'accepted') return work.finish();
    if (mail.state === 'sending') throw new AppError('mail_uncertain', 502);
    const age = Date.now() - mail.createdAt.getTime();
    if (mail.state !== 'queued' || age > (mail.kind === 'code' ? CODE_LIFE_MS : GIVE_UP_MS))
      throw new AppError('mail_expired', 502);
    if (!(await this.mails.claim(mail.id))) return work.finish();
    const sent = await this.handOver(work, mail);
    try {
      await work.finish(async () => {
        await this.mails.accepted(mail, sent);
        return null;
      });
    } catch (error) {
      // The job was cancelled, or another worker took us for dead: the mail is out all the same, and the row must say so.
      if (error instanceof LeaseLost) await this.mails.accepted(mail, sent);
      throw error;
    }
  }

  private async handOver(
    work: Work<object, null>,
    mail: Mail,
  ): Promise<{ subject: string; messageId: string }> {
    try {
      return await this.mails.deliver(mail);
    } catch (error) {
      if (!(error instanceof DeliveryError)) {
        await this.mails.putBack(mail.id, toStored(error));
        throw error;
      }
      if (error.kind === 'uncertain') throw new AppError('mail_uncertain', 502, {}, { cause: error });
      if (error.kind === 'refused')
        throw new AppError('mail_refused', 502, { reason: error.reason }, { cause: error });
      if (error.kind === 'config') throw new AppError('mail_server_settings', 502, {}, { cause: error });
      const away = new AppError('mail_server_away', 503, {}, { cause: error });
      await this.mails.putBack(mail.id, toStored(away));
      throw new RetryLater(retryDelayMs(work.attempt), away);
    }
  }
}

/** Greylisting and restarts take minutes: 15 s, 30 s, 1 min … at most 15 min between tries. */
const retryDelayMs = (attempt: number) => Math.min(15 * 60_000, 15_000 * 2 ** Math.min(10, attempt - 1));
