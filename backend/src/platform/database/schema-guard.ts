import type { QueryRunner } from 'typeorm';
import { PlainError } from '../startup/plain-error.js';
import { clinicZone } from '../time/time.js';
import { isLater, VERSION } from '../version.js';

/** The oldest PostgreSQL whose SQL is used here. */
const OLDEST_POSTGRES = 15;

interface Facts {
  encoding: string;
  version: number;
  migrations: string | null;
  release: string | null;
}

/**
 * Refuses a database that this program can't work on, before anything in it is changed: another encoding than UTF-8, a
 * PostgreSQL that is too old, or a schema that a later release has made (rules: schema guard). Throws PlainError.
 */
export async function assertFits(runner: QueryRunner, known: readonly string[]): Promise<void> {
  const [facts] = (await runner.query(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num')::int / 10000 AS version,
            to_regclass('migrations')::text AS migrations, to_regclass('database_release')::text AS release`,
  )) as [Facts];
  if (facts.encoding !== 'UTF8')
    throw new PlainError(
      `The database stores text as ${facts.encoding}, which can't hold every name. Make one with createdb --encoding=UTF8 --template=template0.`,
    );
  if (facts.version < OLDEST_POSTGRES)
    throw new PlainError(
      `This is PostgreSQL ${facts.version}; ${OLDEST_POSTGRES} or newer is needed, and 18 is what tests run on.`,
    );
  await assertZone(runner, clinicZone());
  const applied = facts.migrations ? await namesOf(runner) : [];
  const release = facts.release ? await releaseOf(runner) : null;
  const isOfLaterRelease = release !== null && isLater(release, VERSION);
  if (isOfLaterRelease || applied.some((name) => !known.includes(name)))
    throw new PlainError(
      // Between two releases both have the same number.
      `The database was made by a later ${isOfLaterRelease ? `release (${release})` : 'state of the program'} than this one (${VERSION}), which would spoil its data. Start the later one, or restore the backup from before the upgrade.`,
    );
}

/** Node and PostgreSQL have lists of time zones of their own. */
async function assertZone(runner: QueryRunner, zone: string): Promise<void> {
  await runner.query('SELECT now() AT TIME ZONE $1', [zone]).catch(() => {
    throw new PlainError(
      `PostgreSQL does not know the time zone "${zone}" of TIME_ZONE. Take one of: SELECT name FROM pg_timezone_names.`,
    );
  });
}

/** Notes which release has brought the schema up to date. */
export async function noteRelease(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS database_release (
       is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), version text NOT NULL, noted_at timestamptz NOT NULL DEFAULT now())`,
  );
  await runner.query(
    `INSERT INTO database_release (version) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET version = EXCLUDED.version, noted_at = now() WHERE database_release.version <> EXCLUDED.version`,
    [VERSION],
  );
}

async function namesOf(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function releaseOf(runner: QueryRunner): Promise<string | null> {
  const [row] = (await runner.query('SELECT version FROM database_release')) as { version: string }[];
  return row?.version ?? null;
}
