import type { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { DeliveryError } from './delivery-error.js';
import type { Letter, MailTransport, LookupResult } from './mail-transport.js';

/** A transport whose successes and failures are kept for the status card (rules: integration status). */
export class WatchedTransport implements MailTransport {
  readonly name: MailTransport['name'];

  constructor(
    private readonly transport: MailTransport,
    private readonly status: Pick<IntegrationStatusService, 'note'>,
  ) {
    this.name = transport.name;
  }

  async deliver(letter: Letter): Promise<{ messageId: string }> {
    try {
      const taken = await this.transport.deliver(letter);
      await this.status.note('mail', 'ok');
      return taken;
    } catch (error) {
      // An address that is refused says nothing about the service.
      if (error instanceof DeliveryError && error.kind !== 'refused')
        await this.status.note('mail', error.asAppError());
      throw error;
    }
  }

  async find(messageId: string): Promise<LookupResult> {
    return this.transport.find?.(messageId) ?? 'unsupported';
  }
}
