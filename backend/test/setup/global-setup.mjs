import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import tearDown from './global-teardown.mjs';

const dist = resolve(import.meta.dirname, '../../dist');

/** One PostgreSQL and one folder for the whole run, and one migrated template; every spec file clones it. */
export default async function setUp() {
  if (!existsSync(join(dist, 'main.js')))
    throw new Error('The back end is not built. Run: npm run build -w backend');
  const directory = mkdtempSync(join(tmpdir(), 'test-run-'));
  chmodSync(directory, 0o755);
  // The folders that tests make lie in it, and go with it.
  process.env.TMPDIR = directory;
  globalThis.testRun = { directory };
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])
    process.on(signal, () => void tearDown().finally(() => process.exit(128 + number)));
  await import('reflect-metadata');
  const { startEmbeddedPostgres } = await import('../../../embedded-postgres/dist/index.js');
  await import(join(dist, 'app.module.js'));
  const { migrate } = await import(join(dist, 'platform/database/data-source.js'));
  const { prepareQueueBackend } = await import(join(dist, 'platform/jobs/queue-backend.js'));
  const postgres = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    wantedPort: 55_432,
    fast: true,
  });
  globalThis.testRun.postgres = postgres;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // An application opens dozens of connections: proving the password thousands of times over costs as much as its start.
  await client.query('SET scram_iterations = 1');
  await client.query(`ALTER ROLE postgres PASSWORD '${new URL(postgres.url).password}'`);
  await client.query('CREATE DATABASE template_app');
  await client.end();
  const template = postgres.url.replace(/\/[^/]+$/, '/template_app');
  await migrate(template);
  await prepareQueueBackend(template, null);
  process.env.TEST_POSTGRES_URL = postgres.url;
  const mailServer = await startMailServer();
  globalThis.testRun.mailServer = mailServer;
  process.env.TEST_SMTP_URL = `smtp://127.0.0.1:${mailServer.server.address().port}`;
}

/** Takes every mail and keeps none: for what only has to be sent. */
function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.on('end', done).resume(),
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
