import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { RetryLater, type Work } from '../../../platform/jobs/work.js';
import { MailDeliveryService } from '../delivery/mail-delivery.service.js';
import { MailService } from './mail.service.js';
import { MailTransportsService } from '../delivery/transports/mail-transports.service.js';

/** Asks the mail service whether it took a letter whose handing over had an unclear end (rules: mails). */
@Injectable()
export class MailLookUpService {
  constructor(
    private readonly mails: MailService,
    private readonly delivery: MailDeliveryService,
    private readonly transports: MailTransportsService,
  ) {}

  /** Found: the mail counts as accepted, with all that follows. Never found, or without an answer: it stays uncertain. */
  async run(work: Work<object, null>): Promise<void> {
    const mail = await this.mails.one(work.ref!);
    const messageId = mail?.messageId;
    if (mail?.state !== 'uncertain' || !messageId) return work.skip();
    const transport = await this.transports.current();
    if (transport.name !== mail.transport) return work.skip();
    const found = await this.ask(() => transport.find?.(messageId), work.attempt);
    if (found === 'accepted')
      return work.finish(async () => {
        await this.delivery.accepted(mail, { messageId });
        return null;
      });
    if (found === 'unknown' && !work.lastAttempt)
      throw new RetryLater(pauseMs(work.attempt), new AppError('mail_uncertain', 502));
    await work.skip();
  }

  private async ask<T>(find: () => Promise<T> | undefined, attempt: number): Promise<T | undefined> {
    try {
      return await find();
    } catch (error) {
      throw new RetryLater(pauseMs(attempt), error);
    }
  }
}

/** Half a minute, one, two, four …: an answer that has not come in a quarter of an hour does not come. */
const pauseMs = (attempt: number) => 30_000 * 2 ** Math.min(4, attempt - 1);
