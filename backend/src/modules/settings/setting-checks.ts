import { domainToASCII } from 'node:url';
import type { Env } from '../../platform/env/env.js';
import { BadRequest, type ErrorParams } from '../../platform/errors/app-error.js';
import { kindOfAddress } from '../../platform/outbound/addresses.js';
import { PrivateHosts, portOf } from '../../platform/outbound/allowed-targets.js';
import {
  isEmailAddress,
  isNoReply,
  normalizeEmail,
  senderOrNull,
} from '../../platform/text/email-address.js';
import { isWebAddress } from '../../platform/text/web-address.js';
import { isPictureName } from '../pictures/picture-name.js';
import type messages from './texts/messages.en.json';

/** Turns what was typed into what is stored. Throws BadRequest. */
export type SettingCheck = (text: string, env: Env) => string;

const MAILGUN_HOSTS = ['api.mailgun.net', 'api.eu.mailgun.net'];
const LONGEST_LINE = 2000;

/** The error names the field, as those of validation do. */
const refuse = (code: keyof typeof messages, params: ErrorParams = {}): BadRequest =>
  new BadRequest(code, params, [{ field: 'value', problem: code }]);

export const anyText: SettingCheck = (text) => text;

/** Pictures are named by who keeps them, never by a caller. */
export const picture: SettingCheck = (text) => {
  if (!isPictureName(text)) throw refuse('setting_not_picture');
  return text;
};

export const secureWebAddress: SettingCheck = (text) => {
  const isSecure = /^https:/i.test(text) && isWebAddress(text);
  if (!isSecure || text.length > LONGEST_LINE) throw refuse('setting_not_web_address');
  return text;
};

/** The site's own pages may be named by their path. */
export const webAddressOrPath: SettingCheck = (text, env) =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) && text.length <= LONGEST_LINE ? text : secureWebAddress(text, env);

export const emailAddress: SettingCheck = (text) => {
  const address = normalizeEmail(text);
  if (!isEmailAddress(address)) throw refuse('setting_not_email');
  return address;
};

/** Somebody has to read what arrives there. */
export const contactAddress: SettingCheck = (text, env) => {
  const address = emailAddress(text, env);
  if (isNoReply(address)) throw refuse('setting_no_reply');
  return address;
};

/** Shown as it was typed; programs dial its digits. */
export const phone: SettingCheck = (text) => {
  const digits = text.replace(/\D/g, '').length;
  if (!/^\+?[\d ()/-]{1,39}$/.test(text) || digits < 5 || digits > 20) throw refuse('setting_not_phone');
  return text;
};

export const sender: SettingCheck = (text) => {
  const sender = senderOrNull(text);
  if (sender === null) throw refuse('setting_not_sender');
  return sender;
};

export const domain: SettingCheck = (text) => {
  const name = text.replace(/^https?:\/\//i, '').replace(/[./]+$/, '');
  if (!isEmailAddress(`a@${name}`)) throw refuse('setting_not_domain');
  return domainToASCII(name).toLowerCase();
};

/** With or without `https://` and `/v3`. Keys are sent there, so only the service's own hosts and the operator's are taken. */
export const mailgunHost: SettingCheck = (text, env) => {
  const url = readUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const isOrigin = url !== null && /^\/?(?:v\d+)?\/?$/.test(url.pathname) && !url.search && !url.hash;
  if (isOrigin && url.protocol === 'https:' && MAILGUN_HOSTS.includes(url.host)) return url.host;
  if (isOrigin && (url.origin === env.mailgunBase || isListed(url, env))) return hostOf(url.origin);
  throw refuse('setting_host_not_allowed', { hosts: MAILGUN_HOSTS.join(', ') });
};

/** Any public https address, and what the operator has allowed besides. Names are checked when they are called. */
export const baseUrl: SettingCheck = (text, env) => {
  const url = text.length <= LONGEST_LINE ? readUrl(text) : null;
  if (url === null) throw refuse('setting_not_base_url');
  if (isListed(url, env)) return text;
  const isAddress = /^\[|^[\d.]+$/.test(url.hostname);
  const isPrivate = url.hostname === 'localhost' || (isAddress && kindOfAddress(url.hostname) !== 'public');
  if (url.protocol !== 'https:' || isPrivate) throw refuse('setting_not_base_url');
  return text;
};

/** A key goes into a header as it is. */
export const key: SettingCheck = (text) => {
  if (!/^[\x21\x23-\x26\x28-\x5b\x5d-\x7e]{1,1000}$/.test(text)) throw refuse('setting_not_key');
  return text;
};

export const modelName: SettingCheck = (text) => {
  if (!/^[\w.:/@+-]{1,200}$/.test(text)) throw refuse('setting_not_model');
  return text;
};

export const trelloList: SettingCheck = (text) => {
  if (!/^[0-9a-f]{24}$/i.test(text)) throw refuse('setting_not_trello_list');
  return text.toLowerCase();
};

export const flag: SettingCheck = (text) => {
  if (text !== 'true' && text !== 'false') throw refuse('setting_not_flag');
  return text;
};

export const wholeNumber =
  (min: number, max: number): SettingCheck =>
  (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw refuse('setting_not_number', { min, max });
    return String(value);
  };

/** As a clock shows it: 8:00 and 08.00 are stored as 08:00. */
export const clockTime: SettingCheck = (text) => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? [];
  if (!(Number(hours) < 24 && Number(minutes) < 60)) throw refuse('setting_not_time');
  return `${hours!.padStart(2, '0')}:${minutes!}`;
};

/** Shown without rendering, so people would read the markup. */
export const plainText =
  (max: number): SettingCheck =>
  (text) => {
    if (text.length > max || /<\/?[a-z!]/i.test(text)) throw refuse('setting_not_plain_text', { max });
    return text;
  };

/** A text for one line, a header or a footer: nothing that ends the line or changes its direction. */
export const plainLine =
  (max: number): SettingCheck =>
  (text, env) => {
    if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text))
      throw refuse('setting_not_one_line', { max });
    return plainText(max)(text, env);
  };

/** With a decimal point or comma, at most four decimals. */
export const price: SettingCheck = (text) => {
  const typed = text.replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(typed)) throw refuse('setting_not_price');
  return String(Number(typed));
};

export const currency: SettingCheck = (text) => {
  const code = text.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(code)) throw refuse('setting_not_currency');
  return code;
};

/** An origin as the setting holds it: https goes without saying. */
export const hostOf = (origin: string): string => origin.replace(/^https:\/\//, '');

const isListed = (url: URL, env: Env): boolean =>
  new PrivateHosts(env.outboundPrivateHosts).has(url.hostname, portOf(url));

function readUrl(text: string): URL | null {
  return isWebAddress(text) ? new URL(text) : null;
}
