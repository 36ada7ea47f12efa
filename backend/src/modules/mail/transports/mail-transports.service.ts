import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { HttpClient } from '../../../platform/outbound/http-client.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DeliveryError } from './delivery-error.js';
import type { MailTransport } from './mail-transport.js';
import { mailgunOrigin } from './mailgun/mailgun-address.js';
import { MailgunTransport } from './mailgun/mailgun.transport.js';
import { outboxOf } from './outbox-files.js';
import { OutboxTransport } from './outbox.transport.js';
import { SmtpTransport } from './smtp.transport.js';
import { WatchedTransport } from './watched.transport.js';

/** Which way mails go now: the mail service of the settings, else the SMTP server, else files (rules: mails). */
@Injectable()
export class MailTransportsService {
  private readonly standard: MailTransport;

  constructor(
    private readonly settings: SettingsService,
    private readonly status: IntegrationStatusService,
    private readonly http: HttpClient,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {
    const { smtpUrl } = env;
    this.standard = smtpUrl
      ? new WatchedTransport(new SmtpTransport(smtpUrl), status)
      : new OutboxTransport(outboxOf(env));
  }

  /** Read for each mail, so that a change of the settings counts at once in every process. */
  async current(): Promise<MailTransport> {
    const { mailgun_api_key, mailgun_domain, mailgun_host } = await this.settings.read(
      'mailgun_api_key',
      'mailgun_domain',
      'mailgun_host',
    );
    const domain = mailgun_domain?.trim();
    if (!mailgun_api_key || !domain) return this.standard;
    const origin = mailgunOrigin(mailgun_host);
    const operatorHosts = this.env.outboundPrivateHosts;
    const service =
      origin === null
        ? NOWHERE
        : new MailgunTransport(this.http, { apiKey: mailgun_api_key, domain, origin, operatorHosts });
    return new WatchedTransport(service, this.status);
  }
}

/** A host that is no address: mails wait until it is mended. */
const NOWHERE: MailTransport = {
  name: 'mailgun',
  deliver: () => Promise.reject(new DeliveryError('config', 'bad_address', { code: 'mail_service_address' })),
};
