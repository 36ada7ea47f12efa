import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import type { ReadyEnv } from '../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../platform/env/env.token.js';
import { NotFound, type StoredError } from '../../platform/errors/app-error.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { MailService, type ResultMail } from '../mail/mail.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { Evaluation } from './evaluation.entity.js';
import { originsOf, type GeneratedTexts, type Origin, type TextOrigins } from './evaluation.types.js';
import { NotResettable, NotSendable, NotVerifiable } from './evaluations.errors.js';
import { keepLocked } from './editing/fields.js';
import { resultContent } from './mail-preview/client-mails.js';
import { ReviewService } from './review/review.service.js';
import { SnapshotService } from './snapshot/snapshot.service.js';
import { mayResetTo, needsSnapshot, next, type ResetTarget } from './status/status.js';
import { LIVE, isLive } from './live-evaluations.query.js';

/** Texts that a writer has just made from the scores of that version; `note` says what was odd about it. */
export interface FreshTexts {
  id: string;
  texts: GeneratedTexts;
  by: Origin;
  scoredVersion: number;
  note: StoredError | null;
}

interface Locked {
  id: string;
  scoredVersion: number;
  at: Date;
  textOrigins: TextOrigins;
  generatedTexts: GeneratedTexts | null;
}

/** What an admin does with one evaluation, from its texts to its mail (rules: statuses). */
@Injectable()
export class EvaluationsService {
  constructor(
    private readonly database: Database,
    private readonly snapshots: SnapshotService,
    private readonly review: ReviewService,
    private readonly questionnaires: QuestionnairesService,
    private readonly mails: MailService,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async one(id: string): Promise<Evaluation> {
    const evaluation = await this.database.repository(Evaluation).findOneBy({ id, ...LIVE });
    if (!evaluation) throw new NotFound();
    return evaluation;
  }

  /**
   * Stores freshly written texts of many evaluations, but leaves those alone that a person wrote; the status becomes generated,
   * whatever it was, and the client keeps seeing the last snapshot. In the caller's transaction. Answers of each whether
   * it was stored: not when the evaluation is gone, or its scores have changed since the texts' facts were
   * read, as they would then say something untrue; and of two texts for one evaluation only the first.
   */
  async storeTexts(fresh: FreshTexts[]): Promise<boolean[]> {
    const locked = await this.lockForTexts(fresh.map(({ id }) => id));
    const storable = new Map<string, FreshTexts>();
    for (const one of fresh)
      if (locked.get(one.id)?.scoredVersion === one.scoredVersion && !storable.has(one.id))
        storable.set(one.id, one);
    const rows = [...storable.values()].map(({ id, texts, by, note }) => {
      const current = locked.get(id)!;
      return { id, note, ...keepLocked(texts, originsOf(texts, by, null, current.at), current) };
    });
    await this.database.query(
      `UPDATE evaluation e SET generated_texts = f.texts, text_origins = f.origins, error = f.note, texts_stale = false,
              status = 'generated', generated_at = now(), version = version + 1
         FROM jsonb_to_recordset($1::jsonb) AS f(id uuid, texts jsonb, origins jsonb, note jsonb) WHERE e.id = f.id`,
      [JSON.stringify(rows)],
    );
    return fresh.map((one) => storable.get(one.id) === one);
  }

  /** In one order, so that two transactions never block each other crosswise; whole texts only where a person wrote some. */
  private async lockForTexts(ids: string[]): Promise<Map<string, Locked>> {
    const rows = await this.database.query<Locked>(
      `SELECT id, scored_version AS "scoredVersion", now() AS at, CASE WHEN person THEN text_origins ELSE '{}' END AS "textOrigins",
              CASE WHEN person THEN generated_texts END AS "generatedTexts"
         FROM evaluation, LATERAL (SELECT text_origins::text LIKE '%"person"%' AS person) AS writers
        WHERE id = ANY($1::uuid[]) AND ${isLive()} ORDER BY id FOR UPDATE OF evaluation`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** A generation has failed for good: texts stay untouched, the reason is kept. */
  async generationFailed(id: string, error: StoredError): Promise<void> {
    const evaluation = await this.database
      .repository(Evaluation)
      .findOne({ where: { id, ...LIVE }, lock: { mode: 'pessimistic_write' } });
    if (evaluation)
      await this.write(evaluation, {
        status: next(evaluation.status, 'generation-failed') ?? evaluation.status,
        error,
      });
  }

  /**
   * Freezes what the client will see. Throws NotVerifiable unless the evaluation is generated, ChecksFailed while
   * a finding is neither fixed nor waived with a reason.
   */
  async verify(id: string, waivers: { finding: string; reason: string }[] = []): Promise<Evaluation> {
    return this.database.transaction(async () => {
      const evaluation = await this.lock(id);
      const status = next(evaluation.status, 'verify');
      if (status === null || evaluation.generatedTexts === null) throw new NotVerifiable();
      const kept = await this.review.demandClean(evaluation, waivers);
      await this.write(evaluation, {
        ...(await this.snapshots.take(evaluation)),
        status,
        waivers: kept,
        verifiedAt: await this.now(),
        error: null,
      });
      await this.audit.record({ action: 'evaluation.verify', target: id });
      return this.one(id);
    });
  }

  /** Throws NotResettable when the target needs texts that are not there. */
  async resetStatus(id: string, target: ResetTarget): Promise<Evaluation> {
    return this.database.transaction(async () => {
      const evaluation = await this.lock(id);
      if (!mayResetTo(target, evaluation.generatedTexts !== null)) throw new NotResettable(target);
      const mustPublish = needsSnapshot(target) && !evaluation.published;
      const waivers = mustPublish ? await this.review.demandClean(evaluation, []) : evaluation.waivers;
      const publication = mustPublish ? await this.snapshots.take(evaluation) : {};
      await this.write(evaluation, { ...publication, status: target, waivers, error: null });
      await this.audit.record({
        action: 'evaluation.reset-status',
        target: id,
        details: { from: evaluation.status, to: target },
      });
      return this.one(id);
    });
  }

  /**
   * Queues the result mail; the status follows once the mail service has accepted it. What was sent goes out again only when
   * it has not arrived. Throws NotSendable, and AddressSuppressed.
   */
  async send(id: string): Promise<Job> {
    return this.database.transaction(async () => {
      const evaluation = await this.lock(id);
      const { status, clientEmail } = evaluation;
      const isDue = next(status, 'mail-accepted') !== null;
      const isRepeat = status === 'sent' && (await this.mails.hasNotReached(id, clientEmail));
      if ((!isDue && !isRepeat) || !evaluation.published) throw new NotSendable();
      await this.audit.record({ action: 'evaluation.send', target: id });
      return this.mails.queueResult(await this.resultMail(evaluation, evaluation.clientEmail));
    });
  }

  /** Mails the caller what the client would get; its link shows the preview. */
  async sendTest(id: string, to: string): Promise<Job> {
    return this.database.transaction(async () => {
      const evaluation = await this.one(id);
      await this.audit.record({ action: 'evaluation.send-test', target: id });
      return this.mails.queueTest(await this.resultMail(evaluation, to, '?preview=1'));
    });
  }

  private async resultMail(evaluation: Evaluation, to: string, query = ''): Promise<ResultMail> {
    const { id, questionnaireId, hashedUrl } = evaluation;
    const link = `${this.env.publicUrl}/evaluation/${hashedUrl}${query}`;
    return {
      evaluationId: id,
      questionnaireId,
      to,
      language: await this.questionnaires.languageOf(questionnaireId),
      content: resultContent(evaluation, link),
    };
  }

  /** The mail service has accepted the result mail. Runs in the transaction that stores it. */
  async mailAccepted(id: string): Promise<void> {
    const evaluation = await this.database
      .repository(Evaluation)
      .findOne({ where: { id, ...LIVE }, lock: { mode: 'pessimistic_write' } });
    const status = evaluation && next(evaluation.status, 'mail-accepted');
    if (evaluation) await this.write(evaluation, { ...(status ? { status } : {}), sentAt: await this.now() });
  }

  private async lock(id: string): Promise<Evaluation> {
    const evaluation = await this.database
      .repository(Evaluation)
      .findOne({ where: { id, ...LIVE }, lock: { mode: 'pessimistic_write' } });
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
