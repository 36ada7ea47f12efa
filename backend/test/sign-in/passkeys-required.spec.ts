import { AdminRecoveryService } from '../../src/modules/auth/admins/admin-recovery.service.js';
import { routesOf } from '../route-list.js';
import { Client, giveCode, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import type { Authenticator } from './authenticator.js';
import { addPasskey, passkeyAdmin, signInWith } from './passkey-fixture.js';

const OTHER = 'other@clinic.example';
const RULE = { key: 'passkey_required', value: 'true' };

describe('where passkeys are required', () => {
  let test: TestApp;
  let admin: Client;
  let device: Authenticator;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const enterByCode = async (email: string) => {
    const client = new Client(test.baseUrl, 'en');
    const token = await giveCode(test, email);
    return { client, answer: await client.post('/api/admin/verify-magic-link', { email, token }) };
  };

  it('nobody switches that on who has not signed in with one', async () => {
    const byCode = await signedIn(test, ADMIN_EMAIL, 'en');
    const refused = { status: 403, body: { code: 'passkey_rule_by_passkey' } };
    expect(await byCode.post('/api/admin/settings', RULE)).toMatchObject(refused);
    expect(await test.sql(`SELECT 1 FROM setting WHERE key = 'passkey_required'`)).toEqual([]);
    ({ client: admin, device } = await passkeyAdmin(test, ADMIN_EMAIL));
    const other = await signedIn(test, OTHER, 'en');
    expect((await admin.post('/api/admin/settings', RULE)).status).toBe(200);
    expect((await test.sql(`SELECT 1 FROM mail WHERE kind = 'setting-changed'`)).length).toBe(2);
    expect((await admin.get('/api/user')).status).toBe(200);
    // What was opened in another way is none any more, at once: with a passkey at all, without one but for adding it.
    expect((await byCode.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).body).toMatchObject({ email: OTHER, mustAddPasskey: true });
  });

  it('a code or a password lets nobody in who has a passkey', async () => {
    const { client, answer } = await enterByCode(ADMIN_EMAIL);
    expect(answer).toMatchObject({ status: 403, body: { code: 'passkey_needed' } });
    expect((await client.get('/api/user')).status).toBe(401);
    const password = 'correct horse battery';
    const body = { email: ADMIN_EMAIL, password, token: await giveCode(test, ADMIN_EMAIL) };
    expect(await client.post('/api/register', body)).toMatchObject({ body: { code: 'passkey_needed' } });
    const login = await client.post('/api/login', { email: ADMIN_EMAIL, password });
    expect(login).toMatchObject({ status: 403, body: { code: 'passkey_needed' } });
    expect((await client.get('/api/user')).status).toBe(401);
    const refused = await test.sql(`SELECT result FROM audit_entry WHERE action = 'sign-in.no-passkey'`);
    expect(refused).toEqual(Array(3).fill({ result: 'refused' }));
  });

  it('setting a password keeps a session that a passkey opened', async () => {
    const body = {
      email: ADMIN_EMAIL,
      password: 'another password',
      token: await giveCode(test, ADMIN_EMAIL),
    };
    expect((await admin.post('/api/register', body)).status).toBe(200);
    expect((await admin.get('/api/admin/settings')).status).toBe(200);
  });

  it('who has none may do nothing but add one', async () => {
    const { client, answer } = await enterByCode(OTHER);
    expect(answer).toMatchObject({ status: 200, body: { mustAddPasskey: true } });
    const open: string[] = [];
    for (const { method, path, access } of routesOf(test.app)) {
      if (access?.kind !== 'admin') continue;
      const filled = path.replace(/:language/, 'hu').replace(/:\w+/, '1');
      const { status, body } = await client.call(method, filled, method === 'GET' ? {} : { body: {} });
      if (status !== 403 || body.code !== 'passkey_missing') open.push(`${method} ${path}`);
    }
    expect(open.sort()).toEqual([
      'GET /api/admin/passkeys',
      'GET /api/user',
      'POST /api/admin/passkeys',
      'POST /api/admin/passkeys/options',
    ]);
    expect((await addPasskey(test, client, 'Phone')).answer.status).toBe(201);
    expect((await client.get('/api/user')).body.mustAddPasskey).toBe(false);
    expect((await client.get('/api/admin/settings')).status).toBe(200);
    expect((await enterByCode(OTHER)).answer.status).toBe(403);
  });

  it('who may only add one is a visitor to public calls, and may sign out', async () => {
    const { client } = await enterByCode('third@clinic.example');
    expect((await client.post('/api/logout')).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('programs go on with their tokens', async () => {
    const { body } = await admin.post('/api/admin/tokens', { name: 'Report' });
    const headers = { Authorization: `Bearer ${body.token}` };
    const program = new Client(test.baseUrl);
    expect((await program.get('/api/admin/questionnaires', { headers })).status).toBe(200);
  });

  it('nobody removes their last one, and another admin removes all of somebody’s', async () => {
    const { client } = await passkeyAdmin(test, 'third@clinic.example');
    const [{ id }] = (await client.get('/api/admin/passkeys')).body;
    const remove = (which: number) => client.call('DELETE', `/api/admin/passkeys/${which}`);
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'passkey_last' } });
    const { answer } = await addPasskey(test, client, 'Spare');
    expect((await remove(id)).status).toBe(200);
    expect(await remove(answer.body.id)).toMatchObject({ status: 409 });
    const { body: user } = await client.get('/api/user');
    expect((await admin.call('DELETE', `/api/admin/users/${user.id}/passkeys`)).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await enterByCode('third@clinic.example')).answer.body.mustAddPasskey).toBe(true);
  });

  it('the command at the server leads who has lost theirs back to adding one', async () => {
    const token = await test.app.get(AdminRecoveryService).resetAccess(ADMIN_EMAIL);
    expect((await signInWith(test, device)).answer.status).toBe(401);
    const client = new Client(test.baseUrl, 'en');
    const answer = await client.post('/api/admin/verify-magic-link', { email: ADMIN_EMAIL, token });
    expect(answer).toMatchObject({ status: 200, body: { mustAddPasskey: true } });
    await addPasskey(test, client);
    expect((await client.post('/api/admin/settings', { ...RULE, value: 'false' })).status).toBe(200);
    expect((await enterByCode(ADMIN_EMAIL)).answer.status).toBe(200);
  });
});
