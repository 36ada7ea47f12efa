import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict } from '../../../platform/errors/app-error.js';
import { normalizeEmail } from '../../../platform/text/email-address.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { EarlierResponsesService } from '../../responses/earlier-responses/earlier-responses.service.js';

/** Where an evaluation's mails go (rules: correcting an address). */
@Injectable()
export class EvaluationMailsService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: EvaluationsService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly earlier: EarlierResponsesService,
    private readonly audit: Audit,
  ) {}

  /**
   * Gives the client another address, or confirms the one there is; either way it may be mailed to again. A mail that still
   * waits goes to the new address. Throws mail_being_sent, and EvaluationChanged for a stale version.
   */
  async correct(id: string, email: string, version?: number): Promise<void> {
    const address = normalizeEmail(email);
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id, version);
      if (!(await this.mails.readdress(id, address))) throw new Conflict('mail_being_sent');
      const isConfirmedByAdmin = evaluation.addressCheck === 'awaited' || address !== evaluation.clientEmail;
      const addressCheck =
        evaluation.addressCheck !== 'none' && isConfirmedByAdmin ? 'waived' : evaluation.addressCheck;
      await this.evaluations.write(evaluation, { clientEmail: address, addressCheck });
      if (address !== evaluation.clientEmail) await this.earlier.forgetOf(id);
      const lifted = await this.suppressions.lift(address);
      await this.audit.record({
        action: 'evaluation.correct-email',
        target: id,
        details: { changed: address !== evaluation.clientEmail, lifted },
      });
    });
  }

  /** The result may be mailed although the client has not confirmed the address; changes nothing where nobody waits for that. */
  async waiveCheck(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const evaluation = await this.evaluations.lock(id);
      if (evaluation.addressCheck !== 'awaited') return;
      await this.evaluations.write(evaluation, { addressCheck: 'waived' });
      await this.audit.record({ action: 'evaluation.waive-address', target: id });
    });
  }
}
