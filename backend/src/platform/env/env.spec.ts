import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EnvError, envExample, loadEnv, VARIABLES } from './env.js';

const SECRET = 'ab'.repeat(32);
const outside = { DATABASE_URL: 'postgres://u:p@db/app', SESSION_SECRET: SECRET, SETTINGS_KEY: SECRET };

function problemsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    loadEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs nothing at all: an embedded server on port 3000 with the built-in writer and the demo', () => {
    expect(loadEnv({})).toMatchObject({
      embedded: true,
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      publicUrl: 'http://localhost:3000',
      publicUrlIsSet: false,
      databaseUrl: null,
      redisUrl: null,
      adminEmail: 'admin@example.com',
      sessionSecret: null,
      settingsKey: null,
      smtpUrl: null,
      openAi: { apiKey: null, baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini', concurrency: 10 },
      google: {
        tokenBase: 'https://oauth2.googleapis.com',
        sheetsBase: 'https://sheets.googleapis.com',
        formsBase: 'https://forms.googleapis.com',
        docsBase: 'https://docs.google.com',
      },
      outboundPrivateHosts: [],
      seedDemo: true,
      trustProxy: 0,
      logLevel: 'warn',
    });
  });

  it('listens everywhere, seeds nothing and names no admin once a database is given', () => {
    const env = loadEnv(outside);
    expect(env).toMatchObject({
      embedded: false,
      host: '0.0.0.0',
      seedDemo: false,
      adminEmail: null,
      logLevel: 'info',
    });
    expect(env.sessionSecret).toEqual(Buffer.from(SECRET, 'hex'));
  });

  it('treats empty and blank values as not set', () => {
    const blank = Object.fromEntries(VARIABLES.map(({ name }) => [name, '  ']));
    expect(loadEnv(blank)).toEqual(loadEnv({}));
  });

  it('reads addresses, lists and letters of any case where they mean the same', () => {
    const env = loadEnv({
      ...outside,
      PUBLIC_URL: 'https://a.example//',
      ADMIN_EMAIL: ' Anna@Clinic.Example ',
      OUTBOUND_PRIVATE_HOSTS: 'a:1, b:2  c:3',
    });
    expect(env.publicUrl).toBe('https://a.example');
    expect(env.adminEmail).toBe('anna@clinic.example');
    expect(env.outboundPrivateHosts).toEqual(['a:1', 'b:2', 'c:3']);
  });

  it('takes secrets as hex or base64 of 32 bytes or more', () => {
    const base64 = Buffer.from(SECRET, 'hex').toString('base64');
    expect(loadEnv({ ...outside, SESSION_SECRET: base64 }).sessionSecret).toEqual(Buffer.from(SECRET, 'hex'));
    for (const bad of ['short', 'ab'.repeat(31), 'with spaces '.repeat(9), 'ő'.repeat(64)])
      expect(problemsOf({ ...outside, SESSION_SECRET: bad })).toEqual([
        'SESSION_SECRET must hold 32 bytes or more, as hex or base64 (openssl rand -hex 32).',
      ]);
  });

  it('lists every problem at once, one sentence each', () => {
    const wrong = {
      DATABASE_URL: 'mysql://root:hunter2@db/app',
      REDIS_URL: 'not an address',
      SMTP_URL: 'http://mail:hunter2@example.com',
      OPENAI_BASE_URL: 'ftp://ai',
      PUBLIC_URL: 'assessment.example.com',
      PORT: '80.5',
      ROLE: 'boss',
      GENERATION_CONCURRENCY: '0',
      SEED_DEMO: 'maybe',
      TRUST_PROXY: '-1',
      LOG_LEVEL: 'loud',
      SETTINGS_KEY: 'short',
      SETTINGS_KEY_OLD: 'short too',
    };
    const problems = problemsOf(wrong);
    const named = problems.map((problem) => problem.split(' ')[0]);
    expect([...named].sort()).toEqual([...Object.keys(wrong), 'SESSION_SECRET'].sort());
    for (const problem of problems) expect(problem).toMatch(/\.$/);
  });

  it('never repeats a secret in a problem', () => {
    const secretNames = VARIABLES.filter(({ secret }) => secret).map(({ name }) => name);
    expect(secretNames).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'OPENAI_API_KEY', 'SETTINGS_KEY']),
    );
    const source = Object.fromEntries(secretNames.map((name) => [name, `xyz://u:hunter2@${name}.example`]));
    const text = new EnvError(problemsOf(source)).message;
    expect(problemsOf(source).length).toBeGreaterThanOrEqual(6);
    expect(text).not.toMatch(/hunter2|xyz:/);
  });

  it('takes no first admin and no sender that are no address, so that a typo locks nobody out', () => {
    expect(problemsOf({ ADMIN_EMAIL: 'notanaddress', MAIL_FROM: 'garbage' }).sort()).toEqual([
      'ADMIN_EMAIL must be an e-mail address, for example anna@clinic.example.',
      'MAIL_FROM must be an e-mail address, or a name and an address: "Assessment <assessment@clinic.example>".',
    ]);
    expect(
      loadEnv({ ADMIN_EMAIL: ' Anna@Clinic.EXAMPLE', MAIL_FROM: 'Dr. Kiss <kiss@clinic.example>' }),
    ).toMatchObject({
      adminEmail: 'anna@clinic.example',
      mailFrom: '"Dr. Kiss" <kiss@clinic.example>',
    });
  });

  it.each(['Atlantis', 'Europe/Atlantis', '+02:00', 'EST', 'Europe/Budapest; DROP', "Europe/'"])(
    'refuses %s as a time zone, in one sentence',
    (TIME_ZONE) => {
      expect(problemsOf({ TIME_ZONE })).toEqual([
        `TIME_ZONE must be the name of a time zone, for example Europe/Bucharest, but is "${TIME_ZONE}".`,
      ]);
    },
  );

  it.each(['Europe/Bucharest', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+2'])(
    'takes %s as a time zone',
    (TIME_ZONE) => expect(loadEnv({ TIME_ZONE }).timeZone).toBe(TIME_ZONE),
  );

  it.each(['-1', '65536', '1e2x', 'http', 'NaN', 'Infinity', '3000 3001'])('refuses %s as a port', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([`PORT must be a whole number from 0 to 65535, but is "${PORT}".`]);
  });

  it('takes other addresses of outside services when they are https or named as private', () => {
    const local = 'http://127.0.0.1:9001';
    const listed = { GOOGLE_SHEETS_BASE: `${local}/`, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1:9001' };
    expect(loadEnv(listed).google.sheetsBase).toBe(local);
    expect(loadEnv({ GOOGLE_TOKEN_BASE: 'https://gateway.example' }).google.tokenBase).toBe(
      'https://gateway.example',
    );
    for (const bad of [
      local,
      'https://u:p@x.example',
      'https://x.example/v4',
      'https://x.example?a=1',
      'ftp://x',
    ])
      expect(problemsOf({ GOOGLE_DOCS_BASE: bad })).toEqual([
        expect.stringMatching(/^GOOGLE_DOCS_BASE must be/),
      ]);
  });

  it('is explained in .env.example, which is generated and fresh', () => {
    const example = envExample();
    for (const { name, meaning } of VARIABLES) {
      expect(example).toContain(`# ${meaning}\n#${name}=`);
      expect(meaning).toMatch(/^[A-Z0-9a-z].*\.$|\)\.?$/);
    }
    const file = resolve(import.meta.dirname, '../../../../.env.example');
    expect(readFileSync(file, 'utf8')).toBe(example);
  });
});
