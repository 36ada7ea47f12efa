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
import { MailService } from '../../mail/queue/mail.service.js';
import type { RequestedMails } from '../../mail/wording/orders.types.js';
import { AnswerPromiseService } from '../../settings/answer-promise.service.js';
import { AddressCheckService } from './address-check.service.js';

interface Respondent {
  id: string;
  questionnaireId: number;
  language: Language;
  slug: string;
  clientName: string;
  clinicName: string;
  clientEmail: string;
}

/** Mails the link with which the address of an online response is confirmed: its receipt (rules: confirmed addresses). */
@Injectable()
export class AddressCheckConsumer implements EventConsumer {
  readonly kinds = ['evaluation.created', 'evaluation.replaced'] as const;

  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly checks: AddressCheckService,
    private readonly promise: AnswerPromiseService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async take(events: readonly OutboxEvent[]): Promise<void> {
    const respondents = await this.database.query<Respondent>(
      `SELECT e.id, q.id AS questionnaire_id, q.language, s.slug, e.client_name, e.clinic_name,
              e.client_email
         FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.deleted_at IS NULL
         JOIN form_slug s ON s.questionnaire_id = q.id AND s.is_current
        WHERE e.id = ANY($1::uuid[]) AND ${isLive('e.')} AND e.response_origin = 'online' AND e.address_check = 'awaited'`,
      [evaluationIdsOf(events)],
    );
    if (respondents.length === 0) return;
    await this.mails.queueRequested(
      ...(await Promise.all(respondents.map((respondent) => this.confirmationOf(respondent)))),
    );
  }

  /** Its hours run from the confirmation on, whenever that comes. */
  private async confirmationOf(respondent: Respondent): Promise<RequestedMails> {
    const { id, questionnaireId, language, slug, clientName, clinicName, clientEmail } = respondent;
    return {
      kind: 'confirm',
      evaluationId: id,
      questionnaireId,
      to: [clientEmail],
      language,
      content: {
        clientName: clientName || clinicName,
        clinicName: clinicName || clientName,
        within: await this.promise.within(language),
        link: `${this.env.publicUrl}/q/${slug}?mail=confirm#confirm=${this.checks.secretOf(id, clientEmail)}`,
      },
    };
  }
}
