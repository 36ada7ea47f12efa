import { Injectable } from '@nestjs/common';
import { maskSecrets } from '../../../../platform/crypto/known-secrets.js';
import { InjectEnv, type ReadyEnv } from '../../../../platform/env/env.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { certificateProblem } from '../../../../platform/outbound/certificate-problem.js';
import { HttpClient } from '../../../../platform/outbound/http-client.js';
import {
  type Finding,
  lacks,
  ProbesService,
  sentenceOf,
  type Sentences,
  unset,
  works,
} from '../../../settings/probes.service.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { checkMailgun, type MailgunAccess, type MailProbeCode } from './check-mailgun.js';
import { smtpOptions } from '../transports/smtp-options.js';

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

  private async run(): Promise<Finding> {
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

  private async checkService(access: MailgunAccess, sender: string | null): Promise<Finding> {
    const { domain } = access;
    const state = await checkMailgun(this.http, access);
    if (sender === null) return lacks('mail_sender_missing');
    if (!haveSameOwner(domainOfSender(sender), domain))
      return lacks('mailgun_sender_elsewhere', { sender, domain });
    if (state === 'sandbox') return lacks('mailgun_sandbox', { domain });
    return works(state === 'active' ? 'mailgun_test_works' : 'mailgun_test_sending_key', { domain });
  }
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

/** What a failed sign-in says of the server's address. */
const SMTP_REFUSALS: Sentences<SmtpError, MailProbeCode> = [
  [
    'smtp_sign_in_refused',
    ({ code, responseCode = 0 }) => code === 'EAUTH' && (responseCode === 0 || responseCode >= 500),
  ],
  ['smtp_not_found', ({ code }) => code === 'EDNS'],
  ['smtp_certificate_refused', (error) => certificateProblem(error) !== null],
  ['smtp_encryption_refused', ({ code }) => code === 'ETLS'],
  ['smtp_refused', ({ responseCode = 0 }) => responseCode >= 400],
  ['smtp_unreachable', () => true],
];

/** Signs in to an SMTP server and hangs up. Answers its host and port; throws an AppError that says what is wrong. */
async function checkSmtp(url: string): Promise<string> {
  const { host } = new URL(url);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...smtpOptions(url), ...LIMITS });
  try {
    await transport.verify();
    return host;
  } catch (error) {
    throw problemOf(error as SmtpError, host);
  } finally {
    transport.close();
  }
}

function problemOf(error: SmtpError, host: string): AppError {
  const code = sentenceOf(error, SMTP_REFUSALS);
  const reason = maskSecrets(error.response ?? '')
    .split(/\r?\n/)[0]!
    .slice(0, 200);
  return new AppError(code, 502, { host, reason: code === 'smtp_refused' ? reason : '' }, { cause: error });
}

/** Second levels below which anybody can have a domain, such as co.uk. */
const SHARED_SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'nhs', 'org', 'ltd', 'plc']);

/** The domain of an address, with or without a name before it. */
export const domainOfSender = (sender: string): string =>
  (/<([^>]+)>/.exec(sender)?.[1] ?? sender).split('@').at(-1)!.toLowerCase();

/**
 * Whether both domains belong to one organisation, as mailboxes demand of sender and sending domain (rules: mails): the last two
 * labels are the same, or three below the likes of co.uk.
 */
export const haveSameOwner = (one: string, other: string): boolean => ownedPart(one) === ownedPart(other);

function ownedPart(domain: string): string {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isShared = top.length === 2 && SHARED_SECOND_LEVELS.has(second);
  return labels.slice(isShared ? -3 : -2).join('.');
}
