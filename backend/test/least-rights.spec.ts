import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeQuestionnaire } from './make/questionnaires.js';
import { signedIn } from './setup/client.js';
import { ADMIN_EMAIL } from './setup/environment.js';
import { groundOf } from './setup/process-fixture.js';
import { startProcess, type ServerProcess } from './setup/processes.js';
import { runSql } from './setup/test-database.js';

const ROLE = 'least_rights_app';
const statements = readFileSync(resolve(import.meta.dirname, '../../ops/postgres/role.sql'), 'utf8')
  .replace(/^--.*$/gm, '')
  .replaceAll(/\bapp\b/g, ROLE)
  .replace(":'password'", "'of-the-test'")
  .split(';')
  .filter((statement) => statement.trim());

/** The role that compose file and guide make (ops/postgres/role.sql), and everything that the app does with it at a start. */
describe('a database role with the least rights', () => {
  const server = process.env.TEST_POSTGRES_URL!;
  const { host } = new URL(server);
  const url = `postgres://${ROLE}:of-the-test@${host}/${ROLE}`;
  let app: ServerProcess | null = null;

  beforeAll(async () => {
    for (const statement of statements) await runSql(server, statement);
  });
  afterAll(async () => {
    await app?.stop();
    await runSql(server, `DROP DATABASE ${ROLE} WITH (FORCE)`);
    await runSql(server, `DROP ROLE ${ROLE}`);
  });

  it('does for migrations, extension, queue and work', async () => {
    app = await startProcess(url, {});
    const admin = await signedIn(groundOf(url, app.baseUrl), ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 1 });
    expect(
      await runSql(url, `SELECT extname AS name FROM pg_extension WHERE extname = 'pg_trgm'`),
    ).toHaveLength(1);
  });

  it('owns its own database, and may do nothing to the server or to other databases', async () => {
    const [role] = await runSql(
      server,
      `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS more,
              has_database_privilege(rolname, 'postgres', 'CONNECT') AS elsewhere FROM pg_roles WHERE rolname = '${ROLE}'`,
    );
    expect(role).toEqual({ more: false, elsewhere: false });
    for (const statement of [
      'CREATE ROLE other',
      `SELECT pg_read_file('PG_VERSION')`,
      `COPY (SELECT 1) TO PROGRAM 'cat'`,
    ])
      await expect(runSql(url, statement)).rejects.toThrow(/permission denied/);
  });
});
