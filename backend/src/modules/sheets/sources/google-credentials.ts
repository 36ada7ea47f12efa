import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { isEmailAddress } from '../../../platform/text/email-address.js';
import { isRecord, parseJson } from '../../../platform/text/json.js';

/** What is used of a service account's key file. `token_uri` is not: calling an address out of a pasted file is request forgery. */
export interface GoogleCredentials {
  /** The address that sheets and forms must be shared with; no secret. */
  clientEmail: string;
  /** PEM, repaired. */
  privateKey: string;
  privateKeyId: string | null;
  /** Tells one key from another without holding it. */
  fingerprint: string;
}

/** Who a token is always made for, also when it is asked for at another address. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const LIFE_SECONDS = 3600;
/** Clocks differ a little; a token from the future is refused. */
const CLOCK_DRIFT_SECONDS = 10;

/**
 * Reads a service account's key file as people paste it (rules: google sign-in). Throws BadRequest with a code that says what
 * was pasted instead, or what is wrong with it.
 */
export function parseGoogleCredentials(text: string): GoogleCredentials {
  const file = parseFile(text);
  if (isRecord(file.web) || isRecord(file.installed)) throw new BadRequest('google_credentials_oauth_client');
  if (typeof file.type === 'string' && file.type !== 'service_account')
    throw new BadRequest('google_credentials_other_type', { type: file.type.slice(0, 40) });
  const clientEmail = textIn(file, 'client_email');
  const privateKey = repairKey(textIn(file, 'private_key'));
  const missing = [
    file.type === undefined ? 'type' : '',
    isEmailAddress(clientEmail) ? '' : 'client_email',
    privateKey === '' ? 'private_key' : '',
  ].filter(Boolean);
  if (missing.length > 0)
    throw new BadRequest('google_credentials_incomplete', { fields: missing.join(', ') });
  const pem = loadKey(privateKey).export({ type: 'pkcs8', format: 'pem' }) as string;
  const privateKeyId = textIn(file, 'private_key_id') || null;
  const fingerprint = createHash('sha256').update(`${clientEmail}\n${pem}`).digest('hex');
  return { clientEmail, privateKey: pem, privateKeyId, fingerprint };
}

/** The signed request for a token: a JWT for one hour and these scopes. `now` in milliseconds. */
export function signTokenRequest(
  credentials: GoogleCredentials,
  scopes: readonly string[],
  now = Date.now(),
): string {
  const issuedAt = Math.floor(now / 1000) - CLOCK_DRIFT_SECONDS;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const kid = credentials.privateKeyId;
  const header = encode({ alg: 'RS256', typ: 'JWT', ...(kid ? { kid } : {}) });
  const claims = encode({
    iss: credentials.clientEmail,
    scope: scopes.join(' '),
    aud: AUDIENCE,
    iat: issuedAt,
    exp: issuedAt + LIFE_SECONDS,
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${header}.${claims}`), credentials.privateKey);
  return `${header}.${claims}.${signature.toString('base64url')}`;
}

function parseFile(text: string): Record<string, unknown> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (/^AIza[\w-]{30,}$/.test(trimmed)) throw new BadRequest('google_credentials_api_key');
  const quoted = /^(['"`])([\s\S]*)\1$/.exec(trimmed)?.[2];
  for (const candidate of [trimmed, quoted, quoted?.replaceAll('\\"', '"')]) {
    for (const json of candidate === undefined ? [] : [candidate, joinKeyLines(candidate)]) {
      const file = parseJson(json);
      if (isRecord(file)) return file;
    }
  }
  throw new BadRequest('google_credentials_not_json');
}

/** Line breaks typed into the key are no JSON; they are what people see when they open the key elsewhere. */
const joinKeyLines = (text: string): string =>
  text.replace(
    /("private_key"\s*:\s*")([^"]*)/,
    (_, start: string, key: string) => `${start}${key.replace(/\r\n?|\n/g, '\\n')}`,
  );

/** Line breaks that were escaped once or more, quotes around the key, and the line ends of another system. */
const repairKey = (key: string): string =>
  key
    .replace(/\\+r/g, '')
    .replace(/\\+n/g, '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/^["'\s]+|["'\s]+$/g, '');

function loadKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new BadRequest('google_key_unreadable');
  }
  if (key.asymmetricKeyType !== 'rsa') throw new BadRequest('google_key_unreadable');
  return key;
}

function textIn(file: Record<string, unknown>, name: string): string {
  const value = file[name];
  return typeof value === 'string' ? value.trim() : '';
}
