import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database } from '../../platform/database/database.js';
import { AppError, type StoredError, toStored } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events/events.js';
import type { Language } from '../../platform/http/languages.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { latestResultOf } from './latest-result.query.js';
import './mail.errors.js';
import { MailAccepted } from './mail.events.js';
import { Mail } from './mail.entity.js';
import { mailQueue } from './mail.jobs.js';
import { MailWording, type PreviewedMail, type PreviewOf } from './messages/mail-wording.js';
import type { NoticeKind } from './messages/outlines.js';
import { MAIL_TRANSPORT } from './mail-transport.token.js';
import type { MailTransport } from './transports/mail-transport.js';

export interface ResultMail {
  evaluationId: string;
  questionnaireId: number;
  to: string;
  language: Language;
  content: { clientName: string; clinicName: string; link: string };
}

/** What a client's page asks to have mailed, to one recipient each. Nothing of it is theirs to word. */
export interface RequestedMails {
  kind: 'offer' | 'share';
  evaluationId: string;
  questionnaireId: number;
  offerRequestId?: string;
  to: string[];
  language: Language;
  content: Record<string, string>;
}

/** What admins are told, in one mail each. */
export interface Notice {
  kind: NoticeKind;
  to: string[];
  language: Language;
  content: Record<string, string>;
}

/** Mails are rows first; a worker claims and delivers them. */
@Injectable()
export class MailService {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly secretBox: SecretBox,
    private readonly wording: MailWording,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  /** Queues a sign-in code. The row keeps the code sealed and loses it when the mail is through. */
  async queueCode(to: string, language: Language, content: { code: string; link: string }): Promise<void> {
    await this.database.transaction(async () => {
      const mail = await this.insert({ kind: 'code', toAddress: to, language });
      await this.database
        .repository(Mail)
        .update({ id: mail }, { sealed: this.secretBox.seal(JSON.stringify(content), `mail:${mail}`) });
      await this.jobs.start(mailQueue, 'send-code', { payload: {}, refs: [mail] });
    });
  }

  /** Queues the result mail of an evaluation; while one is on its way, that one is joined. */
  async queueResult({ evaluationId, questionnaireId, to, language, content }: ResultMail): Promise<Job> {
    return this.database.transaction(async () => {
      const mail = await this.insert({
        kind: 'result',
        evaluationId,
        questionnaireId,
        toAddress: to,
        language,
        content,
      });
      const job = await this.jobs.start(mailQueue, 'send', {
        payload: { evaluationId },
        questionnaireId,
        refs: [mail],
        dedupeKey: `send:${evaluationId}`,
      });
      await this.database.query(
        `DELETE FROM mail WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM job_item WHERE job_id = $2 AND ref = $1::text)`,
        [mail, job.id],
      );
      return job;
    });
  }

  /** Queues the same mail for somebody of ours to look at; it says nothing about the evaluation's own mail. */
  async queueTest({ evaluationId, questionnaireId, to, language, content }: ResultMail): Promise<Job> {
    return this.database.transaction(async () => {
      const mail = await this.insert({
        kind: 'test',
        evaluationId,
        questionnaireId,
        toAddress: to,
        language,
        content,
      });
      return this.jobs.start(mailQueue, 'send', { payload: { evaluationId }, questionnaireId, refs: [mail] });
    });
  }

  /** Queues one mail per recipient, so that none of them sees the others. */
  async queueRequested({ to, evaluationId, ...mail }: RequestedMails): Promise<void> {
    await this.database.transaction(async () => {
      const refs: string[] = [];
      for (const toAddress of to) refs.push(await this.insert({ ...mail, evaluationId, toAddress }));
      await this.jobs.start(mailQueue, 'send-request', { payload: { evaluationId }, refs });
    });
  }

  /** Queues one mail per recipient. */
  async queueNotice({ to, ...mail }: Notice): Promise<void> {
    if (to.length === 0) return;
    await this.database.transaction(async () => {
      const refs: string[] = [];
      for (const toAddress of to) refs.push(await this.insert({ ...mail, toAddress }));
      await this.jobs.start(mailQueue, 'send-notice', { payload: {}, refs });
    });
  }

