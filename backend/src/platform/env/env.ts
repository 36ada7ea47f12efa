import { resolve } from 'node:path';
import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { rememberSecret } from '../crypto/known-secrets.js';
import { PlainError } from '../startup/plain-error.js';
import { USUAL_ZONE } from '../time/time.js';
import {
  address,
  choice,
  emailAddress,
  metricsToken,
  optional,
  outboundAddress,
  outboundBase,
  publicUrl,
  secret,
  sender,
  text,
  timeZone,
  wholeNumber,
} from './values.js';

/**
 * The only reader of process.env. Every variable has a type, a default and one line of meaning here; .env.example is
 * generated from them (npm run generate). A problem is a sentence without its subject, the variable; what belongs to a
 * `secret` is never repeated in one.
 */
const variables = (embedded: boolean, privateHosts: readonly string[]) => ({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port the server listens on.'),
  HOST: optional(text).describe('Address to listen on (loopback when nothing is configured, all elsewhere).'),
  ROLE: choice(['all', 'api', 'worker'])
    .default('all')
    .describe('all, api or worker: what this process does.'),
  PUBLIC_URL: optional(publicUrl).describe('Base of every mailed link (http://localhost:PORT).'),
  TIME_ZONE: timeZone
    .default(USUAL_ZONE)
    .describe(
      'Where the clinics are: days, nights and dates go by its clock. Changing it later: docs/operate/variables.md.',
    ),
  DATA_DIR: text.default('.data').describe('Embedded database, outbox and generated secrets.'),
  DATABASE_URL: optional(address('postgres:', 'postgresql:')).meta({
    description: 'PostgreSQL address; empty: an embedded PostgreSQL.',
    secret: true,
  }),
  REDIS_URL: optional(address('redis:', 'rediss:')).meta({
    description: 'Redis address for the queue; empty: the queue lives in PostgreSQL.',
    secret: true,
  }),
  ADMIN_EMAIL: optional(emailAddress).describe(
    'First admin, used while there is none (embedded: admin@example.com).',
  ),
  SESSION_SECRET: (embedded ? optional(secret) : secret).meta({
    description: '32 bytes or more, hex or base64 (embedded: made once).',
    secret: true,
  }),
  SESSION_SECRET_OLD: optional(secret).meta({
    description:
      'The former SESSION_SECRET: API tokens, bounced addresses and erased responses are still recognised by it.',
    secret: true,
  }),
  SETTINGS_KEY: (embedded ? optional(secret) : secret).meta({
    description: '32 bytes or more, hex or base64: encrypts stored secrets (embedded: made once).',
    secret: true,
  }),
  SETTINGS_KEY_OLD: optional(secret).meta({
    description: 'The former SETTINGS_KEY while keys are being rotated.',
    secret: true,
  }),
  SMTP_URL: optional(address('smtp:', 'smtps:')).meta({
    description:
      'SMTP server, e.g. smtp://user:password@host:587; empty: mails go to the outbox. Encryption is demanded (?requireTLS=false: not).',
    secret: true,
  }),
  MAIL_FROM: optional(sender).describe('Sender of mails: an address, or "Name <address>".'),
  OPENAI_API_KEY: optional(text).meta({
    description: 'AI provider key; empty: the built-in writer composes the texts.',
    secret: true,
  }),
  OPENAI_BASE_URL: address('http:', 'https:')
    .default('https://api.openai.com/v1')
    .describe('Base URL of any OpenAI-compatible server.'),
  OPENAI_MODEL: text.default('gpt-4.1-mini').describe('Model that writes the texts.'),
  GENERATION_CONCURRENCY: wholeNumber(1, 500)
    .default(10)
    .describe('Generations at once in one worker process.'),
  AUTO_GENERATE: optional(choice(['true', 'false'])).describe(
    'false: no texts are written by themselves for new responses until an admin switches that on (true).',
  ),
  READING_PACE: wholeNumber(200, 1_000_000)
    .default(400)
    .describe('Words a minute at which a text may count as read; another pace is for tests.'),
  LONG_CALL_SECONDS: wholeNumber(1, 290)
    .default(25)
    .describe(
      'How long a call waits for its job before it answers 202; less than the proxy in front allows.',
    ),
  GOOGLE_TOKEN_BASE: outboundBase(privateHosts)
    .default('https://oauth2.googleapis.com')
    .describe('Where Google accounts sign in; another address is for tests and gateways.'),
  GOOGLE_SHEETS_BASE: outboundBase(privateHosts)
    .default('https://sheets.googleapis.com')
    .describe('Google Sheets API.'),
  GOOGLE_FORMS_BASE: outboundBase(privateHosts)
    .default('https://forms.googleapis.com')
    .describe('Google Forms API.'),
  GOOGLE_DOCS_BASE: outboundBase(privateHosts)
    .default('https://docs.google.com')
    .describe('Public pages of Google forms, and the CSV of sheets that are shared by link.'),
  MAILGUN_BASE: outboundBase(privateHosts)
    .default('https://api.mailgun.net')
    .describe('Mail API while the settings name no host (https://api.eu.mailgun.net for domains in the EU).'),
  TRELLO_BASE: outboundBase(privateHosts).default('https://api.trello.com').describe('Trello API.'),
  OIDC_ISSUER: optional(outboundAddress(privateHosts)).describe(
    'Issuer of an OpenID Connect server that admins may sign in with; needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and there the redirect URI PUBLIC_URL/api/single-sign-on/callback.',
  ),
  OIDC_CLIENT_ID: optional(text).describe('What that server knows this installation by.'),
  OIDC_CLIENT_SECRET: optional(text).meta({ description: 'Its secret.', secret: true }),
  OIDC_NAME: text.default('SSO').describe('What the button of the sign-in page calls that server.'),
  OUTBOUND_PRIVATE_HOSTS: optional(text).describe(
    'host:port list that outgoing calls may reach although private or plain http.',
  ),
  SEED_DEMO: optional(choice(['true', 'false'])).describe(
    'true or false: fill an empty database with the demo (true in embedded mode).',
  ),
  TRUST_PROXY: wholeNumber(0, 10).default(0).describe('Number of proxies in front of the server.'),
  LOG_LEVEL: optional(choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])).describe(
    'fatal, error, warn, info, debug or silent (info; embedded: warn).',
  ),
  METRICS: optional(metricsToken).meta({
    description:
      'Switches /api/metrics on: the bearer token, 16 characters or more, that the scraper has to show; empty: off.',
    secret: true,
  }),
});

