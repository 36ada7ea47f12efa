import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { isEmailAddress } from '../../../platform/text/email-address.js';
import { AccessService } from '../../auth/access/access.service.js';
import { MailService } from '../../mail/mail.service.js';
import type { Product } from '../../questionnaires/products.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { PublishedEvaluation } from '../public-page/published-evaluations.service.js';
import type { TickedTip } from './offer-request.entity.js';
import { offerContent } from './requested-offer.js';

interface Requested {
  offerRequestId: string;
  product: Product;
  tips: TickedTip[];
}

/** Tells those who sell that a client asked for an offer. */
@Injectable()
export class OfferNoticesService {
  constructor(
    private readonly database: Database,
    private readonly access: AccessService,
    private readonly settings: SettingsService,
    private readonly mails: MailService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Queues the mails, in the caller's transaction and the questionnaire's language. */
  async send(evaluation: PublishedEvaluation, { offerRequestId, product, tips }: Requested): Promise<void> {
    const { id, questionnaireId, published } = evaluation;
    const clientEmail = await this.clientEmailOf(id);
    await this.mails.queueRequested({
      kind: 'offer',
      evaluationId: id,
      questionnaireId,
      offerRequestId,
      to: await this.recipients(questionnaireId),
      language: published.language,
      content: offerContent({ page: published, product, tips, clientEmail, publicUrl: this.env.publicUrl }),
    });
  }

  /** The contact address of the landing page, else everybody who manages the questionnaire. */
  async recipients(questionnaireId: number): Promise<string[]> {
    const { landing_contact_email } = await this.settings.read('landing_contact_email');
    if (landing_contact_email && isEmailAddress(landing_contact_email)) return [landing_contact_email];
    return this.access.emailsGranted(questionnaireId);
  }

  private async clientEmailOf(evaluationId: string): Promise<string> {
    const [row] = await this.database.query<{ email: string }>(
      `SELECT client_email AS email FROM evaluation WHERE id = $1`,
      [evaluationId],
    );
    return row?.email ?? '';
  }
}
