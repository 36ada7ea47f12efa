import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/http/limits.js';
import { MailService } from '../../mail/mail.service.js';
import { SuppressionsService } from '../../mail/suppression/suppressions.service.js';
import { shareContent } from '../client-mails.js';
import {
  PublishedEvaluationsService,
  type PublishedEvaluation,
} from '../public-page/published-evaluations.service.js';
import { personAt, recipientsOf } from './recipients.js';
import type { ShareResponse } from './sharing.dto.js';
import './sharing.errors.js';

const MOST_AT_ONCE = 5;
const DAY = 86_400;
const PER_EVALUATION = { name: 'share-evaluation', max: 20, seconds: DAY };
const PER_PERSON = { name: 'share-person', max: 3, seconds: DAY };
const IN_ALL = { name: 'share-all', max: 200, seconds: DAY };

/** Sends the link of a client's page to whom the client names, within limits (rules: sharing). */
@Injectable()
export class SharingService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: PublishedEvaluationsService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly limits: Limits,
    private readonly keys: Keys,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /**
   * Queues one mail per address; addresses that are none, come twice, bounced or are over a limit are counted as failed. Throws
   * NotFound without a snapshot; share_without_address, and share_too_many above 5, when nothing is sent.
   */
  async share(idOrLink: string, entries: string[]): Promise<ShareResponse> {
    const evaluation = await this.evaluations.byIdOrLink(idOrLink);
    const { addresses, refused } = recipientsOf(entries);
    const given = addresses.length + refused;
    if (given === 0) throw new BadRequest('share_without_address');
    if (given > MOST_AT_ONCE) throw new BadRequest('share_too_many', { max: MOST_AT_ONCE });
    const allowed: string[] = [];
    for (const address of addresses) if (await this.mayMail(evaluation.id, address)) allowed.push(address);
    if (allowed.length > 0) await this.queue(evaluation, allowed);
    return { sent: allowed.length, failed: given - allowed.length };
  }

  /** Only a mail that goes out uses up a limit; the recipient is counted as a keyed hash. */
  private async mayMail(evaluationId: string, address: string): Promise<boolean> {
    if ((await this.suppressions.reasonFor(address)) !== null) return false;
    return this.limits.takeTogether([
      { subject: evaluationId, limit: PER_EVALUATION },
      { subject: this.keys.hash('address-hash', personAt(address)), limit: PER_PERSON },
      { subject: 'everybody', limit: IN_ALL },
    ]);
  }

  private async queue(
    { id, hashedUrl, questionnaireId, published }: PublishedEvaluation,
    to: string[],
  ): Promise<void> {
    await this.database.transaction(async () => {
      await this.mails.queueRequested({
        kind: 'share',
        evaluationId: id,
        questionnaireId,
        to,
        language: published.language,
        content: shareContent(published.evaluation, `${this.env.publicUrl}/evaluation/${hashedUrl}`),
      });
      await this.audit.record({
        action: 'evaluation.share',
        target: id,
        questionnaireId,
        details: { recipients: to.length },
      });
    });
  }
}
