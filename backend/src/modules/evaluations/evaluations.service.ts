import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import type { ReadyEnv } from '../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../platform/env/env.token.js';
import { NotFound, type StoredError } from '../../platform/errors/app-error.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { MailService } from '../mail/mail.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { Evaluation } from './evaluation.entity.js';
import { originsOf, type GeneratedTexts, type Origin } from './evaluation.types.js';
import { NotResettable, NotSendable, NotVerifiable } from './evaluations.errors.js';
import { SnapshotService } from './snapshot/snapshot.service.js';
import { mayResetTo, needsSnapshot, next, type ResetTarget } from './status/status.js';

/** What an admin does with one evaluation, from its texts to its mail (rules: statuses). */
@Injectable()
export class EvaluationsService {
  constructor(
    private readonly database: Database,
    private readonly snapshots: SnapshotService,
    private readonly questionnaires: QuestionnairesService,
    private readonly mails: MailService,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async one(id: string): Promise<Evaluation> {
    const evaluation = await this.database.repository(Evaluation).findOneBy({ id, deletedAt: IsNull() });
    if (!evaluation) throw new NotFound();
    return evaluation;
  }

  /**
   * Stores freshly written texts; the status becomes generated, and the client keeps seeing the last snapshot. False
   * when the scores have changed since the texts' facts were read: then they would say something untrue.
   */
  async storeTexts(
    id: string,
    texts: GeneratedTexts,
    by: Origin,
    scoredVersion: number,
    note: StoredError | null,
  ): Promise<boolean> {
    const evaluation = await this.lock(id);
    if (evaluation.scoredVersion !== scoredVersion) return false;
    const at = await this.now();
    await this.write(evaluation, {
      generatedTexts: texts,
      textOrigins: originsOf(texts, by, null, at),
      textsStale: false,
      status: next(evaluation.status, 'generated') ?? evaluation.status,
      generatedAt: at,
      error: note,
    });
    return true;
  }

  /** A generation has failed for good: texts stay untouched, the reason is kept. */
  async generationFailed(id: string, error: StoredError): Promise<void> {
    const evaluation = await this.database
      .repository(Evaluation)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
    if (evaluation)
      await this.write(evaluation, {
        status: next(evaluation.status, 'generation-failed') ?? evaluation.status,
        error,
      });
  }

  /** Freezes what the client will see. Throws NotVerifiable unless the evaluation is generated. */
  async verify(id: string): Promise<Evaluation> {
    return this.database.transaction(async () => {
      const evaluation = await this.lock(id);
      const status = next(evaluation.status, 'verify');
      if (status === null || evaluation.generatedTexts === null) throw new NotVerifiable();
      const published = await this.snapshots.take(evaluation);
      await this.write(evaluation, { status, published, verifiedAt: await this.now(), error: null });
      await this.audit.record({ action: 'evaluation.verify', target: id });
      return this.one(id);
    });
  }

  /** Throws NotResettable when the target needs texts that are not there. */
  async resetStatus(id: string, target: ResetTarget): Promise<Evaluation> {
    return this.database.transaction(async () => {
      const evaluation = await this.lock(id);
      if (!mayResetTo(target, evaluation.generatedTexts !== null)) throw new NotResettable(target);
      const published =
        needsSnapshot(target) && !evaluation.published
          ? await this.snapshots.take(evaluation)
          : evaluation.published;
      await this.write(evaluation, { status: target, published, error: null });
      await this.audit.record({
        action: 'evaluation.reset-status',
        target: id,
        details: { from: evaluation.status, to: target },
      });
      return this.one(id);
    });
  }

  /** Queues the result mail; the status follows once the mail service has accepted it. Throws NotSendable. */
  async send(id: string): Promise<Job> {
    return this.database.transaction(async () => {
      const evaluation = await this.lock(id);
      if (next(evaluation.status, 'mail-accepted') === null || !evaluation.published) throw new NotSendable();
      const language = await this.questionnaires.languageOf(evaluation.questionnaireId);
      await this.audit.record({ action: 'evaluation.send', target: id });
      return this.mails.queueResult({
        evaluationId: id,
        questionnaireId: evaluation.questionnaireId,
        to: evaluation.clientEmail,
        language,
        content: {
          clientName: evaluation.clientName || evaluation.clinicName,
          clinicName: evaluation.clinicName || evaluation.clientName,
          link: `${this.env.publicUrl}/evaluation/${evaluation.hashedUrl}`,
        },
      });
    });
  }

  /** The mail service has accepted the result mail. Runs in the transaction that stores it. */
  async mailAccepted(id: string): Promise<void> {
    const evaluation = await this.database
      .repository(Evaluation)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
    const status = evaluation && next(evaluation.status, 'mail-accepted');
    if (evaluation) await this.write(evaluation, { ...(status ? { status } : {}), sentAt: await this.now() });
  }

  private async lock(id: string): Promise<Evaluation> {
    const evaluation = await this.database
      .repository(Evaluation)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
    if (!evaluation) throw new NotFound();
    return evaluation;
  }

  private async write({ id, version }: Evaluation, fields: Partial<Evaluation>): Promise<void> {
    await this.database
      .repository(Evaluation)
      .update({ id }, { ...(fields as object), version: version + 1 });
  }

  /** The database's clock, so that times agree across servers. */
  private async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>('SELECT now()');
    return row!.now;
  }
}
