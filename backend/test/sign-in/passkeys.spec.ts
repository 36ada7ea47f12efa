import { Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { Authenticator } from './authenticator.js';
import { addPasskey, challengeOf, passkeyAdmin, signInWith } from './passkey-fixture.js';

describe('passkeys', () => {
  let test: TestApp;
  let admin: Client;
  let device: Authenticator;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
  });
  afterAll(() => test.close());

  const count = async () => (await test.sql(`SELECT 1 FROM passkey`)).length;

  it('are added under a name, and listed without their keys', async () => {
    const { device: made, answer } = await addPasskey(test, admin);
    device = made;
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'MacBook', worksHere: true, lastUsedAt: null },
    });
    const { body } = await admin.get('/api/admin/passkeys');
    expect(body).toEqual([answer.body]);
    expect(Object.keys(body[0]).sort()).toEqual([
      'createdAt',
      'host',
      'id',
      'lastUsedAt',
      'name',
      'worksHere',
    ]);
    const [{ kind, to }] = (await test.sql(
      `SELECT kind, to_address AS "to" FROM mail ORDER BY created_at DESC LIMIT 1`,
    )) as [{ kind: string; to: string }];
    expect([kind, to]).toEqual(['passkey-added', ADMIN_EMAIL]);
  });

  it('sign in an admin who has one, by themselves, in a session of their own', async () => {
    const { client, answer } = await signInWith(test, device);
    expect(answer).toMatchObject({ status: 200, body: { email: ADMIN_EMAIL, mustAddPasskey: false } });
    expect((await client.get('/api/user')).body.email).toBe(ADMIN_EMAIL);
    expect((await admin.get('/api/admin/passkeys')).body[0].lastUsedAt).not.toBeNull();
    const entries = await test.sql(`SELECT admin_email FROM audit_entry WHERE action = 'sign-in.passkey'`);
    expect(entries).toEqual(
      [{ adminEmail: ADMIN_EMAIL }].map(({ adminEmail }) => ({ admin_email: adminEmail })),
    );
  });

  it.each([
    ['that was made for another site', { host: 'clinic.elsewhere' }],
    ['that another origin asked for', { origin: 'https://clinic.elsewhere' }],
    ['without a finger, a face or a PIN', { unverified: true }],
    ['whose count went back, as a copy’s does', { useCount: 1 }],
  ])('do not sign in with one %s', async (_what, flaws) => {
    const { client, answer } = await signInWith(test, device, flaws);
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_passkey' } });
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('sign in one of those that count alike at the same moment: the others are copies', async () => {
    const { device: copied } = await passkeyAdmin(test, 'copied@clinic.example');
    const uses = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const client = new Client(test.baseUrl, 'en');
        const challenge = await challengeOf(client, '/api/passkey-sign-in/options');
        return () => client.post('/api/passkey-sign-in', copied.use(challenge, { useCount: 50 }));
      }),
    );
    const answers = await Promise.all(uses.map((use) => use()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('do not sign in with a device that only claims the id', async () => {
    const forged = new Authenticator(test.env.publicUrl);
    const client = new Client(test.baseUrl, 'en');
    const use = forged.use(await challengeOf(client, '/api/passkey-sign-in/options'));
    const id = device.id.toString('base64url');
    expect((await client.post('/api/passkey-sign-in', { ...use, id })).status).toBe(401);
  });

  it('take each challenge once, within five minutes, and in the browser that asked', async () => {
    const client = new Client(test.baseUrl, 'en');
    const challenge = await challengeOf(client, '/api/passkey-sign-in/options');
    const other = new Client(test.baseUrl, 'en');
    await challengeOf(other, '/api/passkey-sign-in/options');
    expect((await other.post('/api/passkey-sign-in', device.use(challenge))).status).toBe(401);
    expect((await client.post('/api/passkey-sign-in', device.use(challenge))).status).toBe(200);
    expect((await client.post('/api/passkey-sign-in', device.use(challenge))).status).toBe(401);
    const late = await challengeOf(client, '/api/passkey-sign-in/options');
    await test.sql(`UPDATE sign_in_ceremony SET expires_at = now() - interval '1 second'`);
    expect((await client.post('/api/passkey-sign-in', device.use(late))).status).toBe(401);
    const made = device.use(await challengeOf(admin, '/api/admin/passkeys/options'));
    expect((await client.post('/api/passkey-sign-in', made)).status).toBe(401);
  });

  it('are not added with what another session, another site or an earlier call was given', async () => {
    const before = await count();
    const fresh = new Authenticator(test.env.publicUrl);
    const other = await signedIn(test, 'second@clinic.example', 'en');
    const add = (client: Client, body: object) => client.post('/api/admin/passkeys', body);
    const refused = { status: 400, body: { code: 'passkey_refused' } };
    const flaws = [
      { origin: 'https://clinic.elsewhere' },
      { host: 'clinic.elsewhere' },
      { unverified: true },
    ];
    for (const flaw of flaws) {
      const challenge = await challengeOf(admin, '/api/admin/passkeys/options');
      expect(await add(admin, fresh.make(challenge, 'x', flaw))).toMatchObject(refused);
      // A challenge that was brought back once is used up, even by what was refused.
      expect(await add(admin, fresh.make(challenge, 'x'))).toMatchObject(refused);
    }
    const foreign = await challengeOf(admin, '/api/admin/passkeys/options');
    expect(await add(other, fresh.make(foreign, 'x'))).toMatchObject(refused);
    const again = await challengeOf(admin, '/api/admin/passkeys/options');
    expect((await add(admin, device.make(again, 'x'))).body.code).toBe('passkey_exists');
    expect(await count()).toBe(before);
  });

  it('are added within ten minutes of signing in alone, so that an open screen is not enough', async () => {
    const client = await signedIn(test, 'open-screen@clinic.example', 'en');
    const challenge = await challengeOf(client, '/api/admin/passkeys/options');
    await test.sql(
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb(extract(epoch FROM now()) * 1000 - 601000))::json`,
    );
    const wanted = { status: 403, body: { code: 'sign_in_again' } };
    expect(await client.post('/api/admin/passkeys/options')).toMatchObject(wanted);
    const made = new Authenticator(test.env.publicUrl).make(challenge, 'x');
    expect(await client.post('/api/admin/passkeys', made)).toMatchObject(wanted);
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
  });

  it('are removed by who has them, with the other sessions that they opened', async () => {
    const { client } = await signInWith(test, device);
    const [{ id }] = (await admin.get('/api/admin/passkeys')).body;
    const stranger = await signedIn(test, 'second@clinic.example', 'en');
    expect((await stranger.call('DELETE', `/api/admin/passkeys/${id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `/api/admin/passkeys/${id}`)).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await admin.get('/api/user')).status).toBe(200);
    expect((await signInWith(test, device)).answer.status).toBe(401);
  });

  it('are removed by another admin for who has lost theirs, who gets a mail and is signed out', async () => {
    const { client, device: lost } = await passkeyAdmin(test, 'lost@clinic.example');
    const { body: user } = await client.get('/api/user');
    expect((await client.call('DELETE', `/api/admin/users/${user.id}/passkeys`)).body.code).toBe(
      'passkeys_own',
    );
    const listed = async () =>
      (await admin.get('/api/admin/users')).body.find(({ id }: { id: number }) => id === user.id).passkeys;
    expect(await listed()).toBe(1);
    expect((await admin.call('DELETE', `/api/admin/users/${user.id}/passkeys`)).status).toBe(200);
    expect(await listed()).toBe(0);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await signInWith(test, lost)).answer.status).toBe(401);
    expect(await test.sql(`SELECT to_address AS "to" FROM mail WHERE kind = 'passkeys-removed'`)).toEqual([
      { to: 'lost@clinic.example' },
    ]);
    const [entry] = await test.sql(`SELECT details FROM audit_entry WHERE action = 'admin.remove-passkeys'`);
    expect(entry).toEqual({ details: { email: 'lost@clinic.example', count: 1 } });
  });

  it('go with another address, as every way in does', async () => {
    const { client } = await passkeyAdmin(test, 'moving@clinic.example');
    const { body: user } = await client.get('/api/user');
    await admin.patch(`/api/admin/users/${user.id}`, { email: 'moved@clinic.example' });
    expect(await test.sql(`SELECT 1 FROM passkey WHERE admin_id = $1`, [user.id])).toEqual([]);
  });

  it('work at the address they were made for alone', async () => {
    const { device: moved } = await passkeyAdmin(test, 'host@clinic.example');
    await test.sql(`UPDATE passkey SET host = 'former.clinic.example'`);
    expect((await signInWith(test, moved)).answer.status).toBe(401);
    const own = await signedIn(test, 'host@clinic.example', 'en');
    expect((await own.get('/api/admin/passkeys')).body).toMatchObject([
      { host: 'former.clinic.example', worksHere: false },
    ]);
  });

  it('are tried by strangers 200 times an hour from one address, like codes and passwords', async () => {
    await test.sql(`DELETE FROM rate_counter`);
    const forged = new Authenticator(test.env.publicUrl).use('x'.repeat(43));
    const statuses: number[] = [];
    for (let n = 0; n < 201; n++)
      statuses.push((await new Client(test.baseUrl).post('/api/passkey-sign-in', forged)).status);
    expect(statuses.slice(0, 200).every((status) => status === 401)).toBe(true);
    expect(statuses[200]).toBe(429);
  });
});
