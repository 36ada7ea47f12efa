import { type components } from '../../../shared/api/schema.gen.ts';
import { paths } from '../../addresses.ts';

export type SettingKey = components['schemas']['SettingResponse']['key'];
export type Service = 'ai' | 'mail' | 'sheets' | 'forms' | 'trello';

/** How a setting is edited. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'secret'
  | 'paste'
  | 'switch'
  | 'trello-list'
  | { options: readonly string[] };

export interface ShownField {
  key: SettingKey;
  kind: FieldKind;
}

export interface ShownCard {
  name:
    | 'organisation'
    | 'landing'
    | 'consent'
    | 'ai'
    | 'mail'
    | 'google'
    | 'automation'
    | 'entrance'
    | 'retention'
    | 'trello';
  fields: readonly ShownField[];
  /** The services that its values are for, and that can be tried out. */
  services: readonly Service[];
  /** The screen that shows what comes of them. */
  link?: string;
}

/** What the page offers: the settings whose feature works. The server knows more, which are added here with their feature. */
export const shownCards: readonly ShownCard[] = [
  {
    name: 'organisation',
    services: [],
    fields: [
      { key: 'organisation_name', kind: 'line' },
      { key: 'landing_contact_email', kind: 'line' },
      { key: 'organisation_phone', kind: 'line' },
      { key: 'organisation_address', kind: 'line' },
    ],
  },
  {
    name: 'landing',
    services: [],
    fields: [
      { key: 'landing_questionnaire_url', kind: 'line' },
      { key: 'landing_privacy_url', kind: 'line' },
      { key: 'landing_digital_solutions_url', kind: 'line' },
      { key: 'landing_consultation_url', kind: 'line' },
    ],
  },
  {
    name: 'consent',
    services: [],
    fields: [
      { key: 'consent_text_hu', kind: 'text' },
      { key: 'consent_text_en', kind: 'text' },
      { key: 'consent_text_ro', kind: 'text' },
    ],
  },
  {
    name: 'ai',
    services: ['ai'],
    fields: [
      { key: 'openai_api_key', kind: 'secret' },
      { key: 'openai_base_url', kind: 'line' },
      { key: 'openai_model', kind: 'line' },
      { key: 'ai_second_reader_model', kind: 'line' },
      { key: 'ai_daily_token_cap', kind: 'line' },
      { key: 'ai_calls_per_minute', kind: 'line' },
      { key: 'ai_calls_at_once', kind: 'line' },
      { key: 'ai_sends_free_text', kind: 'switch' },
      { key: 'ai_price_prompt', kind: 'line' },
      { key: 'ai_price_completion', kind: 'line' },
      { key: 'ai_price_currency', kind: 'line' },
    ],
    link: paths.aiUsage,
  },
  {
    name: 'mail',
    services: ['mail'],
    fields: [
      { key: 'mail_from', kind: 'line' },
      { key: 'mailgun_api_key', kind: 'secret' },
      { key: 'mailgun_domain', kind: 'line' },
      { key: 'mailgun_host', kind: { options: ['api.mailgun.net', 'api.eu.mailgun.net'] } },
      { key: 'mailgun_webhook_key', kind: 'secret' },
      { key: 'mail_attach_pdf', kind: 'switch' },
    ],
  },
  {
    name: 'google',
    services: ['sheets', 'forms'],
    fields: [
      { key: 'google_credentials', kind: 'paste' },
      { key: 'google_spreadsheet_id', kind: 'line' },
    ],
  },
  {
    name: 'automation',
    services: [],
    fields: [
      { key: 'auto_generate', kind: 'switch' },
      { key: 'receipt_mail', kind: 'switch' },
      { key: 'answer_hours', kind: 'line' },
      { key: 'digest_mail', kind: 'switch' },
      { key: 'digest_time', kind: 'line' },
      { key: 'sync_silence_hours', kind: 'line' },
    ],
    link: paths.backgroundWork,
  },
  { name: 'entrance', services: [], fields: [{ key: 'passkey_required', kind: 'switch' }] },
  { name: 'retention', services: [], fields: [{ key: 'retention_months', kind: 'line' }] },
  {
    name: 'trello',
    services: ['trello'],
    fields: [
      { key: 'trello_api_key', kind: 'secret' },
      { key: 'trello_token', kind: 'secret' },
      { key: 'trello_list_id', kind: 'trello-list' },
    ],
  },
];

/** The secret that is sent to the address which this setting holds. */
export const secretOf: Partial<Record<SettingKey, SettingKey>> = {
  openai_base_url: 'openai_api_key',
  mailgun_host: 'mailgun_api_key',
};

/** The part of text keys that names a setting. */
export const textNameOf = (key: string): string => key.replaceAll('_', '-');
