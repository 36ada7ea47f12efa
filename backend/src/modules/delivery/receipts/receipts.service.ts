import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Events } from '../../../platform/events/events.js';
import { MailService } from '../../mail/mail.service.js';
import { SuppressionsService } from '../../mail/suppression/suppressions.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { EvaluationCreated, ResponseReplaced } from '../../evaluations/evaluations.events.js';
import { receiptContent } from '../../results/client-mails.js';

interface Respondent {
  id: string;
  clientName: string;
  clientEmail: string;
  clinicName: string;
}

/** Who sent their answers in longer ago does not need to hear that they have arrived. */
const FRESH_HOURS = 48;

/** Tells respondents that their answers have arrived (rules: receipts). */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly settings: SettingsService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    @InjectEnv() private readonly env: ReadyEnv,
    events: Events,
  ) {
    events.on(EvaluationCreated, async (created) => {
      if (created.areNew) await this.send(created);
    });
    events.on(ResponseReplaced, (replaced) => this.send(replaced));
  }

  /** Queued with the evaluations themselves: each gets its receipt once, whatever dies in between. */
  private async send({ questionnaireId, evaluationIds }: ResponseReplaced): Promise<void> {
    const { receipt_mail } = await this.settings.read('receipt_mail');
    if (receipt_mail !== 'true') return;
    const { isActive, language } = await this.questionnaires.one(questionnaireId);
    if (!isActive) return;
    const respondents = await this.freshAmong(evaluationIds);
    const suppressed = await this.suppressions.among(respondents.map(({ clientEmail }) => clientEmail));
    const link = `${this.env.publicUrl}/`;
    await this.mails.queueRequested(
      ...respondents
        .filter(({ clientEmail }) => !suppressed.has(clientEmail))
        .map((respondent) => ({
          kind: 'receipt' as const,
          evaluationId: respondent.id,
          questionnaireId,
          to: [respondent.clientEmail],
          language,
          content: receiptContent(respondent, link),
        })),
    );
  }

  /** Those whose address is to be confirmed get a receipt of another kind. */
  private freshAmong(evaluationIds: string[]): Promise<Respondent[]> {
    return this.database.query<Respondent>(
      `SELECT e.id, e.client_name AS "clientName", e.client_email AS "clientEmail", e.clinic_name AS "clinicName"
         FROM evaluation e
        WHERE e.id = ANY($1::uuid[]) AND e.address_check <> 'awaited' AND e.submitted_at > now() - make_interval(hours => $2)`,
      [evaluationIds, FRESH_HOURS],
    );
  }
}
