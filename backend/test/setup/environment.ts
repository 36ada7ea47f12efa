import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { freePort } from './ports.js';

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
    // Most tests are about responses whose texts nobody has written yet.
    AUTO_GENERATE: 'false',
    ...variables,
  };
}
