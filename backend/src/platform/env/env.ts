import { resolve } from 'node:path';
import { rememberSecret } from '../crypto/known-secrets.js';
import { address, choice, outboundBase, secret, wholeNumber } from './read-values.js';

/**
 * The only reader of process.env. Every variable has a type, a default and one line of meaning here;
 * .env.example is generated from this table (npm run generate).
 */
export interface Variable {
  name: string;
  meaning: string;
  /** Shown in .env.example; empty when unset means 'not set'. */
  standard: string;
  secret?: boolean;
}

export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', standard: '3000', meaning: 'Port the server listens on.' },
  {
    name: 'HOST',
    standard: '',
    meaning: 'Address to listen on (loopback when nothing is configured, all elsewhere).',
  },
  { name: 'ROLE', standard: 'all', meaning: 'all, api or worker: what this process does.' },
  { name: 'PUBLIC_URL', standard: '', meaning: 'Base of every mailed link (http://localhost:PORT).' },
  { name: 'DATA_DIR', standard: '.data', meaning: 'Embedded database, outbox and generated secrets.' },
  {
    name: 'DATABASE_URL',
    standard: '',
    meaning: 'PostgreSQL address; empty: an embedded PostgreSQL.',
    secret: true,
  },
  {
    name: 'REDIS_URL',
    standard: '',
    meaning: 'Redis address for the queue; empty: the queue lives in PostgreSQL.',
    secret: true,
  },
  {
    name: 'ADMIN_EMAIL',
    standard: '',
    meaning: 'First admin, used while there is none (embedded: admin@example.com).',
  },
  {
    name: 'SESSION_SECRET',
    standard: '',
    meaning: '32 bytes or more, hex or base64 (embedded: made once).',
    secret: true,
  },
  {
    name: 'SESSION_SECRET_OLD',
    standard: '',
    meaning:
      'The former SESSION_SECRET: API tokens, bounced addresses and erased responses are still recognised by it.',
    secret: true,
  },
  {
    name: 'SETTINGS_KEY',
    standard: '',
    meaning: '32 bytes or more, hex or base64: encrypts stored secrets (embedded: made once).',
    secret: true,
  },
  {
    name: 'SETTINGS_KEY_OLD',
    standard: '',
    meaning: 'The former SETTINGS_KEY while keys are being rotated.',
    secret: true,
  },
  {
    name: 'SMTP_URL',
    standard: '',
    meaning: 'Plain SMTP, e.g. smtp://user:password@host:587; empty: mails go to the outbox.',
    secret: true,
  },
  { name: 'MAIL_FROM', standard: '', meaning: 'Sender address of mails.' },
  {
    name: 'OPENAI_API_KEY',
    standard: '',
    meaning: 'AI provider key; empty: the built-in writer composes the texts.',
    secret: true,
  },
  {
    name: 'OPENAI_BASE_URL',
    standard: 'https://api.openai.com/v1',
    meaning: 'Base URL of any OpenAI-compatible server.',
  },
  { name: 'OPENAI_MODEL', standard: 'gpt-4.1-mini', meaning: 'Model that writes the texts.' },
  { name: 'GENERATION_CONCURRENCY', standard: '10', meaning: 'Generations at once in one worker process.' },
  {
    name: 'GOOGLE_TOKEN_BASE',
    standard: 'https://oauth2.googleapis.com',
    meaning: 'Where Google accounts sign in; another address is for tests and gateways.',
  },
  { name: 'GOOGLE_SHEETS_BASE', standard: 'https://sheets.googleapis.com', meaning: 'Google Sheets API.' },
  { name: 'GOOGLE_FORMS_BASE', standard: 'https://forms.googleapis.com', meaning: 'Google Forms API.' },
  {
    name: 'GOOGLE_DOCS_BASE',
    standard: 'https://docs.google.com',
    meaning: 'Public pages of Google forms, and the CSV of sheets that are shared by link.',
  },
  {
    name: 'MAILGUN_BASE',
    standard: 'https://api.mailgun.net',
    meaning: 'Mail API while the settings name no host (https://api.eu.mailgun.net for domains in the EU).',
  },
  { name: 'TRELLO_BASE', standard: 'https://api.trello.com', meaning: 'Trello API.' },
  {
    name: 'OUTBOUND_PRIVATE_HOSTS',
    standard: '',
    meaning: 'host:port list that outgoing calls may reach although private or plain http.',
  },
  {
    name: 'SEED_DEMO',
    standard: '',
    meaning: 'true or false: fill an empty database with the demo (true in embedded mode).',
  },
  { name: 'TRUST_PROXY', standard: '0', meaning: 'Number of proxies in front of the server.' },
  {
    name: 'LOG_LEVEL',
    standard: '',
    meaning: 'fatal, error, warn, info, debug or silent (info; embedded: warn).',
  },
  {
    name: 'METRICS',
    standard: '',
    meaning:
      'Switches /api/metrics on: the bearer token, 16 characters or more, that the scraper has to show; empty: off.',
    secret: true,
  },
];

export type Role = 'all' | 'api' | 'worker';

