import { generateKeyPairSync, verify } from 'node:crypto';
import { AppError } from '../../../platform/errors/app-error.js';
import { parseGoogleCredentials, signTokenRequest } from './google-credentials.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const EC_PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const PUBLIC_PEM = publicKey.export({ type: 'spki', format: 'pem' });
const FILE = {
  type: 'service_account',
  project_id: 'p',
  private_key_id: 'k1',
  private_key: PEM,
  client_email: 'reader@p.iam.gserviceaccount.com',
  token_uri: 'https://attacker.example/token',
};

const problemOf = (text: string): [string, unknown] => {
  try {
    parseGoogleCredentials(text);
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.params];
    throw error;
  }
  return ['none', {}];
};

describe('the key file of a service account', () => {
  const whole = parseGoogleCredentials(JSON.stringify(FILE));

  it('is read as it is downloaded', () => {
    expect(whole).toMatchObject({ clientEmail: FILE.client_email, privateKeyId: 'k1', privateKey: PEM });
    expect(whole.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, string]>([
    ['line breaks escaped once more', JSON.stringify({ ...FILE, private_key: PEM.replaceAll('\n', '\\n') })],
    [
      'line breaks escaped twice more',
      JSON.stringify({ ...FILE, private_key: PEM.replaceAll('\n', '\\\\n') }),
    ],
    ['Windows line ends', JSON.stringify({ ...FILE, private_key: PEM.replaceAll('\n', '\r\n') })],
    ['escaped Windows line ends', JSON.stringify({ ...FILE, private_key: PEM.replaceAll('\n', '\\r\\n') })],
    ['quotes around the key', JSON.stringify({ ...FILE, private_key: `"${PEM.trim()}"` })],
    ['quotes around the file', `'${JSON.stringify(FILE)}'`],
    ['the file as a JSON text', `"${JSON.stringify(FILE).replaceAll('"', '\\"')}"`],
    ['real line breaks in the key', JSON.stringify(FILE).replaceAll('\\n', '\r\n')],
    ['a byte order mark and blanks', `\uFEFF  ${JSON.stringify(FILE, null, 2)}\n\n`],
    ['an address with blanks', JSON.stringify({ ...FILE, client_email: ` ${FILE.client_email} ` })],
  ])('is repaired: %s', (_what, text) => {
    expect(parseGoogleCredentials(text)).toEqual(whole);
  });

  it.each<[string, string, string]>([
    ['nothing', '', 'google_credentials_not_json'],
    ['prose', 'my key', 'google_credentials_not_json'],
    ['a list', '[]', 'google_credentials_not_json'],
    ['half a file', JSON.stringify(FILE).slice(0, 300), 'google_credentials_not_json'],
    ['the bare key', PEM, 'google_credentials_not_json'],
    ['an API key', 'AIzaSyA1234567890abcdefghijklmnopqrstuv', 'google_credentials_api_key'],
    ['a web client', '{"web":{"client_id":"1"}}', 'google_credentials_oauth_client'],
    ['a desktop client', '{"installed":{"client_id":"1"}}', 'google_credentials_oauth_client'],
    ['a person’s login', '{"type":"authorized_user"}', 'google_credentials_other_type'],
    ['an empty object', '{}', 'google_credentials_incomplete'],
    ['no key', JSON.stringify({ ...FILE, private_key: undefined }), 'google_credentials_incomplete'],
    ['a key that is a number', JSON.stringify({ ...FILE, private_key: 5 }), 'google_credentials_incomplete'],
    ['a wrong address', JSON.stringify({ ...FILE, client_email: 'reader' }), 'google_credentials_incomplete'],
    ['a cut key', JSON.stringify({ ...FILE, private_key: PEM.slice(0, 500) }), 'google_key_unreadable'],
    ['a public key', JSON.stringify({ ...FILE, private_key: PUBLIC_PEM }), 'google_key_unreadable'],
    ['a key of another kind', JSON.stringify({ ...FILE, private_key: EC_PEM }), 'google_key_unreadable'],
  ])('is refused by name: %s', (_what, text, code) => {
    expect(problemOf(text)[0]).toBe(code);
    expect(JSON.stringify(problemOf(text))).not.toMatch(/PRIVATE KEY|MII/);
  });

  it('names every field that is missing', () => {
    expect(problemOf('{"private_key_id":"x"}')).toEqual([
      'google_credentials_incomplete',
      { fields: 'type, client_email, private_key' },
    ]);
  });

  it('signs a request for an hour, whatever address the file names', () => {
    const now = Date.UTC(2026, 2, 2, 9, 0, 0);
    const [head, claims, signature] = signTokenRequest(whole, ['a', 'b'], now).split('.') as [
      string,
      string,
      string,
    ];
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object;
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'k1' });
    const iat = now / 1000 - 10;
    expect(read(claims)).toEqual({
      iss: FILE.client_email,
      scope: 'a b',
      aud: 'https://oauth2.googleapis.com/token',
      iat,
      exp: iat + 3600,
    });
    const isOurs = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    );
    expect(isOurs).toBe(true);
  });
});
