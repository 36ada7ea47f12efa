import { Client } from '../setup/client.js';
import { ADMIN_EMAIL } from '../setup/test-app.js';
import { budgetSubject, otherThan, startSignInGround, type SignInGround } from './sign-in-fixture.js';

const PASSWORD = 'correct horse battery';

describe('passwords and budgets', () => {
  let ground: SignInGround;
  beforeAll(async () => {
    ground = await startSignInGround();
  });
  afterAll(() => ground.close());
  beforeEach(() => ground.forgetLimits());

  const register = (body: object, client = new Client(ground.test.baseUrl, 'en')) =>
    client.post('/api/register', body);
  const login = (
    password: unknown,
    email: unknown = ADMIN_EMAIL,
    client = new Client(ground.test.baseUrl, 'en'),
  ) => client.post('/api/login', { email, password });
  const admins = () => ground.test.sql(`SELECT id, email FROM admin ORDER BY id`);

  it('never let a stranger become an admin, whatever the request holds', async () => {
    const before = await admins();
    const stranger = { email: 'new@x.example', token: '135790', password: PASSWORD };
    const variants: object[] = [
      stranger,
      { ...stranger, isAdmin: true },
      { ...stranger, role: 'admin' },
      { ...stranger, id: 1 },
      { ...stranger, adminId: 1 },
      { ...stranger, passwordHash: 'x' },
      { ...stranger, token: undefined },
      { ...stranger, token: '' },
      { ...stranger, token: null },
      { ...stranger, token: true },
      { ...stranger, token: ['135790'] },
      { ...stranger, email: ADMIN_EMAIL },
      { ...stranger, email: [ADMIN_EMAIL] },
      { ...stranger, email: { $ne: '' } },
      { ...stranger, email: "' OR 1=1--@x.example" },
      { ...stranger, password: 'short' },
      { ...stranger, password: { length: 20 } },
      { ...stranger, __proto__: { token: 'x' } },
      { email: stranger.email },
      {},
      [stranger],
    ];
    for (const variant of variants) {
      const { status, body } = await register(variant);
      expect([JSON.stringify(variant), [400, 403].includes(status)]).toEqual([JSON.stringify(variant), true]);
      expect(['validation_failed', 'register_refused']).toContain(body.code);
    }
    expect(await admins()).toEqual(before);
    expect(await ground.test.sql(`SELECT 1 FROM admin WHERE password_hash IS NOT NULL`)).toEqual([]);
  });

  it('make no admin in an empty database, however many ask at once', async () => {
    const { test } = ground;
    await test.sql(`CREATE TABLE saved AS SELECT * FROM admin`);
    await test.sql(`DELETE FROM admin`);
    const asks = Array.from({ length: 20 }, (_, n) =>
      register({ email: `a${n}@x.example`, token: '135790', password: PASSWORD }),
    );
    expect(new Set((await Promise.all(asks)).map(({ status }) => status))).toEqual(new Set([403]));
    expect(await admins()).toEqual([]);
    await test.sql(`INSERT INTO admin SELECT * FROM saved`);
  });

  it('are set by an existing admin against a mailed code, which then is used up', async () => {
    const code = await ground.mailedCode();
    const client = new Client(ground.test.baseUrl, 'en');
    const made = await register({ email: ADMIN_EMAIL, token: code, password: PASSWORD }, client);
    expect(made).toMatchObject({ status: 200, body: { email: ADMIN_EMAIL, hasPassword: true } });
    expect((await client.get('/api/user')).body).toMatchObject({ email: ADMIN_EMAIL, hasPassword: true });
    const [{ hash }] = (await ground.test.sql<{ hash: string }>(
      `SELECT password_hash AS hash FROM admin WHERE email = $1`,
      [ADMIN_EMAIL],
    )) as [{ hash: string }];
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await register({ email: ADMIN_EMAIL, token: code, password: 'another password' })).toMatchObject({
      status: 403,
      body: { code: 'register_refused' },
    });
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await login(PASSWORD, 'OWNER@clinic.example')).status).toBe(200);
  });

  it('answer the same for a wrong one, an unknown address and an admin without one', async () => {
    await ground.test.sql(`INSERT INTO admin (email) VALUES ('bare@clinic.example') ON CONFLICT DO NOTHING`);
    const answers = [
      await login(`${PASSWORD} `),
      await login(PASSWORD, 'nobody@x.example'),
      await login('', 'bare@clinic.example'),
      await login('anything at all', 'bare@clinic.example'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'invalid_credentials'],
      [401, 'invalid_credentials'],
      [400, 'validation_failed'],
      [401, 'invalid_credentials'],
    ]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  it('let strangers try 20 times a day, then make them wait longer and longer', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => login('wrong password')));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    const subject = budgetSubject(ground.test, 'stranger');
    const failures = async () =>
      (
        await ground.test.sql<{ failures: number }>(
          `SELECT failures FROM sign_in_budget WHERE subject = $1`,
          [subject],
        )
      )[0]!.failures;
    expect(await failures()).toBe(20);
    expect((await login(PASSWORD)).status).toBe(401);
    const waited = (minutes: number) =>
      ground.test.sql(
        `UPDATE sign_in_budget SET last_at = now() - make_interval(secs => $2::float * 60) WHERE subject = $1`,
        [subject, minutes],
      );
    await waited(1.1);
    expect((await login('wrong again')).status).toBe(401);
    expect(await failures()).toBe(21);
    await waited(1.1);
    expect((await login(PASSWORD)).status).toBe(401);
    await waited(2.1);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('do not let a stranger lock out a browser that signed in before', async () => {
    const mine = new Client(ground.test.baseUrl, 'en');
    expect((await login(PASSWORD, ADMIN_EMAIL, mine)).status).toBe(200);
    await mine.post('/api/logout');
    for (let n = 0; n < 21; n++) await login('wrong password');
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(PASSWORD, ADMIN_EMAIL, mine)).status).toBe(200);
  });

  it('count failed codes and failed passwords together', async () => {
    const code = await ground.mailedCode();
    for (let n = 0; n < 20; n++)
      await (n % 2 ? login('wrong password') : ground.verify(otherThan(code), 'other@x.example'));
    for (let n = 0; n < 10; n++) await ground.verify('999999' === code ? '000000' : '999999');
    expect((await login(PASSWORD)).status).toBe(401);
  });
});
