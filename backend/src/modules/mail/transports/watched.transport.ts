import { AppError } from '../../../platform/errors/app-error.js';
import type { IntegrationStatus } from '../../settings/integration-status.service.js';
import { DeliveryError, type Letter, type MailTransport } from './mail-transport.js';

/** What a failed delivery says about the service; an address that it refuses says nothing. */
const CODES = {
  config: 'mail_server_settings',
  transient: 'mail_server_away',
  uncertain: 'mail_uncertain',
} as const;

/** A transport whose successes and failures are kept for the status card (rules: integration status). */
export class WatchedTransport implements MailTransport {
  readonly name: MailTransport['name'];

  constructor(
    private readonly transport: MailTransport,
    private readonly status: Pick<IntegrationStatus, 'note'>,
  ) {
    this.name = transport.name;
  }

  async deliver(letter: Letter): Promise<void> {
    try {
      await this.transport.deliver(letter);
    } catch (error) {
      if (error instanceof DeliveryError && error.kind !== 'refused')
        await this.status.note('mail', new AppError(CODES[error.kind], 502));
      throw error;
    }
    await this.status.note('mail', 'ok');
  }
}
