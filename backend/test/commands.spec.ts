import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { giveSetting } from './make/settings.js';
import { testEnvironment } from './setup/environment.js';
import { groundOf, type ProcessGround } from './setup/process-fixture.js';
import { createTestDatabase } from './setup/test-database.js';

describe('commands at the server', () => {
  let ground: ProcessGround;
  beforeAll(async () => {
    ground = groundOf(await createTestDatabase(), '');
  });

  const run = (command: string, options: string[], variables: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, ...testEnvironment(ground.databaseUrl, 0, variables) };
    const script = resolve(import.meta.dirname, `../dist/scripts/${command}.js`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('get the variables of the services as systemd reads them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'variables-'));
    const names = ['DATABASE_URL', 'SESSION_SECRET', 'SETTINGS_KEY', 'PUBLIC_URL'];
    const variables = testEnvironment(ground.databaseUrl, 0);
    const lines = [
      '# a comment',
      '',
      ...names.map((name) => `${name}=${variables[name]}`),
      'SMTP_URL=smtp://a:$b`c@mail.example?x=1&requireTLS=false',
      'MAIL_FROM="Assessment <assessment@clinic.example>"',
    ];
    writeFileSync(join(folder, 'env'), lines.join('\n'));
    const script = resolve(import.meta.dirname, '../../ops/command.sh');
    const env = { PATH: process.env.PATH, ENV_FILE: join(folder, 'env'), DATA_DIR: folder };
    const start = (...options: string[]) => spawnSync('sh', [script, ...options], { env, encoding: 'utf8' });
    expect(start('admin', 'list')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/no admin yet/),
    });
    expect(start('admin', 'add')).toMatchObject({ status: 1 });
    expect(start()).toMatchObject({ status: 2, stderr: expect.stringMatching(/Name a command/) });
  });

  it('make no data folder where no server has run, and say so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nothing-here-'));
    const { status, stderr } = run('doctor', [], { DATABASE_URL: '', DATA_DIR: join(folder, 'data') });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^No server has run on .* yet\. Name the database in DATABASE_URL.*\n$/),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('admin: adds somebody, who may manage everything, and lets in who is locked out', async () => {
    await ground.sql(`INSERT INTO questionnaire (name, language) VALUES ('A', 'hu'), ('B', 'en')`);
    expect(run('admin', ['list'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/no admin yet/),
    });
    expect(run('admin', ['add', ' Anna@Clinic.example ']).status).toBe(0);
    expect(run('admin', ['add', 'anna@clinic.example'])).toMatchObject({
      status: 1,
      stderr: 'There is already an admin with this e-mail address.\n',
    });
    await ground.sql(`UPDATE admin SET password_hash = 'x'`);
    expect(run('admin', ['list']).stdout).toBe(
      'anna@clinic.example   questionnaires: 2, API tokens: 0, password: yes, passkeys: 0\n',
    );
    const { stdout } = run('admin', ['reset-access', 'anna@clinic.example']);
    expect(stdout).toMatch(/with the code \d{6}\n$/);
    const [admin] = await ground.sql(
      `SELECT password_hash AS password, session_epoch AS epoch,
              (SELECT count(*)::int FROM sign_in_code c WHERE c.admin_id = a.id AND ended_at IS NULL) AS codes,
              (SELECT count(*)::int FROM audit_entry WHERE action = 'admin.reset-access' AND details->>'email' = a.email) AS entries
         FROM admin a`,
    );
    expect(admin).toEqual({ password: null, epoch: 1, codes: 1, entries: 1 });
  });

  it.each([
    [['add', 'not an address']],
    [['reset-access', 'stranger@clinic.example']],
    [['remove']],
    [['add']],
  ])('admin %j ends with a sentence and changes nothing', async (options) => {
    const before = await ground.sql('SELECT * FROM admin');
    const { status, stderr } = run('admin', options);
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
    const { stdout } = run('doctor', ['--json'], { TIME_ZONE: 'Europe/Bucharest' });
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
    const { status, stdout } = run('doctor', ['--json'], { SETTINGS_KEY: '45'.repeat(32) });
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
