import { Inject, Injectable } from '@nestjs/common';
import { AppError, fromStored, toStored } from '../../../platform/errors/app-error.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { LeaseLost, RetryLater, type ItemHandler, type Work } from '../../../platform/jobs/work.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { MailDeliveryService, type ReadyMail } from '../delivery/mail-delivery.service.js';
import { MailLookUpService } from './mail-look-up.service.js';
import type { Mail } from './mail.entity.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { DeliveryError } from '../delivery/transports/delivery-error.js';
import { DAY_MS } from '../../../platform/time/time.js';

const CODE_LIFE_MS = 10 * 60_000;
const GIVE_UP_MS = DAY_MS;
/** While nobody lets us in, mails are tried once a minute rather than one after the other. */
const SETTINGS_PAUSE_MS = 60_000;
const CONCURRENCY = 5;

@Injectable()
export class MailWorker {
  constructor(
    queues: QueueWorker,
    private readonly mails: MailService,
    private readonly delivery: MailDeliveryService,
    lookUp: MailLookUpService,
    @Inject(LOGGER) private readonly logger: Logger,
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
      'look-up': { run: (work) => lookUp.run(work) },
    });
  }

  private async send(work: Work<object, null>): Promise<void> {
    const mail = await this.mails.one(work.ref!);
    if (!mail || mail.state === 'accepted' || mail.state === 'saved') return work.finish();
    if (mail.state === 'sending') throw new AppError('mail_uncertain', 502);
    if (mail.state !== 'queued')
      throw mail.error ? fromStored(mail.error) : new AppError('mail_expired', 502);
    if (isPastItsTime(mail)) throw new AppError('mail_expired', 502);
    const ready = await this.delivery.prepare(mail);
    // Stopped, or sent to another address, while it was being written: the next look shows which.
    if (!(await this.delivery.claim(ready)))
      throw new RetryLater(1000, new AppError('mail_server_away', 503), 0, true);
    const messageId = await this.handOver(work, ready);
    try {
      await work.finish(async () => {
        await this.delivery.left(ready, messageId);
        return null;
      });
    } catch (error) {
      // The job was cancelled, or another worker took us for dead: the mail is out all the same, and the row must say so.
      if (error instanceof LeaseLost) {
        await this.delivery.left(ready, messageId);
        throw error;
      }
      // The other side has it, and our rows do not say so: whatever went wrong here, it has not failed.
      throw new AppError('mail_uncertain', 502, {}, { cause: error });
    }
  }

  private async handOver(work: Work<object, null>, ready: ReadyMail): Promise<string> {
    try {
      return await this.delivery.handOver(ready);
    } catch (error) {
      if (!(error instanceof DeliveryError)) {
        // Nobody knows how far it came.
        this.logger.error(
          { mail: ready.mail.id, err: error },
          'Handing a mail over failed in an unforeseen way',
        );
        throw await this.end(ready.mail, new AppError('mail_uncertain', 502, {}, { cause: error }));
      }
      const failure = error.asAppError();
      if (error.kind === 'uncertain') throw await this.end(ready.mail, failure);
      if (error.kind === 'refused') {
        if (error.isUnknownAddress) await this.delivery.bouncedAtOnce(ready.mail);
        throw await this.end(ready.mail, failure);
      }
      await this.mails.putBack(ready.mail.id, toStored(failure));
      const { delayMs, pauseMs } = waitAfter(error, work.attempt);
      throw new RetryLater(delayMs, failure, pauseMs);
    }
  }

  /** Written down at once: a job that was cancelled meanwhile has nobody left to give the mail up. */
  private async end(mail: Mail, failure: AppError): Promise<AppError> {
    await this.mails.giveUp(mail.id, toStored(failure));
    return failure;
  }
}

const isPastItsTime = ({ kind, createdAt }: Mail): boolean =>
  Date.now() - createdAt.getTime() > (kind === 'code' ? CODE_LIFE_MS : GIVE_UP_MS);

/** How long this mail waits, and for how long all others do: what is wrong with the settings holds for each of them. */
function waitAfter({ kind, waitMs }: DeliveryError, attempt: number): { delayMs: number; pauseMs: number } {
  const backoffMs = retryDelayMs(attempt);
  if (kind === 'busy') {
    const asked = waitMs ?? backoffMs;
    return { delayMs: asked, pauseMs: asked };
  }
  if (kind === 'config')
    return { delayMs: Math.max(backoffMs, SETTINGS_PAUSE_MS), pauseMs: SETTINGS_PAUSE_MS };
  return { delayMs: backoffMs, pauseMs: 0 };
}

/** Greylisting and restarts take minutes: 15 s, 30 s, 1 min … at most 15 min between tries. */
const retryDelayMs = (attempt: number) => Math.min(15 * 60_000, 15_000 * 2 ** Math.min(10, attempt - 1));
