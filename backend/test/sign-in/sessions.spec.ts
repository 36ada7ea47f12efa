import { cookieName } from '../../src/modules/auth/sign-in/session-cookie.js';
import { Client, signedIn, until } from '../setup/client.js';
import { startProcess } from '../setup/processes.js';
import { createTestDatabase } from '../setup/test-database.js';
import { ADMIN_EMAIL } from '../setup/test-app.js';
import { startSignInGround, type SignInGround } from './sign-in-fixture.js';

describe('sessions', () => {
  let ground: SignInGround;
  beforeAll(async () => {
    ground = await startSignInGround();
  });
  afterAll(() => ground.close());

  const sessionCookie = (headers: Headers) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  const user = (cookie: string) => fetch(`${ground.test.baseUrl}/api/user`, { headers: { Cookie: cookie } });
  const change = (client: Client, sql: string) =>
    ground.test
      .sql(`UPDATE session SET ${sql} WHERE (sess->'passport'->>'user') IS NOT NULL`)
      .then(() => client.get('/api/user'));

  it('live in an httpOnly, SameSite=Lax cookie for an idle hour', async () => {
    const { headers } = await ground.verify(await ground.mailedCode());
    expect(sessionCookie(headers)).toMatch(
      /^session=s%3A[^;]+; Max-Age=3600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const expires = Date.parse(/Expires=([^;]+)/.exec(sessionCookie(headers)!)![1]!);
    expect(Math.abs(expires - Date.now() - 3_600_000)).toBeLessThan(120_000);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are named and marked for https alone where the site is https', () => {
    expect(cookieName('https://clinic.example')).toBe('__Host-session');
    expect(cookieName('http://clinic.example')).toBe('session');
  });

  it('get a new id at sign-in: one that was planted before is worth nothing', async () => {
    const first = await ground.verify(await ground.mailedCode());
    const planted = sessionCookie(first.headers)!.split(';')[0]!;
    const client = new Client(ground.test.baseUrl);
    const second = await client.post(
      '/api/admin/verify-magic-link',
      { email: ADMIN_EMAIL, token: await ground.mailedCode() },
      { Cookie: planted },
    );
    const own = sessionCookie(second.headers)!.split(';')[0]!;
    expect(second.status).toBe(200);
    expect(own).not.toBe(planted);
    expect((await user(own)).status).toBe(200);
    expect((await user(planted)).status).toBe(401);
  });

  it.each(['session=made-up', 'session=s%3Aabc.def', 'session=', 'session=s%3A..%2F..', 'session=%00'])(
    'can not be made up: %s',
    async (cookie) => {
      expect((await user(cookie)).status).toBe(401);
    },
  );

  it('end with sign-out, also for a copy of the cookie', async () => {
    const { headers } = await ground.verify(await ground.mailedCode());
    const cookie = sessionCookie(headers)!.split(';')[0]!;
    expect((await user(cookie)).status).toBe(200);
    const out = await fetch(`${ground.test.baseUrl}/api/logout`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: ground.test.baseUrl },
    });
    expect(out.status).toBe(200);
    expect((await user(cookie)).status).toBe(401);
  });

  it('end twelve hours after sign-in, however busy', async () => {
    const client = await signedIn(ground.test, ADMIN_EMAIL);
    const aged = (hours: number) =>
      change(
        client,
        `sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb(${Date.now() - hours * 3_600_000}::bigint))::json`,
      );
    expect((await aged(11.9)).status).toBe(200);
    expect((await aged(12.1)).status).toBe(401);
  });

  it('end after an idle hour', async () => {
    const client = await signedIn(ground.test, ADMIN_EMAIL);
    expect((await change(client, `expire = (now() AT TIME ZONE 'UTC') + interval '1 minute'`)).status).toBe(
      200,
    );
    expect((await change(client, `expire = (now() AT TIME ZONE 'UTC') - interval '1 minute'`)).status).toBe(
      401,
    );
  });

  it('move on with reading, at most once a minute, and the cookie with them', async () => {
    const client = await signedIn(ground.test, ADMIN_EMAIL);
    const answer = await change(client, `expire = (now() AT TIME ZONE 'UTC') + interval '5 minutes'`);
    expect(sessionCookie(answer.headers)).toMatch(
      /^session=s%3A[^;]+; Max-Age=3600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const [row] = await ground.test.sql<{ minutes: number }>(
      `SELECT extract(epoch FROM max(expire) - (now() AT TIME ZONE 'UTC'))::int / 60 AS minutes FROM session`,
    );
    expect(row!.minutes).toBeGreaterThanOrEqual(59);
    expect((await client.get('/api/user')).headers.getSetCookie()).toEqual([]);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('are not made for those who only read', async () => {
    const count = async () =>
      (await ground.test.sql<{ n: number }>(`SELECT count(*)::int AS n FROM session`))[0]!.n;
    const before = await count();
    const visitor = new Client(ground.test.baseUrl);
    for (const path of ['/api/landing/settings', '/api/user', '/api/health/ready', '/api/evaluation/unknown'])
      expect((await visitor.get(path)).headers.getSetCookie()).toEqual([]);
    await visitor.post('/api/login', { email: ADMIN_EMAIL, password: 'wrong password' });
    expect(await count()).toBe(before);
  });

  it('may not be ridden by another site', async () => {
    const client = await signedIn(ground.test, ADMIN_EMAIL, 'en');
    for (const Origin of ['https://evil.example', 'null'])
      expect(
        await client.post('/api/admin/questionnaires', { name: 'Q', language: 'hu' }, { Origin }),
      ).toMatchObject({ status: 403, body: { code: 'other_site' } });
    expect(
      await client.call('POST', '/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ).toMatchObject({ status: 403 });
    expect((await client.get('/api/user')).status).toBe(200);
  });
});

describe('the log', () => {
  it('holds no code, address, cookie or password of a sign-in, at its most talkative', async () => {
    const database = await createTestDatabase();
    const { smtp, close } = await startSignInGround({ ROLE: 'api' });
    const server = await startProcess(database, {
      LOG_LEVEL: 'debug',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'noreply@clinic.example',
    });
    try {
      const client = new Client(server.baseUrl);
      await client.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
      const mail = await until(() => Promise.resolve(smtp.mails[0]));
      const code = /^\d{6}$/m.exec(mail.text)![0];
      await client.post('/api/login', { email: ADMIN_EMAIL, password: 'wrong-password-hunter2' });
      const { headers } = await client.post('/api/admin/verify-magic-link', {
        email: ADMIN_EMAIL,
        token: code,
      });
      const cookie = /session=s%3A([^.]+)/.exec(headers.getSetCookie().join())![1]!;
      await client.get(`/api/user?token=${code}&email=${ADMIN_EMAIL}`);
      const log = server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n');
      expect(log).toContain('"msg":"request"');
      for (const secret of [`"${code}"`, `=${code}`, ADMIN_EMAIL, cookie, 'hunter2'])
        expect(log).not.toContain(secret);
    } finally {
      await server.stop();
      await close();
    }
  });
});
