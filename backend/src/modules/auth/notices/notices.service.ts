import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { Events } from '../../../platform/events/events.js';
import { caller } from '../../../platform/http/caller.js';
import { type Language, LANGUAGES } from '../../../platform/http/languages.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { SettingChanged } from '../../settings/settings.events.js';
import { AccessService } from '../access/access.service.js';
import { AdminsService } from '../admins/admins.service.js';

/** Settings that hold a key or decide which server gets one, as people call them: hu, en, ro. */
const NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  openai_api_key: ['AI-szolgáltatás kulcsa', 'Key of the AI service', 'Cheia serviciului AI'],
  openai_base_url: ['AI-szolgáltatás címe', 'Address of the AI service', 'Adresa serviciului AI'],
  google_credentials: ['Google-hitelesítő adatok', 'Google credentials', 'Datele de autentificare Google'],
  mailgun_api_key: [
    'Levélküldő szolgáltatás kulcsa',
    'Key of the mail service',
    'Cheia serviciului de e-mail',
  ],
  mailgun_domain: [
    'Levélküldő szolgáltatás tartománya',
    'Domain of the mail service',
    'Domeniul serviciului de e-mail',
  ],
  mailgun_host: [
    'Levélküldő szolgáltatás kiszolgálója',
    'Server of the mail service',
    'Serverul serviciului de e-mail',
  ],
  mailgun_webhook_key: [
    'Levélküldő szolgáltatás webhookkulcsa',
    'Webhook key of the mail service',
    'Cheia webhook a serviciului de e-mail',
  ],
  trello_api_key: ['Trello-kulcs', 'Trello key', 'Cheia Trello'],
  passkey_required: [
    'Belépés csak passkey-vel',
    'Sign-in with passkeys only',
    'Autentificare numai cu chei de acces',
  ],
  trello_token: ['Trello-token', 'Trello token', 'Tokenul Trello'],
};

/** How a setting is called in a language; one without a name is called by its key. Pure. */
const settingName = (key: string, language: Language): string =>
  NAMES[key]?.[LANGUAGES.indexOf(language)] ?? key;

type AboutAdmin = 'admin-added' | 'address-changed' | 'admin-deleted' | 'passkey-added' | 'passkeys-removed';

const PATHS: Readonly<Record<AboutAdmin, string>> = {
  'admin-added': '/auth',
  'address-changed': '/auth',
  'admin-deleted': '/',
  'passkey-added': '/account',
  'passkeys-removed': '/auth',
};

/**
 * Informs admins by mail of what others could abuse: that they were added, re-addressed or deleted, got or lost a passkey, that a key, a
 * server or the rule of signing in was changed, and that a webhook of theirs is off (rules: notices). Queued in the caller's transaction, in the language of the admin who made the change.
 */
@Injectable()
export class NoticesService {
  constructor(
    private readonly mails: MailService,
    private readonly admins: AdminsService,
    private readonly access: AccessService,
    @InjectEnv() private readonly env: ReadyEnv,
    events: Events,
  ) {
    events.on(SettingChanged, (changed) => (changed.isSensitive ? this.setting(changed) : undefined));
  }

  async admin(
    kind: AboutAdmin,
    to: string[],
    content: { email: string; formerEmail?: string; passkey?: string },
  ): Promise<void> {
    const { language, adminEmail } = caller();
    await this.mails.queueNotice({
      kind,
      to,
      language,
      content: { ...content, admin: adminEmail ?? '', link: `${this.env.publicUrl}${PATHS[kind]}` },
    });
  }

  /** To every admin, about a setting that holds a key, decides which server gets one, or who gets in. */
  private async setting({ key, adminId }: SettingChanged): Promise<void> {
    const { language } = caller();
    const admins = await this.admins.list();
    await this.mails.queueNotice({
      kind: 'setting-changed',
      to: admins.map(({ email }) => email),
      language,
      content: {
        setting: settingName(key, language),
        admin: admins.find(({ id }) => id === adminId)?.email ?? '',
        link: `${this.env.publicUrl}/settings`,
      },
    });
  }

  /** To everybody who may manage the questionnaire, in its language: a webhook of it was switched off by itself. */
  async webhookOff(
    questionnaireId: number,
    language: Language,
    content: { questionnaire: string; address: string },
  ): Promise<void> {
    await this.mails.queueNotice({
      kind: 'webhook-off',
      to: await this.access.emailsGranted(questionnaireId),
      language,
      content: { ...content, link: `${this.env.publicUrl}/webhooks` },
    });
  }
}
