import type { Env } from '../../platform/env/env.js';
import { USUAL_HOURS } from './answer-promise.js';
import { CONSENT_WORDINGS } from './consent-wordings.js';
import * as check from './setting-checks.js';

export interface SettingRule {
  /** Stored sealed and shown masked. The server decides this, never the caller. */
  encrypted: boolean;
  /** Answers the value as it is stored; throws BadRequest that says what is wrong. Features refine it (SettingChecks). */
  check: check.SettingCheck;
  /** The environment variable that counts while the database holds no value. */
  fromEnv?: (env: Env) => string | null;
  /** What counts while neither database nor environment holds a value. */
  standard?: string;
  /** The secret that is sent to this address, and goes when another one is saved. */
  secretSentHere?: string;
  /** It decides who gets in. */
  guardsEntrance?: boolean;
}

/** Every setting there is (rules: settings). */
export const SETTINGS = {
  /** Who is behind the pages and mails (rules: organisation). */
  organisation_name: { encrypted: false, check: check.plainLine(100) },
  /** The name of a picture, set by uploading one (rules: pictures). */
  organisation_logo: { encrypted: false, check: check.picture },
  organisation_phone: { encrypted: false, check: check.phone },
  organisation_address: { encrypted: false, check: check.plainLine(200) },
  landing_contact_email: { encrypted: false, check: check.contactAddress },
  landing_privacy_url: { encrypted: false, check: check.webAddressOrPath },
  landing_questionnaire_url: { encrypted: false, check: check.secureWebAddress },
  landing_digital_solutions_url: { encrypted: false, check: check.secureWebAddress },
  landing_consultation_url: { encrypted: false, check: check.secureWebAddress },
  /** 'true': admins sign in with a passkey alone. Changed only by who has signed in with one (rules: passkeys). */
  passkey_required: { encrypted: false, check: check.flag, standard: 'false', guardsEntrance: true },
  mail_from: { encrypted: false, check: check.sender, fromEnv: (env) => env.mailFrom },
  /** 'true': the result mail carries the evaluation as a PDF. */
  mail_attach_pdf: { encrypted: false, check: check.flag, standard: 'false' },
  mailgun_api_key: { encrypted: true, check: check.key },
  mailgun_domain: { encrypted: false, check: check.domain },
  mailgun_host: {
    encrypted: false,
    check: check.mailgunHost,
    fromEnv: (env) => check.hostOf(env.mailgunBase),
    standard: 'api.mailgun.net',
    secretSentHere: 'mailgun_api_key',
  },
  mailgun_webhook_key: { encrypted: true, check: check.key },
  openai_api_key: { encrypted: true, check: check.key, fromEnv: (env) => env.openAi.apiKey },
  openai_base_url: {
    encrypted: false,
    check: check.baseUrl,
    fromEnv: (env) => env.openAi.baseUrl,
    standard: 'https://api.openai.com/v1',
    secretSentHere: 'openai_api_key',
  },
  openai_model: {
    encrypted: false,
    check: check.modelName,
    fromEnv: (env) => env.openAi.model,
    standard: 'gpt-4.1-mini',
  },
  /** Another model of the same server, which reads finished texts; none until set. */
  ai_second_reader_model: { encrypted: false, check: check.modelName },
  /** Tokens a day that the AI may use in all; no cap until set. */
  ai_daily_token_cap: { encrypted: false, check: check.wholeNumber(1000, 1_000_000_000) },
  /** Calls of all workers together to one AI server; no limit until set. */
  ai_calls_per_minute: { encrypted: false, check: check.wholeNumber(1, 100_000) },
  ai_calls_at_once: { encrypted: false, check: check.wholeNumber(1, 1000) },
  /** 'true': what clinics typed themselves is sent to the AI, cleaned and shortened. */
  ai_sends_free_text: { encrypted: false, check: check.flag, standard: 'false' },
  /** Prices of a million tokens, for the page of the AI's usage. */
  ai_price_prompt: { encrypted: false, check: check.price },
  ai_price_completion: { encrypted: false, check: check.price },
  ai_price_currency: { encrypted: false, check: check.currency, standard: 'USD' },
  google_credentials: { encrypted: true, check: check.anyText },
  google_spreadsheet_id: { encrypted: false, check: check.anyText },
  trello_api_key: { encrypted: true, check: check.key },
  trello_token: { encrypted: true, check: check.key },
  trello_list_id: { encrypted: false, check: check.trelloList },
  /** 'true': texts are generated for every new response. */
  auto_generate: {
    encrypted: false,
    check: check.flag,
    fromEnv: (env) => String(env.autoGenerate),
    standard: 'true',
  },
  /** 'true': a respondent gets a mail that the response has arrived. */
  receipt_mail: { encrypted: false, check: check.flag, standard: 'false' },
  /** Hours within which respondents are promised their result; after half of them one that was not sent is reported. */
  answer_hours: { encrypted: false, check: check.wholeNumber(1, 720), standard: String(USUAL_HOURS) },
  /** 'true': admins who have switched it on get what waits in their inbox by mail, on working days, at this time of the clinics' clock. */
  digest_mail: { encrypted: false, check: check.flag, standard: 'true' },
  digest_time: { encrypted: false, check: check.clockTime, standard: '08:00' },
  /** Hours without a new response after which a questionnaire that is synced by schedule is reported; off until set. */
  sync_silence_hours: { encrypted: false, check: check.wholeNumber(1, 8760) },
  /** Months after which an evaluation is anonymised; off until set. */
  retention_months: { encrypted: false, check: check.wholeNumber(1, 240) },
  /** What respondents of an online form consent to, by the questionnaire's language. */
  consent_text_hu: { encrypted: false, check: check.plainText(2000), standard: CONSENT_WORDINGS.hu },
  consent_text_en: { encrypted: false, check: check.plainText(2000), standard: CONSENT_WORDINGS.en },
  consent_text_ro: { encrypted: false, check: check.plainText(2000), standard: CONSENT_WORDINGS.ro },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
export const ruleOf = (key: SettingKey): SettingRule => SETTINGS[key];

/** Whether every admin should hear when it changes: secrets, the addresses that secrets are sent to, and who gets in. */
export const isSensitive = (key: SettingKey): boolean =>
  ruleOf(key).encrypted || ruleOf(key).secretSentHere !== undefined || ruleOf(key).guardsEntrance === true;

/** The secret that is sent to the address which this setting holds, if it holds one. */
export const secretSentTo = (key: SettingKey): SettingKey | null =>
  SETTING_KEYS.find((other) => other === ruleOf(key).secretSentHere) ?? null;
