import type { QueryRunner } from 'typeorm';
import { PlainError } from '../startup/plain-error.js';
import { clinicZone } from '../time/time.js';
import { isLater, VERSION } from '../version.js';

/** The oldest PostgreSQL whose SQL is used here. */
const OLDEST_POSTGRES = 15;

/** The last migration of release 0.1; what all of that release's migrations made is the baseline of this one. */
const LAST_OF_FORMER_RELEASE = 'TrelloDeliveries1795601000000';
const BASELINE = 'Baseline1795700000000';

interface Facts {
  encoding: string;
  version: number;
  migrations: string | null;
  release: string | null;
}

/**
 * Refuses a database that this program can't work on, before anything in it is changed: another encoding than UTF-8, a
 * PostgreSQL that is too old, a schema that a later release has made, or one of before the baseline that the former
 * release's last state has not brought up to date (rules: schema guard). Throws PlainError. Says whether the former
 * release's last state made it.
 */
export async function assertFits(
  runner: QueryRunner,
  known: readonly string[],
): Promise<{ isOfFormerRelease: boolean }> {
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
  const former = applied.filter(isBeforeBaseline);
  if (former.length > 0 && !former.includes(LAST_OF_FORMER_RELEASE))
    throw new PlainError(
      `The database was made by an earlier state of release 0.1 (${former.at(-1)}), and this release (${VERSION}) goes on from the last one (${LAST_OF_FORMER_RELEASE}). Start that one once, then this one: docs/operate/upgrade.md says how.`,
    );
  if (isOfLaterRelease || applied.some((name) => !known.includes(name) && !isBeforeBaseline(name)))
    throw new PlainError(
      // Between two releases both have the same number.
      `The database was made by a later ${isOfLaterRelease ? `release (${release})` : 'state of the program'} than this one (${VERSION}), which would spoil its data. Start the later one, or restore the backup from before the upgrade.`,
    );
  return { isOfFormerRelease: former.length > 0 };
}

/**
 * Takes over a database of release 0.1, whose tables are those of the baseline: of its migrations nothing is remembered but
 * that. One statement, so that it has happened wholly or not at all.
 */
export async function takeOverFormerRelease(runner: QueryRunner): Promise<void> {
  await runner.query(
    `WITH former AS (DELETE FROM migrations WHERE timestamp < $1 RETURNING name)
     INSERT INTO migrations (timestamp, name) SELECT $1, $2 FROM former WHERE name = $3`,
    [stampOf(BASELINE), BASELINE, LAST_OF_FORMER_RELEASE],
  );
}

const stampOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);
const isBeforeBaseline = (name: string): boolean => stampOf(name) < stampOf(BASELINE);

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
  const rows = (await runner.query('SELECT name FROM migrations ORDER BY timestamp')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function releaseOf(runner: QueryRunner): Promise<string | null> {
  const [row] = (await runner.query('SELECT version FROM database_release')) as { version: string }[];
  return row?.version ?? null;
}
