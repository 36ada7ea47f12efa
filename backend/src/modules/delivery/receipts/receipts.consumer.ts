import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { Language } from '../../../platform/http/languages.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import {
  type EventConsumer,
  evaluationIdsOf,
  type OutboxEvent,
} from '../../responses/outbox/outbox.events.js';
import type { RequestedMails } from '../../mail/wording/orders.types.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { receiptContent } from '../../results/client-mails.js';
import { AnswerPromiseService } from '../../settings/answer-promise.service.js';
import { SettingsService } from '../../settings/settings.service.js';

interface Respondent {
  id: string;
  questionnaireId: number;
  language: Language;
  clientName: string;
  clientEmail: string;
  clinicName: string;
  submittedAt: Date;
}

/** Who sent their answers in longer ago does not need to hear that they have arrived. */
const FRESH_HOURS = 48;

/** Has respondents mailed that their answers have arrived (rules: receipts). */
@Injectable()
export class ReceiptsConsumer implements EventConsumer {
  readonly kinds = ['evaluation.created', 'evaluation.replaced'] as const;

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly promise: AnswerPromiseService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async take(events: readonly OutboxEvent[]): Promise<void> {
    const { receipt_mail } = await this.settings.read('receipt_mail');
    if (receipt_mail !== 'true') return;
    const sent = events.filter(({ kind, facts }) => kind === 'evaluation.replaced' || facts.isNew);
    const respondents = await this.freshAmong(evaluationIdsOf(sent));
    if (respondents.length === 0) return;
    const suppressed = await this.suppressions.among(respondents.map(({ clientEmail }) => clientEmail));
    const mailable = respondents.filter(({ clientEmail }) => !suppressed.has(clientEmail));
    await this.mails.queueRequested(
      ...(await Promise.all(mailable.map((respondent) => this.receiptOf(respondent)))),
    );
  }

  private async receiptOf(respondent: Respondent): Promise<RequestedMails> {
    const { id, questionnaireId, clientEmail, language, submittedAt } = respondent;
    return {
      kind: 'receipt',
      evaluationId: id,
      questionnaireId,
      to: [clientEmail],
      language,
      content: {
        ...receiptContent(respondent, `${this.env.publicUrl}/`),
        due: await this.promise.due(submittedAt, language),
      },
    };
  }

  /** Those whose address is to be confirmed get a receipt of another kind. */
  private freshAmong(evaluationIds: string[]): Promise<Respondent[]> {
    return this.database.query<Respondent>(
      `SELECT e.id, q.id AS questionnaire_id, q.language, e.client_name, e.client_email,
              e.clinic_name, e.submitted_at
         FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.is_active AND q.deleted_at IS NULL
        WHERE e.id = ANY($1::uuid[]) AND ${isLive('e.')} AND e.address_check <> 'awaited'
          AND e.submitted_at > now() - make_interval(hours => $2)`,
      [evaluationIds, FRESH_HOURS],
    );
  }
}