/** Everything that is wrong with the environment, one sentence each; values of secrets are never repeated. */
export class EnvError extends PlainError {
  constructor(readonly problems: string[]) {
    super(`The configuration can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Whether PostgreSQL runs beside the process, as no other one is named. */
export const isEmbedded = (source: NodeJS.ProcessEnv = process.env): boolean =>
  (source.DATABASE_URL?.trim() ?? '') === '';

/** Reads and checks the environment. Throws an EnvError that lists every problem at once. */
export function loadEnv(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(VARIABLES.map(({ name }) => [name, source[name]?.trim() || undefined]));
  for (const { name, secret: isSecret } of VARIABLES) if (isSecret) rememberSecret(given[name]);
  const embedded = isEmbedded(source);
  const outboundPrivateHosts = (given.OUTBOUND_PRIVATE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  const { data: read, error } = z.object(variables(embedded, outboundPrivateHosts)).safeParse(given);
  if (error) throw new EnvError(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  const hasSingleSignOn = issuer !== null && clientId !== null && clientSecret !== null;
  if (!hasSingleSignOn && (issuer ?? clientId ?? clientSecret) !== null)
    throw new EnvError(['OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none.']);
  return {
    /** True when no DATABASE_URL is set: PostgreSQL runs beside the process and sign-in codes are printed. */
    embedded,
    port: read.PORT,
    host: read.HOST ?? (embedded ? '127.0.0.1' : '0.0.0.0'),
    role: read.ROLE,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    publicUrlIsSet: read.PUBLIC_URL !== null,
    timeZone: read.TIME_ZONE,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    adminEmail: read.ADMIN_EMAIL ?? (embedded ? 'admin@example.com' : null),
    /** Null only in embedded mode, until embedded-secrets.ts supplies the stored ones. */
    sessionSecret: read.SESSION_SECRET,
    /** The former one: what was signed with it and is still valid is accepted. */
    sessionSecretOld: read.SESSION_SECRET_OLD,
    settingsKey: read.SETTINGS_KEY,
    settingsKeyOld: read.SETTINGS_KEY_OLD,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    openAi: {
      apiKey: read.OPENAI_API_KEY,
      baseUrl: read.OPENAI_BASE_URL,
      model: read.OPENAI_MODEL,
      concurrency: read.GENERATION_CONCURRENCY,
    },
    /** Origins without a slash at their end. */
    google: {
      tokenBase: read.GOOGLE_TOKEN_BASE,
      sheetsBase: read.GOOGLE_SHEETS_BASE,
      formsBase: read.GOOGLE_FORMS_BASE,
      docsBase: read.GOOGLE_DOCS_BASE,
    },
    /** Words a minute at which a text may count as read. */
    autoGenerate: read.AUTO_GENERATE !== 'false',
    readingPace: read.READING_PACE,
    longCallMs: read.LONG_CALL_SECONDS * 1000,
    mailgunBase: read.MAILGUN_BASE,
    trelloBase: read.TRELLO_BASE,
    /** Where admins may sign in by single sign-on; null: nowhere. */
    singleSignOn: hasSingleSignOn ? { issuer, clientId, clientSecret, name: read.OIDC_NAME } : null,
    outboundPrivateHosts,
    seedDemo: read.SEED_DEMO === null ? embedded : read.SEED_DEMO === 'true',
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
    /** What a scraper of the metrics has to show; null: there are none. */
    metricsToken: read.METRICS,
  };
}

export type Env = ReturnType<typeof loadEnv>;
/** An Env whose secrets are there. */
export type ReadyEnv = Env & { sessionSecret: Buffer; settingsKey: Buffer };

/** Injects the checked environment. */
export const ENV = Symbol('ENV');
export const InjectEnv = () => Inject(ENV);

export const VARIABLES = Object.entries(variables(true, [])).map(([name, schema]) => ({
  name,
  meaning: schema.description!,
  /** Shown in .env.example. */
  standard: String(schema.parse(undefined) ?? ''),
  secret: schema.meta()?.secret === true,
}));

/** Text of .env.example. */
export function envExample(): string {
  const lines = VARIABLES.map(({ name, meaning, standard }) => `# ${meaning}\n#${name}=${standard}\n`);
  return `# Copy to .env and change what you need; everything has a default.\n\n${lines.join('\n')}`;
}
