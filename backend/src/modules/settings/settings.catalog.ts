import type { Env } from '../../platform/env/env.js';

interface SettingRule {
  /** Stored sealed and shown masked. The server decides this, never the caller. */
  encrypted: boolean;
  /** The environment variable that counts while the database holds no value. */
  fromEnv?: (env: Env) => string | null;
}

/** Every setting there is (rules: settings). */
export const SETTINGS = {
  landing_contact_email: { encrypted: false },
  landing_privacy_url: { encrypted: false },
  landing_questionnaire_url: { encrypted: false },
  landing_digital_solutions_url: { encrypted: false },
  landing_consultation_url: { encrypted: false },
  mail_from: { encrypted: false, fromEnv: (env) => env.mailFrom },
  /** 'true': the result mail carries the evaluation as a PDF. */
  mail_attach_pdf: { encrypted: false },
  openai_api_key: { encrypted: true, fromEnv: (env) => env.openAi.apiKey },
  openai_base_url: { encrypted: false, fromEnv: (env) => env.openAi.baseUrl },
  openai_model: { encrypted: false, fromEnv: (env) => env.openAi.model },
  google_credentials: { encrypted: true },
  google_spreadsheet_id: { encrypted: false },
  mailgun_api_key: { encrypted: true },
  mailgun_domain: { encrypted: false },
  mailgun_host: { encrypted: false },
  mailgun_webhook_key: { encrypted: true },
  trello_api_key: { encrypted: true },
  trello_token: { encrypted: true },
  trello_list_id: { encrypted: false },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SETTINGS;
export const ruleOf = (key: SettingKey): SettingRule => SETTINGS[key];
