import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ADMIN_EMAIL = 'owner@clinic.example';

/** A mail service that takes every mail; without it mails are saved in the outbox, and nothing counts as sent. */
export const mailed = (): { SMTP_URL: string } => ({ SMTP_URL: process.env.TEST_SMTP_URL! });

/** The variables of a test server; a test states only what matters to it. */
export function testEnvironment(
  databaseUrl: string,
  port: number,
  variables: Record<string, string> = {},
): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'test-data-')),
    SESSION_SECRET: 'ab'.repeat(32),
    SETTINGS_KEY: 'cd'.repeat(32),
    ADMIN_EMAIL,
    LOG_LEVEL: 'silent',
    // A busy machine is slow, not wrong.
    LONG_CALL_SECONDS: '240',
    ...variables,
  };
}

const FIRST_PORT = 10_000;
const PORTS_OF_A_WORKER = 1000;
const firstOfWorker = FIRST_PORT + (Number(process.env.JEST_WORKER_ID ?? 0) % 20) * PORTS_OF_A_WORKER;
let turn = Math.floor(Math.random() * PORTS_OF_A_WORKER);

/**
 * A port on which nobody listens. It lies below those that the system gives to outgoing calls and to whoever listens on
 * any port: one of these may be taken before a slow server comes up. Each worker of the tests has its own thousand.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_OF_A_WORKER; tries++) {
    turn = (turn + 1) % PORTS_OF_A_WORKER;
    if (await isFree(firstOfWorker + turn)) return firstOfWorker + turn;
  }
  throw new Error('Every port of this worker is taken');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
