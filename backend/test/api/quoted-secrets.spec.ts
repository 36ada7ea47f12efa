import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SettingKey } from '../../src/modules/settings/settings.catalog.js';
import { keyFile } from '../fakes/google-token.js';
import { MAILGUN_KEY } from '../fakes/mailgun-server.js';
import { TRELLO_KEY, TRELLO_TOKEN } from '../fakes/trello-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { makeWebhook } from '../make/webhooks.js';
import { Client, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, testEnvironment } from '../setup/environment.js';
import { groundOf, type ProcessGround } from '../setup/process-fixture.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { createTestDatabase } from '../setup/test-database.js';

const SMTP_PASSWORD = 'Jelsző/1+2=háromnegyed';
const AI_KEY = 'sk-test-q8w7e6r5t4z3u2i1';
const METRICS = 'metrics-token-12345678';
const GOOGLE_KEY = keyFile();
const keyLine = (JSON.parse(GOOGLE_KEY) as { private_key: string }).private_key.split('\n')[1]!;

/** How servers write what they were given: as it came, in an address, in JSON, in base64 with or without a user before it. */
const spellings = (secret: string): string[] => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    base64(secret),
    base64(`api:${secret}`),
    base64(`\0user\0${secret}`),
  ];
};

describe('An outside server that quotes every secret it could have heard of', () => {
  const secrets = [SMTP_PASSWORD, AI_KEY, METRICS, MAILGUN_KEY, TRELLO_KEY, TRELLO_TOKEN, keyLine];
  let status = 401;
  let parrot: Server;
  let smtp: SMTPServer;
  let server: ServerProcess;
  let ground: ProcessGround;
  let admin: Client;
  /** Everything that people were answered. */
  const answers: string[] = [];

  const quoted = () => secrets.flatMap(spellings);
  /** Each answer begins with another one, as long answers are cut. */
  const quotedInTurn = () => {
    const inTurn = quoted();
    secrets.push(secrets.shift()!);
    return inTurn;
  };
  const listen = async (any: Server | SMTPServer['server']) => {
    await new Promise<void>((resolve) => any.listen(0, '127.0.0.1', resolve));
    return (any.address() as AddressInfo).port;
  };
  const ask = async (method: 'get' | 'post', path: string, body?: unknown) => {
    const answer = await (method === 'get' ? admin.get(path) : admin.post(path, body));
    answers.push(JSON.stringify(answer.body));
    return answer;
  };
  const give = async (settings: Partial<Record<SettingKey, string | null>>) => {
    for (const [key, value] of Object.entries(settings)) await giveSetting(ground, key as SettingKey, value);
  };

  beforeAll(async () => {
    parrot = createServer((request, response) => {
      request.resume();
      const words = `Refused: ${quotedInTurn().join(' ')} ${JSON.stringify(request.headers)} ${request.url}`;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ message: words, error: { message: words, code: 'x' }, error_description: words }),
      );
    });
    const origin = `http://127.0.0.1:${await listen(parrot)}`;
    const refusal = () =>
      Object.assign(new Error(`No: ${quotedInTurn().slice(0, 6).join(' ')}`), { responseCode: 550 });
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onRcptTo: (_address, _session, done) => done(refusal()),
    });
    const smtpPort = await listen(smtp.server);
    const databaseUrl = await createTestDatabase();
    server = await startProcess(databaseUrl, {
      LOG_LEVEL: 'debug',
      METRICS,
      SMTP_URL: `smtp://user:${encodeURIComponent(SMTP_PASSWORD)}@127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Felmérés <felmeres@mg.clinic.example>',
      OUTBOUND_PRIVATE_HOSTS: new URL(origin).host,
      MAILGUN_BASE: origin,
      TRELLO_BASE: origin,
      GOOGLE_TOKEN_BASE: origin,
      GOOGLE_SHEETS_BASE: origin,
      GOOGLE_FORMS_BASE: origin,
      OPENAI_BASE_URL: `${origin}/v1`,
    });
    const { SESSION_SECRET, SETTINGS_KEY } = testEnvironment(databaseUrl, 0);
    secrets.push(SESSION_SECRET!, SETTINGS_KEY!);
    ground = groundOf(databaseUrl, server.baseUrl);
    admin = await signedIn(ground, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 1 });
    await give({
      openai_api_key: AI_KEY,
      mailgun_api_key: MAILGUN_KEY,
      mailgun_domain: 'mg.clinic.example',
      trello_api_key: TRELLO_KEY,
      trello_token: TRELLO_TOKEN,
      trello_list_id: 'a'.repeat(24),
      google_credentials: GOOGLE_KEY,
    });
    // A process knows the secrets that it has read.
    expectStatus(await admin.get('/api/admin/settings'), 200);
  });
  afterAll(async () => {
    await server?.stop();
    await new Promise((resolve) => parrot?.close(resolve));
    await new Promise<void>((resolve) => smtp?.close(resolve));
  });

  /** Throws when a secret stands in the log, in an answer, or in a row of any table. */
  const expectKept = async () => {
    const output = `${server.output()}\n${answers.join('\n')}`;
    expect(quoted().filter((text) => output.includes(text))).toEqual([]);
    const tables = await ground.sql<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables)
      expect({
        name,
        rows: await ground.sql(
          `SELECT x::text FROM ${name} x, unnest($1::text[]) AS s WHERE strpos(x::text, s) > 0`,
          [quoted()],
        ),
      }).toEqual({ name, rows: [] });
  };
  const logged = (text: RegExp) => until(() => Promise.resolve(text.test(server.output())));

  it.each([401, 400, 500])(
    'the AI server, with %d',
    async (answer) => {
      status = answer;
      await ask('post', '/api/admin/settings/test/ai');
      const { id } = (await evaluationsOf(admin))[0]!;
      const headers = { Prefer: 'respond-async' };
      const { id: job } = expectStatus(
        await admin.post(`/api/admin/evaluation/${id}/regenerate`, undefined, headers),
        202,
      );
      await until(
        async () =>
          (
            await ground.sql(
              `SELECT 1 FROM job_item WHERE job_id = $1 AND error IS NOT NULL OR EXISTS (SELECT 1 FROM job WHERE id = $1 AND finished_at IS NOT NULL)`,
              [job],
            )
          )[0],
      );
      await ask('get', `/api/admin/jobs/${job}`);
      await ask('get', `/api/admin/evaluation/${id}`);
      await ground.sql('DELETE FROM queue_gate');
      await expectKept();
    },
    60_000,
  );

  it('the AI server, in the log that says why it failed', async () => {
    await logged(/Refused: \[secret\]/);
  });

  it.each([401, 400, 500])(
    'Mailgun, Trello and Google, with %d',
    async (answer) => {
      status = answer;
      await ground.sql('DELETE FROM rate_counter');
      await ground.sql(
        `UPDATE questionnaire SET google_sheets_url = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdEFG/edit#gid=0'`,
      );
      for (const service of ['mail', 'trello', 'sheets', 'forms'])
        await ask('post', `/api/admin/settings/test/${service}`);
      await ask('get', '/api/admin/trello-lists');
      await ask('post', '/api/admin/sync-sheets');
      await new Client(server.baseUrl, 'en').post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
      await until(
        async () => (await ground.sql(`SELECT 1 FROM mail WHERE error IS NOT NULL OR state <> 'queued'`))[0],
      );
      await ask('get', '/api/admin/integration-status');
      await expectKept();
    },
    60_000,
  );

  it('the mail server by SMTP, which is stored with the mail', async () => {
    await give({ mailgun_api_key: null, mailgun_domain: null });
    for (const table of ['mail', 'rate_counter', 'queue_gate']) await ground.sql(`DELETE FROM ${table}`);
    await ask('post', '/api/admin/settings/test/mail');
    await new Client(server.baseUrl, 'en').post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
    const refused = `SELECT error #>> '{params,reason}' AS reason FROM mail WHERE state = 'failed'`;
    const { reason } = await until(async () => (await ground.sql<{ reason: string }>(refused))[0]);
    expect(reason).toMatch(/^550 No: \[secret\]/);
    await expectKept();
  });

  it.each([200, 400])(
    'a receiver of webhooks, with %d',
    async (answer) => {
      status = answer;
      const { id, secret } = await makeWebhook(
        admin,
        `http://${new URL(server.baseUrl).hostname}:${(parrot.address() as AddressInfo).port}/hook`,
      );
      secrets.unshift(secret);
      const { body } = await ask('post', `/api/admin/webhooks/${id}/test`);
      expect(JSON.stringify(body)).toContain('[secret]');
      await ask('get', `/api/admin/webhooks/${id}/deliveries`);
      await expectKept();
    },
    60_000,
  );
});
