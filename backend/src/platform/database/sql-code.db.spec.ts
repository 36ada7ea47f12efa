import { createTestDatabase, runSql } from '../../../test/setup/test-database.js';
import { setClinicZone, USUAL_ZONE } from '../time/time.js';
import { migrate } from './data-source.js';
import { SqlCode } from './sql-code.js';

const OWN = `pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

describe('Functions and triggers of the database', () => {
  let url: string;
  const sql = <Row extends object>(statement: string) => runSql<Row>(url, statement);
  const functions = async () =>
    (await sql<{ name: string }>(`SELECT proname AS name FROM pg_proc p WHERE ${OWN} ORDER BY 1`)).map(
      ({ name }) => name,
    );
  const triggers = () =>
    sql<{ name: string; of: string }>(
      `SELECT t.tgname AS name, p.proname AS of FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal ORDER BY 1`,
    );
  beforeAll(async () => {
    url = await createTestDatabase();
  });

  it('are exactly those of the files', async () => {
    const { functions: shared, triggers: files } = new SqlCode();
    const names = [...shared, ...files].map(({ path }) =>
      path.replace(/.*\/(.*)\.sql/, '$1').replaceAll('-', '_'),
    );
    expect(await functions()).toEqual(names.toSorted());
    const calling = new Set((await triggers()).map(({ of }) => of));
    for (const { path } of files)
      expect([path, calling.has(path.replace(/.*\/(.*)\.sql/, '$1').replaceAll('-', '_'))]).toEqual([
        path,
        true,
      ]);
  });

  it('are made afresh when a file has changed, and go with their file', async () => {
    const [before, expected] = [await functions(), await triggers()];
    await sql(`CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`);
    await sql(`CREATE TRIGGER gone AFTER INSERT ON setting FOR EACH STATEMENT EXECUTE FUNCTION gone()`);
    await sql(`CREATE FUNCTION gone_too() RETURNS int LANGUAGE sql AS 'SELECT 1'`);
    await sql(`INSERT INTO database_code VALUES ('triggers/gone.sql', ''), ('functions/gone-too.sql', '')`);
    await sql(`DROP TRIGGER mark_weeks_update ON evaluation`);
    await sql(
      `CREATE OR REPLACE FUNCTION week_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS 'SELECT NULL::date'`,
    );
    await migrate(url);
    expect([await functions(), await triggers()]).toEqual([before, expected]);
    expect(await sql(`SELECT week_of('2026-11-22')::text AS week`)).toEqual([{ week: '2026-11-16' }]);
  });

  it('are left alone when nothing has changed', async () => {
    const made = () => sql(`SELECT oid FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`);
    const before = await made();
    await migrate(url);
    expect(await made()).toEqual(before);
  });

  describe('and TIME_ZONE', () => {
    afterEach(() => setClinicZone(USUAL_ZONE));
    const week = async () =>
      (await sql<{ week: string }>(`SELECT week_of('2026-11-22T22:30:00Z')::text AS week`))[0]!.week;

    it('count weeks by the clock of the clinics, from the next start on', async () => {
      expect(await week()).toBe('2026-11-16');
      setClinicZone('Europe/Bucharest');
      await migrate(url);
      expect(await sql(`SELECT time_zone() AS zone`)).toEqual([{ zone: 'Europe/Bucharest' }]);
      expect(await week()).toBe('2026-11-23');
      setClinicZone(USUAL_ZONE);
      await migrate(url);
      expect(await week()).toBe('2026-11-16');
    });

    it('refuse one that PostgreSQL does not know, before anything is changed', async () => {
      setClinicZone('Europe/Atlantis');
      await expect(migrate(url)).rejects.toThrow(/does not know the time zone "Europe\/Atlantis"/);
      expect(await week()).toBe('2026-11-16');
    });
  });
});
