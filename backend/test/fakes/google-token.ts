import { createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { googleError, json, Script } from './google-part.js';
import type { BearerCheck, GooglePart, GoogleReply, GoogleRequest } from './google-part.js';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const CLOCK_TOLERANCE_SECONDS = 300;
const SCOPES = new Set(
  ['spreadsheets.readonly', 'forms.body.readonly', 'forms.responses.readonly'].map(
    (name) => `https://www.googleapis.com/auth/${name}`,
  ),
);

// One pair a process: making one takes a noticeable part of a second.
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PRIVATE_PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const KEY_ID = createHash('sha1').update(PRIVATE_PEM).digest('hex');

export const SERVICE_ACCOUNT = 'survey-reader@clinic-survey.iam.gserviceaccount.com';

/** A service account's key file as it is downloaded, for this fake. */
export const keyFile = (changes: Record<string, unknown> = {}): string =>
  JSON.stringify(
    {
      type: 'service_account',
      project_id: 'clinic-survey',
      private_key_id: KEY_ID,
      private_key: PRIVATE_PEM,
      client_email: SERVICE_ACCOUNT,
      client_id: '104200000000000000001',
      auth_uri: 'https://accounts.google.com/o/oauth2/auth',
      token_uri: 'https://attacker.example/token',
      universe_domain: 'googleapis.com',
      ...changes,
    },
    null,
    2,
  );

export interface TokenPart extends GooglePart, BearerCheck {
  script: Script;
  /** How many tokens were issued. */
  issued: () => number;
  /** From now on tokens live this long, in seconds. */
  liveFor: (seconds: number) => void;
  /** Makes every token that was issued useless. */
  expireAll: () => void;
}

/** Issues bearer tokens to callers that prove to hold the key of the service account, as strictly as the real one. */
export function tokenPart(): TokenPart {
  const tokens = new Map<string, { scopes: Set<string>; until: number }>();
  const script = new Script();
  let issued = 0;
  let life = 3599;
  return {
    script,
    issued: () => issued,
    liveFor: (seconds) => (life = seconds),
    expireAll: () => tokens.clear(),
    answer: async (request) => {
      if (request.method !== 'POST' || request.path !== '/token') return null;
      const scripted = await script.take(request);
      if (scripted) return scripted;
      const proof = readProof(request);
      if ('refusal' in proof) return proof.refusal;
      const value = `ya29.c.${randomBytes(24).toString('base64url')}`;
      tokens.set(value, { scopes: proof.scopes, until: Date.now() + life * 1000 });
      issued += 1;
      return json(200, { access_token: value, expires_in: life, token_type: 'Bearer' });
    },
    refuse: ({ headers }, scope) => {
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      const token = tokens.get(bearer);
      if (!token || token.until <= Date.now()) return googleError('bad_token');
      return token.scopes.has(scope) ? null : googleError('scope_insufficient');
    },
  };
}

function readProof({ headers, body }: GoogleRequest): { scopes: Set<string> } | { refusal: GoogleReply } {
  const badRequest = (description: string) => ({
    refusal: json(400, { error: 'invalid_request', error_description: description }),
  });
  if (!/^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? ''))
    return badRequest('The body must be form-encoded.');
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== GRANT)
    return {
      refusal: json(400, { error: 'unsupported_grant_type', error_description: 'Invalid grant_type' }),
    };
  const [head = '', claimsText = '', signature = '', ...rest] = (form.get('assertion') ?? '').split('.');
  const header = decode(head);
  const claims = decode(claimsText);
  if (!header || !claims || rest.length > 0) return badRequest('Bad Request');
  const isSigned =
    header.alg === 'RS256' &&
    header.typ === 'JWT' &&
    (header.kid === undefined || header.kid === KEY_ID) &&
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claimsText}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    );
  if (claims.iss !== SERVICE_ACCOUNT) return { refusal: googleError('token_unknown_account') };
  if (!isSigned || 'sub' in claims) return { refusal: googleError('token_bad_signature') };
  if (claims.aud !== AUDIENCE || typeof claims.scope !== 'string')
    return { refusal: googleError('token_scope_missing') };
  const [issuedAt, expires, now] = [Number(claims.iat), Number(claims.exp), Date.now() / 1000];
  const isShort = expires - issuedAt <= 3600 && expires > now;
  if (!isShort || !(Math.abs(issuedAt - now) <= CLOCK_TOLERANCE_SECONDS))
    return { refusal: googleError('token_clock_skew') };
  const scopes = new Set(claims.scope.split(' '));
  const areKnown = scopes.size > 0 && [...scopes].every((scope) => SCOPES.has(scope));
  return areKnown ? { scopes } : { refusal: googleError('token_scope_missing') };
}

function decode(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
}
