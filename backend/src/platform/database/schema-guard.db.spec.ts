import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, runSql } from '../../../test/setup/test-database.js';
import { PlainError } from '../startup/plain-error.js';
import { VERSION } from '../version.js';
import { migrate } from './data-source.js';
import { MIGRATIONS } from './migrations/migrations.js';

describe('the schema guard', () => {
  let url: string;
  beforeEach(async () => {
    url = await createTestDatabase();
  });
  const stateOf = () =>
    runSql(url, 'SELECT (SELECT count(*)::int FROM migrations) AS migrations, version FROM database_release');

  it('lets the release in that made the schema, and says which it was', async () => {
    expect(await migrate(url)).toEqual([]);
    expect(await stateOf()).toEqual([{ migrations: MIGRATIONS.length, version: VERSION }]);
  });

  it('refuses a schema with a migration that this release does not know, and changes nothing', async () => {
    await runSql(
      url,
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
    );
    const before = await stateOf();
    const refused = await migrate(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PlainError);
    expect(String(refused)).toContain(
      `made by a later state of the program than this one (${VERSION}), which would spoil its data. Start the later one, or restore the backup`,
    );
    expect(await stateOf()).toEqual(before);
  });

  it('refuses a database that a later release has used, although its tables are the same', async () => {
    await runSql(url, `UPDATE database_release SET version = '999.0.0'`);
    await expect(migrate(url)).rejects.toThrow(`a later release (999.0.0) than this one (${VERSION})`);
  });

  describe('with a database of the release before the baseline', () => {
    const LAST = ['TrelloDeliveries1795601000000', 1_795_601_000_000] as const;
    const FORMER = [['Initial1795265292290', 1_795_265_292_290], LAST] as const;
    /** The tables as the last state before the baseline left them. */
    const emptyToBaseline = async () => {
      await runSql(url, 'DROP SCHEMA public CASCADE');
      await runSql(url, 'CREATE SCHEMA public');
      await runSql(url, readFileSync(join(import.meta.dirname, 'migrations/baseline.sql'), 'utf8'));
      await runSql(
        url,
        'CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)',
      );
    };
    const applied = () => runSql(url, 'SELECT name FROM migrations ORDER BY timestamp');
    const haveApplied = async (migrations: readonly (readonly [string, number])[]) => {
      await runSql(url, 'DELETE FROM migrations');
      for (const [name, stamp] of migrations)
        await runSql(url, 'INSERT INTO migrations (name, timestamp) VALUES ($1, $2)', [name, stamp]);
    };

    it('takes it over as it is where its last state made it, also when two processes start at once', async () => {
      await emptyToBaseline();
      await runSql(url, `INSERT INTO admin (email) VALUES ('kept@example.com')`);
      await haveApplied(FORMER);
      const later = MIGRATIONS.slice(1).map(({ name }) => name);
      const brought = await Promise.all([migrate(url), migrate(url)]);
      expect(brought.toSorted((one, other) => other.length - one.length)).toEqual([later, []]);
      expect(await applied()).toEqual(MIGRATIONS.map(({ name }) => ({ name })));
      expect(await runSql(url, `SELECT to_regclass('ai_call') AS found`)).toEqual([{ found: null }]);
      expect(await runSql(url, 'SELECT email FROM admin')).toEqual([{ email: 'kept@example.com' }]);
      expect(await migrate(url)).toEqual([]);
    });

    it('refuses it where an earlier state made it, says what to do, and changes nothing', async () => {
      await haveApplied(FORMER.slice(0, 1));
      await expect(migrate(url)).rejects.toThrow(
        `an earlier state of release 0.1 (Initial1795265292290), and this release (${VERSION}) goes on from the last one (${LAST[0]}). Start that one once, then this one: docs/operate/upgrade.md`,
      );
      expect(await applied()).toEqual([{ name: 'Initial1795265292290' }]);
    });
  });

  it('refuses text that is not stored as UTF-8, before it makes a table', async () => {
    const name = `ascii_${Date.now()}`;
    await runSql(url, `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
    const ascii = url.replace(/\/[^/]+$/, `/${name}`);
    await expect(migrate(ascii)).rejects.toThrow(/stores text as SQL_ASCII/);
    expect(
      await runSql(ascii, `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`),
    ).toEqual([{ tables: 0 }]);
  });

  it('finds the migrations in the order of their stamps, so that fresh and old databases agree', () => {
    const stamps = MIGRATIONS.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(stamps).toEqual([...new Set(stamps)].toSorted((one, other) => one - other));
  });
});
