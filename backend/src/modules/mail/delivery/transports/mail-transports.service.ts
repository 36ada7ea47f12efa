import { Injectable } from '@nestjs/common';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InjectEnv, type ReadyEnv } from '../../../../platform/env/env.js';
import { HttpClient } from '../../../../platform/outbound/http-client.js';
import { IntegrationStatusService } from '../../../settings/integration-status.service.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { DeliveryError } from './delivery-error.js';
import type { RenderedMail, LookupResult, MailTransport } from './mail-transport.js';
import { mailgunOrigin } from './mailgun-address.js';
import { MailgunTransport } from './mailgun.transport.js';
import { outboxOf } from './outbox-files.js';
import { SmtpTransport } from './smtp.transport.js';

/** A transport whose successes and failures are recorded for the status card (rules: integration status). */
class WatchedTransport implements MailTransport {
  readonly name: MailTransport['name'];

  constructor(
    private readonly transport: MailTransport,
    private readonly status: Pick<IntegrationStatusService, 'note'>,
  ) {
    this.name = transport.name;
  }

  async deliver(letter: RenderedMail): Promise<{ messageId: string }> {
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

/** Without a mail service letters become .eml files, which any mail program opens. */
class OutboxTransport implements MailTransport {
  readonly name = 'outbox';
  constructor(private readonly directory: string) {}

  async deliver({ id, kind, messageId, raw }: RenderedMail): Promise<{ messageId: string }> {
    const file = join(this.directory, `${new Date().toISOString().replaceAll(':', '-')}-${kind}-${id}.eml`);
    try {
      await mkdir(this.directory, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (cause) {
      throw new DeliveryError('transient', 'the outbox could not be written', { cause });
    }
    return { messageId };
  }
}

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

  /** Whether mails leave this site; without a mail service they only become files. */
  async goOut(): Promise<boolean> {
    return (await this.current()).name !== 'outbox';
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