  /** A mail of that kind as it would go out now; nothing is stored or sent. */
  preview(of: PreviewOf, content: Record<string, string>): Promise<PreviewedMail> {
    return this.wording.preview(of, content);
  }

  async one(id: string): Promise<Mail | null> {
    return this.database.repository(Mail).findOneBy({ id });
  }

  /** The newest result mail of an evaluation. */
  async latestResult(evaluationId: string): Promise<Pick<Mail, 'state' | 'error'> | undefined> {
    const [row] = await this.database.query<Pick<Mail, 'state' | 'error'>>(latestResultOf('$1::uuid'), [
      evaluationId,
    ]);
    return row;
  }

  /** Claims the row; false when it is not waiting any more. Committed before the server hears of the mail. */
  async claim(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE mail SET state = 'sending' WHERE id = $1 AND state = 'queued' RETURNING id`,
      [id],
    );
    return rows.length === 1;
  }

  /** Writes and hands over the letter. Throws a DeliveryError. */
  async deliver(mail: Mail): Promise<{ subject: string; messageId: string }> {
    const content = mail.sealed
      ? (JSON.parse(this.secretBox.open(mail.sealed, `mail:${mail.id}`)) as Record<string, string>)
      : (mail.content ?? {});
    const { letter, subject, messageId } = await this.wording.letterOf(mail, content);
    await this.transport.deliver(letter);
    this.wording.tellOnConsole(mail, content);
    return { subject, messageId };
  }

  /** The mail and what follows from it, the evaluation's status above all, stand or fall together. */
  async accepted(mail: Mail, { subject, messageId }: { subject: string; messageId: string }): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.repository(Mail).update(
        { id: mail.id },
        // The subject of a code mail holds the code.
        {
          state: 'accepted',
          acceptedAt: () => 'now()',
          sealed: null,
          error: null,
          messageId,
          transport: this.transport.name,
          subject: mail.kind === 'code' ? null : subject,
        },
      );
      await this.events.emit(new MailAccepted(mail.id, mail.kind, mail.evaluationId, mail.offerRequestId));
    });
  }

  async putBack(id: string, error: StoredError): Promise<void> {
    await this.database.query(
      `UPDATE mail SET state = 'queued', error = $2 WHERE id = $1 AND state = 'sending'`,
      [id, JSON.stringify(error)],
    );
  }

  /** Ends a mail without acceptance. One that was being handed over when its worker died is uncertain. */
  async giveUp(id: string, error: StoredError): Promise<void> {
    const uncertain = error.code === 'mail_uncertain' || error.code === 'worker_crashed';
    await this.database.query(
      `UPDATE mail SET state = CASE WHEN $3 AND state = 'sending' THEN 'uncertain' ELSE 'failed' END, error = $2, sealed = NULL
        WHERE id = $1 AND state IN ('queued', 'sending')`,
      [id, JSON.stringify(error), uncertain],
    );
  }

  /** Mails of evaluations that a client may no longer see, and that have not been handed over yet, stay here. */
  async stopFor(evaluationIds: string[]): Promise<void> {
    await this.database.query(
      `UPDATE mail SET state = 'failed', error = $2 WHERE evaluation_id = ANY($1::uuid[]) AND state = 'queued'`,
      [evaluationIds, JSON.stringify(toStored(new AppError('mail_withdrawn', 409)))],
    );
  }

  /** Forgets every mail about these evaluations. */
  async removeOf(evaluationIds: string[]): Promise<void> {
    await this.database.query(`DELETE FROM mail WHERE evaluation_id = ANY($1::uuid[])`, [evaluationIds]);
  }

  private async insert(values: Partial<Mail>): Promise<string> {
    const { identifiers } = await this.database.repository(Mail).insert(values as never);
    return (identifiers[0] as { id: string }).id;
  }
}
