import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { admin } from '../src/scripts/commands/admin.js';
import { doctor } from '../src/scripts/commands/doctor.js';
import { recount } from '../src/scripts/commands/recount.js';
import type { Command } from '../src/scripts/command.js';
import { giveSetting } from './make/settings.js';
import { callCommand } from './setup/called-command.js';
import { testEnvironment } from './setup/environment.js';
import { groundOf, type ProcessGround } from './setup/process-fixture.js';
import { createTestDatabase } from './setup/test-database.js';

const NOWHERE = /^No server has run on .* yet\. Name the database in DATABASE_URL.*\n$/;

describe('commands at the server', () => {
  let ground: ProcessGround;
  let folder: string;
  beforeAll(async () => {
    ground = groundOf(await createTestDatabase(), '');
    folder = mkdtempSync(join(tmpdir(), 'commands-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const variablesWith = (own: Record<string, string>) =>
    testEnvironment(ground.databaseUrl, 0, { DATA_DIR: folder, ...own });
  const call = (command: Command, options: string[] = [], variables: Record<string, string> = {}) =>
    callCommand(command, options, variablesWith(variables));

  it('get the variables of the services as systemd reads them', () => {
    const names = ['DATABASE_URL', 'SESSION_SECRET', 'SETTINGS_KEY', 'PUBLIC_URL'];
    const variables = variablesWith({});
    const lines = [
      '# a comment',
      '',
      ...names.map((name) => `${name}=${variables[name]}`),
      'SMTP_URL=smtp://a:$b`c@mail.example?x=1&requireTLS=false',
      'MAIL_FROM="Assessment <assessment@clinic.example>"',
    ];
    writeFileSync(join(folder, 'env'), lines.join('\n'));
    writeFileSync(join(folder, 'env-without-database'), '# nothing');
    const script = resolve(import.meta.dirname, '../../ops/command.sh');
    const start = (file: string, ...options: string[]) => {
      const env = { PATH: process.env.PATH, ENV_FILE: join(folder, file), DATA_DIR: join(folder, 'data') };
      return spawnSync('sh', [script, ...options], { env, encoding: 'utf8' });
    };
    expect(start('env', 'admin', 'list')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^There is no admin yet.*\n$/),
      stderr: '',
    });
    expect(start('env-without-database', 'recount')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(NOWHERE),
    });
    expect(start('env')).toMatchObject({ status: 2, stderr: expect.stringMatching(/Name a command/) });
  });

  it('make no data folder where no server has run, and say so', async () => {
    const before = readdirSync(folder);
    expect(await call(doctor, [], { DATABASE_URL: '', DATA_DIR: join(folder, 'data') })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(NOWHERE),
    });
    expect(readdirSync(folder)).toEqual(before);
    expect(before).not.toContain('data');
  });

  it('recount: names what was not right, and makes it right', async () => {
    const [{ id } = { id: 0 }] = await ground.sql<{ id: number }>(
      `INSERT INTO questionnaire (name) VALUES ('Counted') RETURNING id`,
    );
    await ground.sql(
      `INSERT INTO evaluation_count (questionnaire_id, kind, week, subject, value, max, n) VALUES ($1, 'score', '2026-11-23', '7', 2, 5, 3)`,
      [id],
    );
    expect(await call(recount)).toEqual({
      status: 0,
      stdout: `Questionnaire ${id}: 1 put right\n  score 7, value 2 of 5, week 2026-11-23: was 3, is 0\nCounted anew: 1 counts and 0 evaluations were put right.\n`,
      stderr: '',
    });
    expect(await call(recount)).toEqual({
      status: 0,
      stdout: `Questionnaire ${id}: right\nCounted anew: 0 counts and 0 evaluations were put right.\n`,
      stderr: '',
    });
    await ground.sql('DELETE FROM questionnaire WHERE id = $1', [id]);
  });

  it('admin: adds somebody, who may manage everything, and lets in who is locked out', async () => {
    await ground.sql(`INSERT INTO questionnaire (name, language) VALUES ('A', 'hu'), ('B', 'en')`);
    expect(await call(admin, ['list'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/no admin yet/),
    });
    expect(await call(admin, ['add', ' Anna@Clinic.example '])).toMatchObject({ status: 0 });
    expect(await call(admin, ['add', 'anna@clinic.example'])).toMatchObject({
      status: 1,
      stderr: 'There is already an admin with this e-mail address.\n',
    });
    await ground.sql(`UPDATE admin SET password_hash = 'x'`);
    expect(await call(admin, ['list'])).toMatchObject({
      stdout: 'anna@clinic.example   questionnaires: 2, API tokens: 0, password: yes, passkeys: 0\n',
    });
    const { stdout } = await call(admin, ['reset-access', 'anna@clinic.example']);
    expect(stdout).toMatch(/with the code \d{6}\n$/);
    const [row] = await ground.sql(
      `SELECT password_hash AS password, session_epoch AS epoch,
              (SELECT count(*)::int FROM sign_in_code c WHERE c.admin_id = a.id AND ended_at IS NULL) AS codes,
              (SELECT count(*)::int FROM audit_entry WHERE action = 'admin.reset-access' AND details->>'email' = a.email) AS entries
         FROM admin a`,
    );
    expect(row).toEqual({ password: null, epoch: 1, codes: 1, entries: 1 });
  });

  it.each([
    [['add', 'not an address']],
    [['reset-access', 'stranger@clinic.example']],
    [['remove']],
    [['add']],
  ])('admin %j ends with a sentence and changes nothing', async (options) => {
    const before = await ground.sql('SELECT * FROM admin');
    const { status, stderr } = await call(admin, options);
    expect(status).toBe(1);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await ground.sql('SELECT * FROM admin')).toEqual(before);
  });

  /** It waits for a process that works before it says that there is none. */
  const atWork = () =>
    ground.sql(`INSERT INTO scheduled_task (name, started_at) VALUES ('relay-events', now())
    ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at`);

  it('doctor: tells of another time zone than the one that the database counts by', async () => {
    await atWork();
    const { stdout } = await call(doctor, ['--json'], { TIME_ZONE: 'Europe/Bucharest' });
    const findings = JSON.parse(stdout) as { title: string; state: string; seen: string }[];
    expect(findings.find(({ title }) => title === 'Time zone')).toMatchObject({
      state: 'fail',
      seen: 'TIME_ZONE is Europe/Bucharest, the database still goes by Europe/Budapest',
    });
  });

  it('doctor: says what is wrong and what to do, shows no secret, and ends with 1', async () => {
    await ground.sql(`INSERT INTO admin (email) VALUES ('doctor@clinic.example') ON CONFLICT DO NOTHING`);
    await giveSetting(ground, 'openai_api_key', 'sk-very-secret');
    await ground.sql(
      `INSERT INTO mail (kind, to_address, language, state) VALUES ('code', 'lost@clinic.example', 'en', 'failed')`,
    );
    await atWork();
    const { status, stdout } = await call(doctor, ['--json'], { SETTINGS_KEY: '45'.repeat(32) });
    const findings = JSON.parse(stdout) as { title: string; state: string; seen: string; remedy?: string }[];
    const of = (title: string) => findings.find((finding) => finding.title === title);
    expect(status).toBe(1);
    expect(of('SETTINGS_KEY')).toMatchObject({
      state: 'fail',
      seen: expect.stringContaining('setting:openai_api_key'),
      remedy: expect.stringContaining('SETTINGS_KEY_OLD'),
    });
    expect(of('PostgreSQL')).toMatchObject({ state: 'ok' });
    expect(of('Clock')).toMatchObject({ state: 'ok' });
    expect(of('Time zone')).toMatchObject({
      state: 'ok',
      seen: expect.stringMatching(/^Europe\/Budapest, /),
    });
    expect(of('Letters')).toMatchObject({ state: 'warn' });
    expect(of('Mail service')).toMatchObject({ state: 'warn' });
    expect(findings.every(({ state, remedy }) => (state === 'ok') === (remedy === undefined))).toBe(true);
    expect(stdout).not.toMatch(/sk-very-secret|lost@/);
  });
});