export interface Env {
  /** True when no DATABASE_URL is set: PostgreSQL runs beside the process and sign-in codes are printed. */
  embedded: boolean;
  port: number;
  host: string;
  role: Role;
  publicUrl: string;
  publicUrlIsSet: boolean;
  dataDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  adminEmail: string | null;
  /** Null only in embedded mode, until embedded-secrets.ts supplies the kept ones. */
  sessionSecret: Buffer | null;
  /** The one before, by which what lasts is still recognised. */
  sessionSecretOld: Buffer | null;
  settingsKey: Buffer | null;
  settingsKeyOld: Buffer | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  openAi: { apiKey: string | null; baseUrl: string; model: string; concurrency: number };
  /** Origins without a slash at their end. */
  google: { tokenBase: string; sheetsBase: string; formsBase: string; docsBase: string };
  mailgunBase: string;
  trelloBase: string;
  outboundPrivateHosts: string[];
  seedDemo: boolean;
  trustProxy: number;
  logLevel: string;
  /** What a scraper of the metrics has to show; null: there are none. */
  metricsToken: string | null;
}

/** Everything that is wrong with the environment, one sentence each; values of secrets are never repeated. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** Reads and checks the environment. Throws an EnvError that lists every problem at once. */
export function loadEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const problems: string[] = [];
  const text = (name: string) => source[name]?.trim() || null;
  for (const { name, secret: isSecret } of VARIABLES) if (isSecret) rememberSecret(text(name));
  const embedded = text('DATABASE_URL') === null;
  const port = wholeNumber(source, 'PORT', 3000, 0, 65_535, problems);
  const publicUrl = text('PUBLIC_URL');
  const outboundPrivateHosts = (text('OUTBOUND_PRIVATE_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean);
  const baseOf = (name: string, standard: string) =>
    outboundBase(source, name, standard, outboundPrivateHosts, problems);
  const env: Env = {
    embedded,
    port,
    host: text('HOST') ?? (embedded ? '127.0.0.1' : '0.0.0.0'),
    role: choice(source, 'ROLE', ['all', 'api', 'worker'] as const, 'all', problems),
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    publicUrlIsSet: publicUrl !== null,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: address(source, 'DATABASE_URL', ['postgres:', 'postgresql:'], problems),
    redisUrl: address(source, 'REDIS_URL', ['redis:', 'rediss:'], problems),
    adminEmail: text('ADMIN_EMAIL')?.toLowerCase() ?? (embedded ? 'admin@example.com' : null),
    sessionSecret: secret(source, 'SESSION_SECRET', !embedded, problems),
    sessionSecretOld: secret(source, 'SESSION_SECRET_OLD', false, problems),
    settingsKey: secret(source, 'SETTINGS_KEY', !embedded, problems),
    settingsKeyOld: secret(source, 'SETTINGS_KEY_OLD', false, problems),
    smtpUrl: address(source, 'SMTP_URL', ['smtp:', 'smtps:'], problems),
    mailFrom: text('MAIL_FROM'),
    openAi: {
      apiKey: text('OPENAI_API_KEY'),
      baseUrl:
        address(source, 'OPENAI_BASE_URL', ['http:', 'https:'], problems) ?? 'https://api.openai.com/v1',
      model: text('OPENAI_MODEL') ?? 'gpt-4.1-mini',
      concurrency: wholeNumber(source, 'GENERATION_CONCURRENCY', 10, 1, 500, problems),
    },
    google: {
      tokenBase: baseOf('GOOGLE_TOKEN_BASE', 'https://oauth2.googleapis.com'),
      sheetsBase: baseOf('GOOGLE_SHEETS_BASE', 'https://sheets.googleapis.com'),
      formsBase: baseOf('GOOGLE_FORMS_BASE', 'https://forms.googleapis.com'),
      docsBase: baseOf('GOOGLE_DOCS_BASE', 'https://docs.google.com'),
    },
    mailgunBase: baseOf('MAILGUN_BASE', 'https://api.mailgun.net'),
    trelloBase: baseOf('TRELLO_BASE', 'https://api.trello.com'),
    outboundPrivateHosts,
    seedDemo:
      choice(source, 'SEED_DEMO', ['true', 'false'] as const, embedded ? 'true' : 'false', problems) ===
      'true',
    trustProxy: wholeNumber(source, 'TRUST_PROXY', 0, 0, 10, problems),
    logLevel: choice(source, 'LOG_LEVEL', LOG_LEVELS, embedded ? 'warn' : 'info', problems),
    metricsToken: text('METRICS'),
  };
  if (publicUrl !== null && !/^https?:\/\/[^/]+/.test(publicUrl))
    problems.push(
      'PUBLIC_URL must begin with http:// or https://, for example https://assessment.example.com.',
    );
  if (env.metricsToken !== null && !/^[\x21-\x7e]{16,}$/.test(env.metricsToken))
    problems.push('METRICS must be 16 characters or more, without spaces (openssl rand -hex 24).');
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

/** Text of .env.example. */
export function envExample(): string {
  const lines = VARIABLES.map(({ name, meaning, standard }) => `# ${meaning}\n#${name}=${standard}\n`);
  return `# Copy to .env and change what you need; everything has a default.\n\n${lines.join('\n')}`;
}
