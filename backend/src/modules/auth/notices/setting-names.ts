import { type Language, LANGUAGES } from '../../../platform/http/languages.js';

/** Settings that hold a key or decide which server gets one, as people call them: hu, en, ro. */
const NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  openai_api_key: ['AI-szolgáltatás kulcsa', 'Key of the AI service', 'Cheia serviciului AI'],
  openai_base_url: ['AI-szolgáltatás címe', 'Address of the AI service', 'Adresa serviciului AI'],
  google_credentials: ['Google-hitelesítő adatok', 'Google credentials', 'Datele de autentificare Google'],
  mailgun_api_key: ['Levélküldő szolgáltatás kulcsa', 'Key of the mail service', 'Cheia serviciului de e-mail'],
  mailgun_domain: ['Levélküldő szolgáltatás tartománya', 'Domain of the mail service', 'Domeniul serviciului de e-mail'],
  mailgun_host: ['Levélküldő szolgáltatás kiszolgálója', 'Server of the mail service', 'Serverul serviciului de e-mail'],
  mailgun_webhook_key: ['Levélküldő szolgáltatás webhookkulcsa', 'Webhook key of the mail service', 'Cheia webhook a serviciului de e-mail'],
  trello_api_key: ['Trello-kulcs', 'Trello key', 'Cheia Trello'],
  trello_token: ['Trello-token', 'Trello token', 'Tokenul Trello'],
}; // prettier-ignore

/** How a setting is called in a language; one without a name is called by its key. Pure. */
export const settingName = (key: string, language: Language): string =>
  NAMES[key]?.[LANGUAGES.indexOf(language)] ?? key;
