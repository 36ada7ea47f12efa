import { Injectable } from '@nestjs/common';
import { AppError, toStored } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events/events.js';
import { ItemsCancelled } from '../../platform/jobs/jobs.events.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';

/** A mail whose job was cancelled before its turn will not go out, and says so. */
@Injectable()
export class MailListener {
  constructor(events: Events, mails: MailService) {
    events.on(ItemsCancelled, async ({ queue, refs }) => {
      if (queue !== mailQueue.name) return;
      for (const mailId of refs) await mails.giveUp(mailId, toStored(new AppError('job_cancelled', 409)));
    });
  }
}
