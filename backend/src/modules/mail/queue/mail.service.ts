import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database } from '../../../platform/database/database.js';
import { AppError, type StoredError, toStored } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { STORED_ADDRESS, latestResultOf } from './mail-states.js';
import { Mail } from './mail.entity.js';
import { mailQueue } from './mail.jobs.js';
import { MailRenderer, type PreviewedMail, type PreviewOf } from '../wording/mail-renderer.js';
import { FORM_KINDS, type MailKind } from '../wording/mail-templates.js';
import type { Notice, RequestedMails } from '../wording/orders.types.js';
import { SuppressionsService } from '../delivery/suppression/suppressions.service.js';
import { OutboxFiles } from '../delivery/transports/outbox-files.js';

/** The result of an evaluation, for its client or, as a test, for one of ours. */
export interface ResultMail {
  evaluationId: string;
  questionnaireId: number;
  to: string;
  language: Language;
  content: { clientName: string; clinicName: string; link: string };
}

type NewMail = Partial<Mail> & Pick<Mail, 'kind' | 'toAddress' | 'language'>;

/** How the newest result mail of an evaluation stands. */
export type ResultState = Pick<Mail, 'state' | 'delivery' | 'error' | 'changedAt'>;

/** Mails whose link or code is stored nowhere else, but as a hash. */
const SECRET_KINDS: readonly MailKind[] = ['code', 'confirm', 'share', ...FORM_KINDS];
const MOST_SHOWN = 100;
/** The service's list of events is up to a minute behind. */
const FIRST_LOOK_MS = 30_000;

