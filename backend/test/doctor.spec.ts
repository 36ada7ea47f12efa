import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type Server } from 'node:tls';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { ProbesService } from '../src/modules/settings/probes.service.js';
import type { ReadyEnv } from '../src/platform/env/env.js';
import { LOCK_SPACE } from '../src/platform/schedule/schedule.js';
import type { Check, Finding, Patient } from '../src/scripts/doctor/check.js';
import { databaseChecks } from '../src/scripts/doctor/database-checks.js';
import { machineChecks } from '../src/scripts/doctor/machine-checks.js';
import { mailChecks } from '../src/scripts/doctor/mail-checks.js';
import { signInChecks } from '../src/scripts/doctor/sign-in-checks.js';
import { type Certificate, selfSigned } from './fakes/certificate.js';
import { freePort, testEnvironment } from './setup/environment.js';
import { startTestApp, type TestApp } from './setup/test-app.js';
import { createTestDatabase } from './setup/test-database.js';

const CHECKS: Check[] = [...machineChecks, ...databaseChecks, ...mailChecks, ...signInChecks];
const SELF_SIGNED = /signed its certificate itself/;

/** A TLS server on 127.0.0.1 that shows this certificate, whatever comes after it. */
async function startTlsServer({ key, cert }: Certificate): Promise<{ server: Server; port: number }> {
  const server = createServer({ key, cert });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

describe('npm run doctor', () => {
  let test: TestApp;
  let tls: { server: Server; port: number };
  let mails: SMTPServer;
  let database: pg.Client;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    const certificate = selfSigned('localhost');
    tls = await startTlsServer(certificate);
    mails = new SMTPServer({ ...certificate, authOptional: true });
    mails.on('error', () => undefined);
    await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve));
    test = await startTestApp({
      ROLE: 'api',
      DATA_DIR: folder,
      REDIS_URL: `rediss://localhost:${tls.port}`,
      SMTP_URL: `smtp://localhost:${(mails.server.address() as AddressInfo).port}`,
      OIDC_ISSUER: `https://localhost:${tls.port}`,
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'x',
      OUTBOUND_PRIVATE_HOSTS: `localhost:${tls.port}`,
    });
    database = await connect(test.databaseUrl);
  });
  afterAll(async () => {
    await database?.end();
    await test?.close();
    await new Promise<void>((resolve) => mails.close(resolve));
    tls?.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const find = async (
    title: string,
    env: Partial<ReadyEnv> = {},
    client: pg.Client = database,
  ): Promise<Finding> => {
    const patient: Patient = { env: { ...test.env, ...env }, database: client, app: test.app };
    return CHECKS.find((check) => check.title === title)!.run(patient);
  };
  const publicAddress = (publicUrl: string) => find('Public address', { publicUrl, publicUrlIsSet: true });

  describe('tells what is wrong with a certificate, and what to do', () => {
    const expected = (state: string) => ({
      state,
      seen: expect.stringMatching(SELF_SIGNED),
      remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS='),
    });

    it('of the public address', async () => {
      expect(await publicAddress(`https://localhost:${tls.port}`)).toEqual(expected('warn'));
    });

    it('of the mail server, after STARTTLS', async () => {
      expect(await find('Mail service')).toEqual(expected('warn'));
      expect((await test.app.get(ProbesService).run('mail')).code).toBe('smtp_certificate_refused');
    });

    it('of Redis', async () => {
      expect(await find('Queue')).toEqual(expected('warn'));
    });

    it('of the single sign-on', async () => {
      expect(await find('Single sign-on')).toEqual(expected('fail'));
    });

    it('that has expired, or is for another name', async () => {
      const [expired, other] = [selfSigned('localhost', -1), selfSigned('mail.example')];
      const [one, two] = [await startTlsServer(expired), await startTlsServer(other)];
      const trusted = join(folder, 'ca.pem');
      writeFileSync(trusted, expired.cert + other.cert);
      const release = await holdLongTask();
      const found = await run({
        NODE_EXTRA_CA_CERTS: trusted,
        PUBLIC_URL: `https://localhost:${one.port}`,
        SMTP_URL: `smtps://localhost:${two.port}`,
      });
      await release();
      one.server.close();
      two.server.close();
      expect(found('Public address')).toMatchObject({
        state: 'warn',
        seen: expect.stringMatching(/expired/),
        remedy: expect.stringMatching(/Renew/),
      });
      expect(found('Mail service')).toMatchObject({
        state: 'warn',
        seen: expect.stringMatching(/another name/),
      });
    });
  });

  it('says why there is no connection where it is not the certificate', async () => {
    const port = await freePort();
    expect((await publicAddress(`https://localhost:${port}`)).seen).toContain('no connection: ECONNREFUSED');
    expect((await find('Queue', { redisUrl: `redis://127.0.0.1:${port}` })).seen).toContain('ECONNREFUSED');
  });

  describe('tells within seconds that no process works', () => {
    it('where one has taken its turn a moment ago: none is missing', async () => {
      await atWork(8);
      expect(await find('Workers')).toMatchObject({ state: 'ok' });
    });

    it('while one is restarted: none is missing', async () => {
      await atWork(30);
      const found = find('Workers');
      setTimeout(() => void atWork(0), 1500);
      expect(await found).toMatchObject({ state: 'ok' });
    });

    it('where a long task runs: none is missing', async () => {
      await atWork(3600);
      const release = await holdLongTask();
      expect(await find('Workers')).toMatchObject({ state: 'ok' });
      await release();
    });

    it('where the last one has ended, or there has never been one', async () => {
      await atWork(300);
      const empty = await connect(await createTestDatabase());
      // Both are waited for.
      const found = await Promise.all([find('Workers'), find('Workers', {}, empty)]);
      await empty.end();
      expect(found).toEqual([
        expect.objectContaining({
          state: 'fail',
          seen: 'No process works: the last sign of one is 5 minutes old',
        }),
        {
          state: 'fail',
          seen: 'No process works: none ever has',
          remedy: expect.stringContaining('ROLE=worker'),
        },
      ]);
    });
  });

  /** A process has last taken the turn of a task so many seconds ago. */
  async function atWork(secondsAgo: number): Promise<void> {
    await test.sql(
      `INSERT INTO scheduled_task (name, started_at) VALUES ('relay-events', now() - make_interval(secs => $1))
       ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at`,
      [secondsAgo],
    );
  }

  /** As a process does while a task runs, however long: nobody waits for a sign of one meanwhile. */
  async function holdLongTask(): Promise<() => Promise<unknown>> {
    await database.query(`SELECT pg_advisory_lock(${LOCK_SPACE}, hashtext('a long one'))`);
    return () => database.query('SELECT pg_advisory_unlock_all()');
  }

  /** Runs the command itself, as an operator does. */
  async function run(variables: Record<string, string>): Promise<(title: string) => Finding | undefined> {
    const script = resolve(import.meta.dirname, '../dist/scripts/doctor.js');
    const own = testEnvironment(test.databaseUrl, 0, { DATA_DIR: folder, ...variables });
    const env = { PATH: process.env.PATH, ...own };
    const findings = await new Promise<(Finding & { title: string })[]>((done, failed) =>
      execFile(process.execPath, [script, '--json'], { env }, (_error, stdout, stderr) =>
        stdout === ''
          ? failed(new Error(stderr))
          : done(JSON.parse(stdout) as (Finding & { title: string })[]),
      ),
    );
    return (title) => findings.find((finding) => finding.title === title);
  }
});
