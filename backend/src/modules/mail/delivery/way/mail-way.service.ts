import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../../../platform/time/time.js';
import { IntegrationStatusService } from '../../../settings/integration-status.service.js';
import { MailTransportsService } from '../transports/mail-transports.service.js';

/** Whether mails leave: by a mail service, into the outbox where there is none, or not while it refuses them. */
export const MAIL_WAYS = ['sent', 'outbox', 'failing'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/** So long a failure is believed; somebody may have mended it since. */
const FAILURE_COUNTS_MS = HOUR_MS;

/** Whether mails would leave now. */
@Injectable()
export class MailWayService {
  constructor(
    private readonly transports: MailTransportsService,
    private readonly status: IntegrationStatusService,
  ) {}

  async current(): Promise<MailWay> {
    if ((await this.transports.current()).name === 'outbox') return 'outbox';
    const outcome = (await this.status.read(0)).get('mail');
    const failedAt = outcome?.lastFailureAt?.getTime() ?? 0;
    const isFailing =
      failedAt > Math.max(outcome?.lastSuccessAt?.getTime() ?? 0, Date.now() - FAILURE_COUNTS_MS);
    return isFailing ? 'failing' : 'sent';
  }
}
