import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Conflict } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { next } from '../../evaluations/status/status.js';
import { MailAccepted } from '../../mail/queue/mail.events.js';
import { MailService, type ResultMail } from '../../mail/queue/mail.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { SnapshotService } from '../../results/snapshot/snapshot.service.js';
import { resultContent } from '../../results/client-mails.js';

/** Sends the result mail, and keeps the status true to what the mail service said (rules: statuses). */
@Injectable()
export class SendingService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly snapshots: SnapshotService,
    private readonly mails: MailService,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
    events: Events,
  ) {
    events.on(MailAccepted, ({ kind, evaluationId }) =>
      evaluationId && kind === 'result' ? this.mailAccepted(evaluationId) : undefined,
    );
  }

  /**
   * Queues the result mail; the status follows once the mail service has accepted it. What was sent goes out again only when
   * it has not arrived, and nothing that was edited since it was approved. Throws evaluation_not_sendable,
   * evaluation_edited_since_approval, address_unconfirmed, and AddressSuppressed.
   */
  async send(id: string): Promise<Job> {
    return this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      const { status, clientEmail } = evaluation;
      const isDue = next(status, 'mail-accepted') !== null;
      const isRepeat = status === 'sent' && (await this.mails.hasNotReached(id, clientEmail));
      if ((!isDue && !isRepeat) || !evaluation.published) throw new Conflict('evaluation_not_sendable');
      if (evaluation.editedSinceApproval) throw new Conflict('evaluation_edited_since_approval');
      if (evaluation.addressCheck === 'awaited') throw new Conflict('address_unconfirmed');
      await this.audit.record({ action: 'evaluation.send', target: id });
      return this.mails.queueResult(
        await this.resultMail(evaluation, { to: evaluation.clientEmail, page: evaluation.published }),
      );
    });
  }

  /** Mails the caller what the client would get; its link shows the preview. */
  async sendTest(id: string, to: string): Promise<Job> {
    return this.database.transaction(async () => {
      const evaluation = await this.evaluations.one(id);
      await this.audit.record({ action: 'evaluation.send-test', target: id });
      return this.mails.queueTest(
        await this.resultMail(evaluation, {
          to,
          page: await this.snapshots.live(evaluation),
          query: '?preview=1',
        }),
      );
    });
  }

  private async resultMail(
    evaluation: Evaluation,
    { to, page, query = '' }: { to: string; page: PublishedPage; query?: string },
  ): Promise<ResultMail> {
    const { id, questionnaireId, hashedUrl } = evaluation;
    const { language, mailShowsScore } = await this.questionnaires.one(questionnaireId);
    const link = `${this.env.publicUrl}/evaluation/${hashedUrl}${query}`;
    return {
      evaluationId: id,
      questionnaireId,
      to,
      language,
      content: resultContent(evaluation, link, page, mailShowsScore),
    };
  }

  /** The mail service has accepted the result mail. Runs in the transaction that stores it. */
  async mailAccepted(id: string): Promise<void> {
    const evaluation = await this.evaluations.lockIfThere(id);
    const status = evaluation && next(evaluation.status, 'mail-accepted');
    if (evaluation)
      await this.evaluations.write(evaluation, {
        ...(status ? { status } : {}),
        markedStatus: null,
        sentAt: await this.database.now(),
      });
  }
}
