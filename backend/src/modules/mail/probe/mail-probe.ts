import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { HttpClient } from '../../../platform/outbound/http-client.js';
import { type ProbeResult, lacks, ProbesService, unset, works } from '../../settings/probes.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { checkMailgun, type MailgunAccess } from './check-mailgun.js';
import { checkSmtp } from './check-smtp.js';
import './mail-probe.errors.js';
import { domainOfSender, haveSameOwner } from './sender-domain.js';

const KEYS = ['mailgun_api_key', 'mailgun_domain', 'mailgun_host', 'mail_from'] as const;

/** Asks the mail service of the settings for its domain, else signs in to the operator's SMTP server. Nothing is sent. */
@Injectable()
export class MailProbe {
  constructor(
    probes: ProbesService,
    private readonly settings: SettingsService,
    private readonly http: HttpClient,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {
    probes.register('mail', { keys: KEYS, run: () => this.run() });
  }

  private async run(): Promise<ProbeResult> {
    const {
      mailgun_api_key: apiKey,
      mailgun_domain: domain,
      mailgun_host: host,
      mail_from: sender,
    } = await this.settings.read(...KEYS);
    if (apiKey !== null && domain !== null && host !== null)
      return this.checkService({ apiKey, domain, host }, sender);
    if (this.env.smtpUrl !== null) {
      const server = await checkSmtp(this.env.smtpUrl);
      return sender === null ? lacks('mail_sender_missing') : works('smtp_test_works', { host: server });
    }
    if (apiKey !== null) return unset('mailgun_domain_missing');
    return unset(domain === null ? 'mail_test_nothing' : 'mailgun_key_missing');
  }

  private async checkService(access: MailgunAccess, sender: string | null): Promise<ProbeResult> {
    const { domain } = access;
    const state = await checkMailgun(this.http, access);
    if (sender === null) return lacks('mail_sender_missing');
    if (!haveSameOwner(domainOfSender(sender), domain))
      return lacks('mailgun_sender_elsewhere', { sender, domain });
    if (state === 'sandbox') return lacks('mailgun_sandbox', { domain });
    return works(state === 'active' ? 'mailgun_test_works' : 'mailgun_test_sending_key', { domain });
  }
}
