import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { isEmailAddress } from '../../../platform/text/email-address.js';
import { AccessService } from '../../auth/access/access.service.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { MailTransportsService } from '../../mail/delivery/transports/mail-transports.service.js';
import type { Product } from '../../questionnaires/products.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { PublishedEvaluation } from '../public-page/published-evaluations.service.js';
import type { TickedTip } from './offer-request.entity.js';
import { offerContent, offerReceiptContent, type OfferWords } from './requested-offer.js';

interface Requested {
  offerRequestId: string;
  product: Product;
  tips: TickedTip[];
  words: OfferWords;
  askedAt: Date;
}

/** The client as mails reach them. */
interface Client {
  email: string;
  /** Somebody has yet to say that the address is theirs. */
  isUnconfirmed: boolean;
}

/** Notifies those who sell that a client asked for an offer, and the client that the request has arrived (rules: offers). */
@Injectable()
export class OfferNoticesService {
  constructor(
    private readonly database: Database,
    private readonly access: AccessService,
    private readonly settings: SettingsService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly transports: MailTransportsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Queues the mails, in the caller's transaction and the questionnaire's language. */
  async send(evaluation: PublishedEvaluation, requested: Requested): Promise<void> {
    const { id: evaluationId, hashedUrl, questionnaireId, published } = evaluation;
    const { offerRequestId, askedAt, ...asked } = requested;
    const { publicUrl } = this.env;
    const client = await this.clientOf(evaluationId);
    const common = { evaluationId, questionnaireId, language: published.language };
    await this.mails.queueRequested(
      {
        ...common,
        kind: 'offer',
        offerRequestId,
        to: await this.recipients(questionnaireId),
        content: offerContent({ page: published, ...asked, clientEmail: client.email, publicUrl }),
      },
      {
        ...common,
        kind: 'offer-receipt',
        to: (await this.mayGetReceipt(client)) ? [client.email] : [],
        content: offerReceiptContent({
          page: published,
          ...asked,
          askedAt,
          link: `${publicUrl}/evaluation/${hashedUrl}`,
        }),
      },
    );
  }

  /** The contact address of the landing page, else everybody who manages the questionnaire. */
  async recipients(questionnaireId: number): Promise<string[]> {
    const { landing_contact_email } = await this.settings.read('landing_contact_email');
    if (landing_contact_email && isEmailAddress(landing_contact_email)) return [landing_contact_email];
    return this.access.emailsGranted(questionnaireId);
  }

  async clientOf(evaluationId: string): Promise<Client> {
    const [row] = await this.database.query<Client>(
      `SELECT client_email AS email, address_check = 'awaited' AS is_unconfirmed FROM evaluation WHERE id = $1`,
      [evaluationId],
    );
    return row ?? { email: '', isUnconfirmed: true };
  }

  /** Whether receipts go to the client: not to an address that is not mailed to, nor to one that may be a stranger's. */
  async mayGetReceipt({ email, isUnconfirmed }: Client): Promise<boolean> {
    if (isUnconfirmed || !isEmailAddress(email)) return false;
    return (await this.suppressions.among([email])).size === 0;
  }

  /** Whether a receipt is really mailed to the client: without a mail service it only becomes a file. */
  async getsReceipt(client: Client): Promise<boolean> {
    return (await this.mayGetReceipt(client)) && this.transports.goOut();
  }
}