/** Mails are rows first; a worker claims and delivers them. */
@Injectable()
export class MailService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly secretBox: SecretBox,
    private readonly wording: MailRenderer,
    private readonly suppressions: SuppressionsService,
    private readonly outbox: OutboxFiles,
  ) {}

  /** Queues a sign-in code. */
  async queueCode(to: string, language: Language, content: { code: string; link: string }): Promise<void> {
    await this.queue('send-code', [{ kind: 'code', toAddress: to, language, content }]);
  }

  /**
   * Queues the result mail of an evaluation; while one is on its way, that one is joined. Throws AddressSuppressed. A repeat
   * of one whose end was unclear keeps its Message-ID, so that a mailbox that has both shows one.
   */
  async queueResult({ to, content, ...mail }: ResultMail): Promise<Job> {
    const { evaluationId, questionnaireId } = mail;
    return this.database.transaction(async () => {
      await this.suppressions.requireMailable(to);
      const id = randomUUID();
      const payload = { evaluationId, mailId: id };
      const dedupeKey = `send:${evaluationId}`;
      const job = await this.jobs.start(mailQueue, 'send', {
        payload,
        questionnaireId,
        refs: [id],
        dedupeKey,
      });
      if ((job.payload as typeof payload).mailId !== id) return job;
      const messageId = await this.unclearMessage(evaluationId, to, content);
      await this.insert([{ ...mail, id, kind: 'result', toAddress: to, content, messageId }]);
      return job;
    });
  }

  /** Queues the same mail for somebody of ours to look at; it says nothing about the evaluation's own mail. */
  async queueTest({ to, ...mail }: ResultMail): Promise<Job> {
    const { evaluationId, questionnaireId } = mail;
    return this.database.transaction(async () => {
      const refs = await this.insert([{ ...mail, kind: 'test', toAddress: to }]);
      return this.jobs.start(mailQueue, 'send', { payload: { evaluationId }, questionnaireId, refs });
    });
  }

  /** Queues one mail per recipient, so that none of them sees the others; answers their ids. */
  async queueRequested(...orders: RequestedMails[]): Promise<string[]> {
    return this.queue('send-request', orders.flatMap(toEach));
  }

  /** Queues one mail per recipient. */
  async queueNotice(notice: Notice): Promise<void> {
    await this.queue('send-notice', toEach(notice));
  }

  /** A mail of that kind as it would go out now; nothing is stored or sent. */
  preview(of: PreviewOf, content: Record<string, string>): Promise<PreviewedMail> {
    return this.wording.preview(of, content);
  }

  async one(id: string): Promise<Mail | null> {
    return this.database.repository(Mail).findOneBy({ id });
  }

  /** The newest result mail of an evaluation. */
  async latestResult(evaluationId: string): Promise<ResultState | undefined> {
    const [row] = await this.database.query<ResultState>(
      `SELECT state, delivery, error, changed_at FROM (${latestResultOf('$1::uuid')}) AS latest`,
      [evaluationId],
    );
    return row;
  }

  /** Every mail about an evaluation, newest first. */
  async allOf(evaluationId: string): Promise<Mail[]> {
    return this.database
      .repository(Mail)
      .find({ where: { evaluationId }, order: { createdAt: 'DESC', id: 'ASC' }, take: MOST_SHOWN });
  }

  /**
   * Whether a result may be mailed once more although its status says that it is out: the newest mail did not arrive, or it
   * went to another address; one that is on its way is joined.
   */
  async hasNotReached(evaluationId: string, address: string): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM mail WHERE id = (SELECT id FROM mail WHERE evaluation_id = $1 AND kind = 'result' ORDER BY created_at DESC LIMIT 1)
          AND ((state <> 'accepted' AND delivery IS DISTINCT FROM 'delivered') OR delivery IN ('bounced', 'complained') OR to_address <> $2)`,
      [evaluationId, address],
    );
    return row !== undefined;
  }

  /** The result mail that still waits goes to another address. False when it is just being handed over. */
  async readdress(evaluationId: string, address: string): Promise<boolean> {
    await this.database.query(
      `UPDATE mail SET to_address = $2, to_hash = $3 WHERE evaluation_id = $1 AND kind = 'result' AND state = 'queued'`,
      [evaluationId, address, this.suppressions.hashOf(address)],
    );
    const [sending] = await this.database.query(
      `SELECT 1 FROM mail WHERE evaluation_id = $1 AND kind = 'result' AND state = 'sending'`,
      [evaluationId],
    );
    return sending === undefined;
  }

  /** The mail waits for its next try. Where its job was cancelled meanwhile there will be none, and it ends here. */
  async putBack(id: string, error: StoredError): Promise<void> {
    const [back] = await this.database.query<{ hasJob: boolean }>(
      `UPDATE mail SET state = 'queued', error = $2, changed_at = now() WHERE id = $1 AND state = 'sending'
       RETURNING EXISTS (SELECT 1 FROM job_item i JOIN job j ON j.id = i.job_id
                          WHERE i.queue = '${mailQueue.name}' AND i.ref = $1::text AND i.state IN ('queued', 'running') AND j.state IN ('queued', 'running')) AS has_job`,
      [id, JSON.stringify(error)],
    );
    if (back && !back.hasJob) await this.giveUp(id, error);
  }

  /**
   * Ends a mail without acceptance. One that was being handed over when its worker died is uncertain; where the service can
   * be asked, it is, a little later.
   */
  async giveUp(id: string, error: StoredError): Promise<void> {
    const isUnclear = error.code === 'mail_uncertain' || error.code === 'worker_crashed';
    const [mail] = await this.database.query<Pick<Mail, 'state' | 'transport'>>(
      `UPDATE mail SET state = CASE WHEN $3 AND state = 'sending' THEN 'uncertain' ELSE 'failed' END, error = $2, sealed = NULL,
              changed_at = now(), to_address = ${STORED_ADDRESS}
        WHERE id = $1 AND state IN ('queued', 'sending') RETURNING state, transport`,
      [id, JSON.stringify(error), isUnclear],
    );
    if (mail?.state === 'uncertain' && mail.transport === 'mailgun') await this.lookUp(id, FIRST_LOOK_MS);
  }

  /** Has the mail service asked what became of a mail whose end is unclear. */
  async lookUp(id: string, delayMs: number): Promise<void> {
    await this.jobs.start(mailQueue, 'look-up', { payload: {}, refs: [id], delayMs });
  }

  /** Mails of evaluations that a client may no longer see, and that have not been handed over yet, stay here. */
  async stopFor(evaluationIds: string[]): Promise<void> {
    await this.stopWhere('evaluation_id = ANY($1::uuid[])', evaluationIds);
  }

  /** These mails stay here, unless they have been handed over. */
  async stop(ids: string[]): Promise<void> {
    await this.stopWhere('id = ANY($1::uuid[])', ids);
  }

  private async stopWhere(condition: string, ids: string[]): Promise<void> {
    await this.database.query(
      `UPDATE mail SET state = 'failed', error = $2, sealed = NULL, changed_at = now(), to_address = ${STORED_ADDRESS}
        WHERE ${condition} AND state = 'queued'`,
      [ids, JSON.stringify(toStored(new AppError('mail_withdrawn', 409)))],
    );
  }

  /** Forgets every mail about these evaluations, in the outbox, too. */
  async removeOf(evaluationIds: string[]): Promise<void> {
    const removed = await this.database.query<{ id: string }>(
      `DELETE FROM mail WHERE evaluation_id = ANY($1::uuid[]) RETURNING id`,
      [evaluationIds],
    );
    if (removed.length > 0)
      await this.database.afterCommit(() => this.outbox.remove(removed.map(({ id }) => id)));
  }

  private async unclearMessage(
    evaluationId: string,
    to: string,
    content: Record<string, string>,
  ): Promise<string | null> {
    const [row] = await this.database.query<{ messageId: string | null }>(
      `SELECT message_id FROM mail
        WHERE id = (SELECT id FROM mail WHERE evaluation_id = $1 AND kind = 'result' ORDER BY created_at DESC LIMIT 1)
          AND state = 'uncertain' AND to_address = $2 AND content = $3::jsonb`,
      [evaluationId, to, JSON.stringify(content)],
    );
    return row?.messageId ?? null;
  }

  private async queue(
    kind: 'send-code' | 'send-request' | 'send-notice',
    mails: NewMail[],
  ): Promise<string[]> {
    if (mails.length === 0) return [];
    return this.database.transaction(async () => {
      const refs = await this.insert(mails);
      await this.jobs.start(mailQueue, kind, { payload: {}, refs });
      return refs;
    });
  }

  /** In one statement; answers the mails' ids. Secrets are sealed, and go when the mail is through. */
  private async insert(mails: NewMail[]): Promise<string[]> {
    const rows = mails.map((mail) => {
      const row = { id: randomUUID(), ...mail, toHash: this.suppressions.hashOf(mail.toAddress) };
      if (!SECRET_KINDS.includes(row.kind)) return row;
      const sealed = this.secretBox.seal(JSON.stringify(row.content), `mail:${row.id}`);
      return { ...row, content: null, sealed };
    });
    await this.database.repository(Mail).insert(rows as never);
    return rows.map(({ id }) => id);
  }
}

const toEach = ({ to, ...mail }: RequestedMails | Notice): NewMail[] =>
  to.map((toAddress) => ({ ...mail, toAddress }));
