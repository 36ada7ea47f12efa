import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { normalizeEmail } from '../../../platform/text/email-address.js';
import { MailService } from '../../mail/mail.service.js';
import { Suppressions } from '../../mail/suppression/suppressions.service.js';
import { Evaluation } from '../evaluation.entity.js';
import { EvaluationChanged } from '../evaluations.errors.js';
import type { Status } from '../status/status.js';
import { EmailNotCorrectable, MailBeingSent } from './evaluation-mails.errors.js';
import { LIVE } from '../live-evaluations.query.js';

const CORRECTABLE: readonly Status[] = ['verified', 'sent'];

/** Where an evaluation's mails go (rules: correcting an address). */
@Injectable()
export class EvaluationMails {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly suppressions: Suppressions,
    private readonly audit: Audit,
  ) {}

  /**
   * Gives the client another address, or confirms the one there is; either way it may be mailed to again. A mail that still
   * waits goes to the new address. Throws EmailNotCorrectable, MailBeingSent, and EvaluationChanged for a stale version.
   */
  async correct(id: string, email: string, version?: number): Promise<Evaluation> {
    const address = normalizeEmail(email);
    return this.database.transaction(async () => {
      const evaluations = this.database.repository(Evaluation);
      const where = { id, ...LIVE };
      const evaluation = await evaluations.findOne({ where, lock: { mode: 'pessimistic_write' } });
      if (!evaluation) throw new NotFound();
      if (version !== undefined && version !== evaluation.version) throw new EvaluationChanged(evaluation);
      if (!CORRECTABLE.includes(evaluation.status)) throw new EmailNotCorrectable();
      if (!(await this.mails.readdress(id, address))) throw new MailBeingSent();
      await evaluations.update({ id }, { clientEmail: address, version: evaluation.version + 1 });
      const lifted = await this.suppressions.lift(address);
      await this.audit.record({
        action: 'evaluation.correct-email',
        target: id,
        details: { changed: address !== evaluation.clientEmail, lifted },
      });
      return evaluations.findOneByOrFail({ id });
    });
  }
}
