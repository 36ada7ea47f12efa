import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../../platform/time/time.js';
import { MailTransportsService } from '../../mail/transports/mail-transports.service.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import type { MailWay } from './invitation.types.js';

/** So long a failure is believed; somebody may have mended it since. */
const FAILURE_COUNTS_MS = HOUR_MS;

/** Whether invitations would leave now. */
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
