import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Conflict, TooMany } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { normalizeEmail } from '../../../platform/text/email-address.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { MailTransportsService } from '../../mail/delivery/transports/mail-transports.service.js';
import type { FormDefinition } from '../public/form-definition.service.js';
import { ResponseDraftsService } from './response-drafts.service.js';

const DAY = 86_400;
const PER_ADDRESS = { name: 'continue-person', max: 3, seconds: DAY };
const PER_DRAFT = { name: 'continue-draft', max: 5, seconds: DAY };
const PER_CALLER = { name: 'continue-caller', max: 20, seconds: DAY };

/** Mails the link with which somebody goes on filling in, on any device (rules: continue later). */
@Injectable()
export class ContinueLaterService {
  constructor(
    private readonly database: Database,
    private readonly drafts: ResponseDraftsService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly transports: MailTransportsService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /**
   * Queues the mail. False where none can reach the address: there is no mail service, or the address is not mailed to.
   * Throws TooMany and Conflict draft_submitted.
   */
  async send(form: FormDefinition, secret: string, email: string, ip: string): Promise<boolean> {
    const address = normalizeEmail(email);
    if ((await this.suppressions.reasonFor(address)) !== null) return false;
    const uses = [
      { subject: this.keys.hash('address-hash', address), limit: PER_ADDRESS },
      { subject: this.keys.hash('address-hash', secret), limit: PER_DRAFT },
      { subject: this.keys.hash('address-hash', ip), limit: PER_CALLER },
    ];
    if (!(await this.limits.takeTogether(uses))) throw new TooMany();
    await this.database.transaction(async () => {
      const draft = await this.drafts.lock(form.questionnaireId, secret);
      if (draft.submittedAt) throw new Conflict('draft_submitted');
      const link = this.keys.hash('draft-link', draft.id);
      await this.drafts.letContinue(draft, link, this.suppressions.hashOf(address));
      await this.mails.queueRequested({
        kind: 'continue',
        questionnaireId: form.questionnaireId,
        to: [address],
        language: form.language,
        content: {
          questionnaire: form.name,
          link: `${this.env.publicUrl}/q/${form.slug}?mail=continue#continue=${link}`,
        },
      });
    });
    return this.transports.goOut();
  }
}
