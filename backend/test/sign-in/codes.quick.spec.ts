import pg from 'pg';
import { SecretBox } from '../../src/platform/crypto/secret-box.js';
import { Client, giveCode } from '../setup/client.js';
import { ADMIN_EMAIL } from '../setup/test-app.js';
import { until } from '../setup/until.js';
import { workOff, workToTheEnd } from '../setup/work.js';
import { otherThan, startSignInGround, type SignInGround } from './sign-in-fixture.js';

describe('sign-in codes', () => {
  let ground: SignInGround;
  beforeAll(async () => {
    ground = await startSignInGround();
  });
  afterAll(() => ground.close());
  beforeEach(() => ground.forgetLimits());

  const refused = { status: 401, body: { code: 'invalid_code', message: 'Wrong code' } };
  const codes = () =>
    ground.test.sql<{ attempts: number; ended: boolean }>(
      `SELECT attempts, ended_at IS NOT NULL AS ended FROM sign_in_code ORDER BY created_at DESC`,
    );

  it('work once', async () => {
    const code = await ground.mailedCode();
    expect(await ground.verify(code)).toMatchObject({ status: 200, body: { email: ADMIN_EMAIL } });
    expect(await ground.verify(code)).toMatchObject(refused);
  });

  it('work once also when the same code comes many times at once', async () => {
    const code = await ground.mailedCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ground.verify(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('live for ten minutes by the database’s clock', async () => {
    const code = await ground.mailedCode();
    const [life] = await ground.test.sql(
      `SELECT expires_at - created_at = interval '10 minutes' AS exact FROM sign_in_code WHERE ended_at IS NULL`,
    );
    expect(life).toEqual({ exact: true });
    await ground.test.sql(
      `UPDATE sign_in_code SET expires_at = now() - interval '1 millisecond' WHERE ended_at IS NULL`,
    );
    expect(await ground.verify(code)).toMatchObject(refused);
  });

  it('are compared five times at most, however many tries come at once', async () => {
    const code = await ground.mailedCode();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ground.verify(otherThan(code))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await codes())[0]).toEqual({ attempts: 5, ended: false });
    await ground.forgetLimits();
    expect(await ground.verify(code)).toMatchObject(refused);
    expect((await codes())[0]!.attempts).toBe(5);
  });

  it('are void once a newer one was sent', async () => {
    const older = await ground.mailedCode();
    const newer = await ground.mailedCode();
    expect(await ground.verify(older)).toMatchObject(refused);
    expect((await ground.verify(newer)).status).toBe(200);
  });

  it('stay valid when a further request is over the limit', async () => {
    const code = await ground.mailedCode();
    const before = ground.smtp.mails.length;
    for (let n = 0; n < 3; n++)
      expect(await ground.ask(ADMIN_EMAIL)).toMatchObject({ status: 200, body: { success: true } });
    await workOff(ground.test);
    expect(ground.smtp.mails).toHaveLength(before);
    expect((await ground.verify(code)).status).toBe(200);
  });

  it.each([
    ['an hour', 'code-hour', 5],
    ['a day', 'code-day', 10],
  ])('are mailed to one address so many times in %s', async (_span, limit, most) => {
    await ground.mailedCode();
    await ground.test.sql(`DELETE FROM rate_counter WHERE key LIKE 'code-minute:%'`);
    await ground.test.sql(`UPDATE rate_counter SET count = $2 WHERE key LIKE $1`, [`${limit}:%`, most]);
    const before = ground.smtp.mails.length;
    expect((await ground.ask(ADMIN_EMAIL)).status).toBe(200);
    await workOff(ground.test);
    expect(ground.smtp.mails).toHaveLength(before);
  });

  it('are not made for an address that its admin no longer has', async () => {
    await giveCode(ground.test, 'moving@clinic.example');
    const other = new pg.Client({ connectionString: ground.test.databaseUrl });
    await other.connect();
    await other.query(
      `BEGIN; UPDATE admin SET email = 'moved@clinic.example' WHERE email = 'moving@clinic.example'`,
    );
    await ground.ask('moving@clinic.example');
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await ground.test.sql(waits)).length > 0);
    await other.query('COMMIT');
    await other.end();
    await workOff(ground.test);
    expect(
      await ground.test.sql(
        `SELECT 1 FROM mail WHERE kind = 'code' AND to_address = 'moving@clinic.example'`,
      ),
    ).toEqual([]);
  });

  it('are not used up by a mail scanner that opens the link', async () => {
    const code = await ground.mailedCode();
    const link = /http\S+\/auth\?\S+/.exec(ground.smtp.mails.at(-1)!.text)![0];
    expect(link).toContain(`token=${code}`);
    for (const method of ['GET', 'HEAD']) await fetch(link, { method, redirect: 'manual' });
    const api = `${ground.test.baseUrl}/api/admin/verify-magic-link?email=${ADMIN_EMAIL}&token=${code}`;
    expect((await fetch(api)).status).toBe(404);
    expect((await codes())[0]).toEqual({ attempts: 0, ended: false });
    expect((await ground.verify(code)).status).toBe(200);
  });

  it('never stand in the database: hashed in their row, sealed in the mail’s and wiped once it is through', async () => {
    ground.smtp.behave('defer');
    await ground.ask(ADMIN_EMAIL);
    await workOff(ground.test);
    const [mail] = (await ground.test.sql<{ id: string; sealed: string }>(
      `SELECT id, sealed FROM mail WHERE kind = 'code' AND state = 'queued' AND error IS NOT NULL`,
    )) as [{ id: string; sealed: string }];
    const { code } = JSON.parse(
      new SecretBox(ground.test.env.settingsKey).open(mail.sealed, `mail:${mail.id}`),
    ) as { code: string };
    expect(code).toMatch(/^\d{6}$/);
    const rows = await ground.test.sql<{ text: string }>(
      `SELECT row_to_json(m)::text AS text FROM mail m UNION ALL SELECT row_to_json(j)::text FROM job j
       UNION ALL SELECT row_to_json(i)::text FROM job_item i UNION ALL SELECT row_to_json(a)::text FROM audit_entry a
       UNION ALL SELECT code_hash FROM sign_in_code`,
    );
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`(?<![\\da-f-])${code}(?![\\da-f-])`));
    ground.smtp.behave('accept');
    await workToTheEnd(ground.test);
    expect(await ground.test.sql(`SELECT state, sealed, subject FROM mail WHERE id = $1`, [mail.id])).toEqual(
      [{ state: 'accepted', sealed: null, subject: null }],
    );
    expect((await ground.verify(code)).status).toBe(200);
  });

  it.each([
    ['a list of addresses', [ADMIN_EMAIL, 'evil@x.example'], 400],
    ['an object', { $ne: null }, 400],
    ['a number', 5, 400],
    ['nothing', undefined, 400],
    ['two addresses', `${ADMIN_EMAIL},evil@x.example`, 400],
    ['a line break', `${ADMIN_EMAIL}\r\nBcc: evil@x.example`, 400],
    ['a quoted name', `"${ADMIN_EMAIL}"@evil.example`, 400],
    ['another case', 'OWNER@Clinic.Example', 200],
    ['a stranger', 'nobody@x.example', 200],
    ['a tag', 'owner+tag@clinic.example', 200],
    ['a look-alike letter', 'оwner@clinic.example', [200, 400]],
    ['a wildcard', 'own%@clinic.example', [200, 400]],
    ['a dot more', 'owner@clinic.example.', [200, 400]],
  ])('asked for with %s', async (name, email, status) => {
    const before = ground.smtp.mails.length;
    const answer = await ground.ask(email);
    expect([status].flat()).toContain(answer.status);
    if (answer.status === 200) expect(answer.body).toEqual({ success: true });
    else expect(answer.body).toMatchObject({ code: 'validation_failed' });
    await workOff(ground.test);
    expect(ground.smtp.mails).toHaveLength(name === 'another case' ? before + 1 : before);
  });

  it.each([[['135790']], [{}], [135790], [true], [''], ['1234567'], [null]])(
    'refuse %j as a code',
    async (token) => {
      expect(await ground.verify(token)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it('of one admin open nothing for another', async () => {
    await ground.test.sql(`INSERT INTO admin (email) VALUES ('second@clinic.example')`);
    const code = await ground.mailedCode();
    expect(await ground.verify(code, 'second@clinic.example')).toMatchObject(refused);
    expect(await ground.verify(code, 'OWNER@CLINIC.example')).toMatchObject({ status: 200 });
  });

  it('are asked for 20 times an hour from one address at most; each forwarded one counts apart', async () => {
    const from = (ip: string) => ({ 'X-Forwarded-For': ip });
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++)
      statuses.push((await ground.ask(`u${n}@x.example`, from('203.0.113.9'))).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect((await ground.ask('u@x.example', from('203.0.113.10'))).status).toBe(200);
    // Only the last hop is believed: what a caller writes in front of it changes nothing.
    expect((await ground.ask('u@x.example', from('198.51.100.7, 203.0.113.9'))).status).toBe(429);
    const refusal = await new Client(ground.test.baseUrl, 'en').post(
      '/api/admin/send-magic-link',
      { email: 'u@x.example' },
      from('203.0.113.9'),
    );
    expect(refusal.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts. Please wait a little and try again.',
    });
  });

  it('are guessed 200 times an hour from one address at most; a browser that was here before goes on', async () => {
    const known = new Client(ground.test.baseUrl, 'en');
    expect((await ground.verify(await ground.mailedCode(), ADMIN_EMAIL, known)).status).toBe(200);
    await ground.forgetLimits();
    const tries = [
      ...Array.from({ length: 199 }, (_, n) => ground.verify('135790', `u${n}@x.example`)),
      new Client(ground.test.baseUrl, 'en').post('/api/login', {
        email: 'u@x.example',
        password: 'correct horse',
      }),
    ];
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(await ground.verify('135790', 'u@x.example')).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect((await ground.verify('135790', ADMIN_EMAIL, known)).status).toBe(401);
  });
});
