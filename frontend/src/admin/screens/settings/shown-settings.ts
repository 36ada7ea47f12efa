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
  /** Few ever change it: it is folded away. */
  advanced?: true;
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
    | 'access'
    | 'trello';
  fields: readonly ShownField[];
  /** The services that its values are for, and that can be tried out. */
  services: readonly Service[];
  /** The screen that shows what comes of them. */
  link?: string;
}

/** A page of the settings, which has an address and one save. */
export interface SettingsPart {
  name: 'organisation' | 'mail' | 'texts' | 'automation' | 'connections' | 'privacy';
  path: string;
  cards: readonly ShownCard[];
}

const below = (name: string) => `${paths.settings}/${name}`;

/** What the pages offer: the settings whose feature works. The server knows more, which are added here with their feature. */
export const settingsParts: readonly SettingsPart[] = [
  {
    name: 'organisation',
    path: paths.settings,
    cards: [
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
    ],
  },
  {
    name: 'mail',
    path: below('mail'),
    cards: [
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
    ],
  },
  {
    name: 'texts',
    path: below('texts'),
    cards: [
      {
        name: 'ai',
        services: ['ai'],
        fields: [
          { key: 'auto_generate', kind: 'switch' },
          { key: 'ai_sends_free_text', kind: 'switch' },
          { key: 'openai_api_key', kind: 'secret' },
          { key: 'openai_base_url', kind: 'line' },
          { key: 'openai_model', kind: 'line' },
          { key: 'ai_second_reader_model', kind: 'line' },
          { key: 'ai_daily_token_cap', kind: 'line', advanced: true },
          { key: 'ai_calls_per_minute', kind: 'line', advanced: true },
          { key: 'ai_calls_at_once', kind: 'line', advanced: true },
          { key: 'ai_price_prompt', kind: 'line', advanced: true },
          { key: 'ai_price_completion', kind: 'line', advanced: true },
          { key: 'ai_price_currency', kind: 'line', advanced: true },
        ],
        link: paths.aiUsage,
      },
    ],
  },
  {
    name: 'automation',
    path: below('automation'),
    cards: [
      {
        name: 'automation',
        services: [],
        fields: [
          { key: 'receipt_mail', kind: 'switch' },
          { key: 'answer_hours', kind: 'line' },
          { key: 'digest_mail', kind: 'switch' },
          { key: 'digest_time', kind: 'line' },
          { key: 'sync_silence_hours', kind: 'line' },
        ],
        link: paths.backgroundWork,
      },
    ],
  },
  {
    name: 'connections',
    path: below('connections'),
    cards: [
      {
        name: 'google',
        services: ['sheets', 'forms'],
        fields: [
          { key: 'google_credentials', kind: 'paste' },
          { key: 'google_spreadsheet_id', kind: 'line' },
        ],
      },
      {
        name: 'trello',
        services: ['trello'],
        fields: [
          { key: 'trello_api_key', kind: 'secret' },
          { key: 'trello_token', kind: 'secret' },
          { key: 'trello_list_id', kind: 'trello-list' },
        ],
      },
    ],
  },
  {
    name: 'privacy',
    path: below('privacy'),
    cards: [
      {
        name: 'access',
        services: [],
        fields: [
          { key: 'retention_months', kind: 'line' },
          { key: 'passkey_required', kind: 'switch' },
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
    ],
  },
];

/** The page on which a setting stands; undefined for what is no setting. */
export const partOfSetting = (key: string): SettingsPart | undefined =>
  settingsParts.find(({ cards }) => cards.some(({ fields }) => fields.some((field) => field.key === key)));

/** The secret that is sent to the address which this setting holds. */
export const secretOf: Partial<Record<SettingKey, SettingKey>> = {
  openai_base_url: 'openai_api_key',
  mailgun_host: 'mailgun_api_key',
};

/** The part of text keys that names a setting. */
export const textNameOf = (key: string): string => key.replaceAll('_', '-');
