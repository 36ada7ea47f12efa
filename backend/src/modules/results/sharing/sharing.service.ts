import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { MailTransportsService } from '../../mail/delivery/transports/mail-transports.service.js';
import { shareContent } from '../client-mails.js';
import {
  type PublishedEvaluation,
  PublishedEvaluationsService,
} from '../public-page/published-evaluations.service.js';
import type { ShareResponse } from './sharing.dto.js';
import { SharedLinksService } from './shared-links.service.js';

const MOST_AT_ONCE = 5;
const DAY = 86_400;
const PER_EVALUATION = { name: 'share-evaluation', max: 20, seconds: DAY };
const PER_PERSON = { name: 'share-person', max: 3, seconds: DAY };
const IN_ALL = { name: 'share-all', max: 200, seconds: DAY };

/** Sends shared links of a client's page to whom the client names, within limits (rules: sharing). */
@Injectable()
export class SharingService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: PublishedEvaluationsService,
    private readonly links: SharedLinksService,
    private readonly mails: MailService,
    private readonly suppressions: SuppressionsService,
    private readonly transports: MailTransportsService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly audit: Audit,
  ) {}

  /**
   * Queues one mail with a link of its own per address; addresses that are none, come twice, bounced or are over a limit are counted as failed. Throws
   * NotFound without a snapshot; share_without_address, and share_too_many above 5, when nothing is sent.
   */
  async share(ownerLink: string, entries: string[]): Promise<ShareResponse> {
    const evaluation = await this.evaluations.byLink(ownerLink);
    const { addresses, refused } = recipientsOf(entries);
    const given = addresses.length + refused;
    if (given === 0) throw new BadRequest('share_without_address');
    if (given > MOST_AT_ONCE) throw new BadRequest('share_too_many', { max: MOST_AT_ONCE });
    const allowed: string[] = [];
    for (const address of addresses) if (await this.mayMail(evaluation.id, address)) allowed.push(address);
    if (allowed.length > 0) await this.queue(evaluation, allowed);
    const left = (await this.transports.goOut()) ? 'sent' : 'saved';
    return { sent: 0, saved: 0, failed: given - allowed.length, [left]: allowed.length };
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

  private async queue({ id, questionnaireId, published }: PublishedEvaluation, to: string[]): Promise<void> {
    const about = { kind: 'share', evaluationId: id, questionnaireId, language: published.language } as const;
    await this.database.transaction(async () => {
      const mails: Parameters<MailService['queueRequested']> = [];
      for (const address of to) {
        const { url } = await this.links.make(id, address);
        mails.push({ ...about, to: [address], content: shareContent(published.evaluation, url) });
      }
      await this.mails.queueRequested(...mails);
      await this.audit.record({
        action: 'evaluation.share',
        target: id,
        questionnaireId,
        details: { recipients: to.length },
      });
    });
  }
}

/**
 * The addresses a text list means: each once, as it will be mailed to, and how many of the entries were no address or
 * came again. Blank entries don't count at all (rules: sharing). Pure.
 */
export function recipientsOf(entries: readonly string[]): { addresses: string[]; refused: number } {
  const given = entries.map((entry) => normalizeEmail(entry)).filter((entry) => entry !== '');
  const addresses = [...new Set(given.filter(isEmailAddress))];
  return { addresses, refused: given.length - addresses.length };
}

/** Who gets mail at an address: `a.nna+x@b.hu` and `anna@b.hu` are one person for the limits. Pure. */
export function personAt(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/, '').replaceAll('.', '');
  return `${name || address.slice(0, at)}${address.slice(at)}`;
}
