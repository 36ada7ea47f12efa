import { CLIENT, type IdentityProvider, startIdentityProvider } from '../fakes/identity-provider.js';
import { type Answer, Client, signedIn } from '../setup/client.js';
import { freePort } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { passkeyAdmin } from './passkey-fixture.js';

describe('single sign-on', () => {
  let test: TestApp;
  let provider: IdentityProvider;
  beforeAll(async () => {
    provider = await startIdentityProvider();
    test = await startTestApp({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Clinic account',
      OUTBOUND_PRIVATE_HOSTS: provider.host,
    });
    await provider.welcome(test.env.publicUrl);
    provider.account = { id: 'owner', email: ADMIN_EMAIL.toUpperCase(), email_verified: true };
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });
  beforeEach(() => test.sql(`DELETE FROM rate_counter`));

  const local = (address: string) => {
    const { pathname, search } = new URL(address, test.env.publicUrl);
    return pathname + search;
  };
  const visit = (client: Client, address: string): Promise<Answer> => client.get(local(address));
  const begin = async (client: Client, back = '/dashboard?status=new'): Promise<string> => {
    const query = new URLSearchParams({ back }).toString();
    return (await client.get(`/api/single-sign-on/start?${query}`)).headers.get('location')!;
  };
  /** Signs in at the server, in a browser of its own, and answers where that leads back to. */
  const signInThere = async (address: string): Promise<string> => {
    const browser = new Client(provider.issuer);
    let next = address;
    while (next.startsWith(provider.issuer)) {
      const { headers, status, body } = await browser.get(next.slice(provider.issuer.length));
      const location = headers.get('location');
      if (location === null) throw new Error(`${next}: ${status} ${String(body)}`);
      next = new URL(location, provider.issuer).href;
    }
    return next;
  };
  const enter = async (client = new Client(test.baseUrl, 'en')) => {
    const answer = await visit(client, await signInThere(await begin(client)));
    return { client, location: answer.headers.get('location') };
  };
  const problemOf = (location: string | null) => new URL(location!, test.baseUrl).searchParams.get('problem');
  const nobodyIsIn = async (client: Client) => expect((await client.get('/api/user')).status).toBe(401);

  it('lets in an admin whose address that server has verified, and leads on to where they wanted to go', async () => {
    const { client, location } = await enter();
    expect(location).toBe('/dashboard?status=new');
    expect((await client.get('/api/user')).body.email).toBe(ADMIN_EMAIL);
    expect(await test.sql(`SELECT result FROM audit_entry WHERE action = 'sign-in.single-sign-on'`)).toEqual([
      { result: 'done' },
    ]);
  });

  it('leads to no other site', async () => {
    const client = new Client(test.baseUrl, 'en');
    const back = await signInThere(await begin(client, 'https://elsewhere.example/admin'));
    expect((await visit(client, back)).headers.get('location')).toBe('/admin');
  });

  it('begins with a code flow, PKCE, state and nonce of its own each time', async () => {
    const addresses = [await begin(new Client(test.baseUrl)), await begin(new Client(test.baseUrl))];
    const [one, other] = addresses.map((address) => new URL(address).searchParams);
    expect(one!.get('response_type')).toBe('code');
    expect(one!.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one!.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one!.get(name)).not.toBe(other!.get(name));
    }
  });

  it.each([
    ['that it has not verified', { email: ADMIN_EMAIL, email_verified: false }, 'single_sign_on_unverified'],
    ['about which it does not say', { email: ADMIN_EMAIL }, 'single_sign_on_unverified'],
    ['that is no admin’s', { email: 'guest@clinic.example', email_verified: true }, 'single_sign_on_unknown'],
  ])('lets nobody in by an address %s, and makes nobody an admin', async (_what, claims, code) => {
    const admins = await test.sql(`SELECT id FROM admin`);
    const before = provider.account;
    provider.account = { id: 'other', ...claims };
    const { client, location } = await enter();
    provider.account = before;
    expect(problemOf(location)).toBe(code);
    await nobodyIsIn(client);
    expect(await test.sql(`SELECT id FROM admin`)).toEqual(admins);
    const { body } = await new Client(test.baseUrl, 'hu').get(`/api/single-sign-on?problem=${code}`);
    expect(body.problem).toMatch(/e-mail-cím/);
  });

  it('takes what comes back once, in the browser that began it, in time, and unchanged', async () => {
    const client = new Client(test.baseUrl, 'en');
    const back = await signInThere(await begin(client));
    const stranger = new Client(test.baseUrl, 'en');
    await begin(stranger);
    const codeOf = async (who: Client, address: string) =>
      problemOf((await visit(who, address)).headers.get('location'));
    expect(await codeOf(stranger, back)).toBe('single_sign_on_refused');
    await nobodyIsIn(stranger);
    expect((await visit(client, back)).headers.get('location')).toBe('/dashboard?status=new');
    expect(await codeOf(client, back)).toBe('single_sign_on_refused');
    const late = await signInThere(await begin(stranger));
    await test.sql(`UPDATE sign_in_ceremony SET expires_at = now() - interval '1 second'`);
    expect(await codeOf(stranger, late)).toBe('single_sign_on_refused');
    for (const [name, value] of [
      ['state', 'x'.repeat(43)],
      ['code', 'x'],
      ['iss', 'https://elsewhere.example'],
    ] as const) {
      const address = new URL(await signInThere(await begin(stranger)));
      address.searchParams.set(name, value);
      expect([name, await codeOf(stranger, address.href)]).toEqual([name, 'single_sign_on_refused']);
    }
    await nobodyIsIn(stranger);
  });

  it.each(['nonce', 'verifier'])('lets nobody in where the %s is another', async (name) => {
    const client = new Client(test.baseUrl, 'en');
    const back = await signInThere(await begin(client));
    const other = JSON.stringify({ [name]: 'x'.repeat(43) });
    await test.sql(`UPDATE sign_in_ceremony SET details = details || $1::jsonb`, [other]);
    expect(problemOf((await visit(client, back)).headers.get('location'))).toBe('single_sign_on_refused');
    await nobodyIsIn(client);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('never leads to another site: %s', async (address) => {
    const client = new Client(test.baseUrl, 'en');
    const answer = await visit(client, await signInThere(await begin(client, address)));
    expect(answer.headers.get('location')).toBe('/admin');
  });

  it('is begun a hundred times an hour at most from one address', async () => {
    const client = new Client(test.baseUrl, 'en');
    expect(await begin(client)).toContain(provider.issuer);
    await test.sql(`UPDATE rate_counter SET count = 100 WHERE key LIKE 'single-sign-on-ip:%'`);
    expect(problemOf(await begin(client))).toBe('too_many_requests');
  });

  it('says what is wrong only in words of its own', async () => {
    const about = async (problem: string) =>
      (await new Client(test.baseUrl, 'en').get(`/api/single-sign-on?problem=${problem}`)).body;
    expect(await about('single_sign_on_unknown')).toEqual({
      name: 'Clinic account',
      problem: 'This account can not sign in here. Ask an admin to add your e-mail address.',
    });
    expect((await about('made-up')).problem).toBeNull();
  });

  it('is no passkey where those are required', async () => {
    const { client: owner, device } = await passkeyAdmin(test, ADMIN_EMAIL);
    const mixed = new Client(test.baseUrl, 'en');
    const state = new URL(await begin(mixed)).searchParams.get('state')!;
    // What a single sign-on was begun with is no challenge, though it is the same browser's.
    expect((await mixed.post('/api/passkey-sign-in', device.use(state))).status).toBe(401);
    await owner.post('/api/admin/settings', { key: 'passkey_required', value: 'true' });
    const { client, location } = await enter();
    expect(problemOf(location)).toBe('passkey_needed');
    await nobodyIsIn(client);
    await owner.post('/api/admin/settings', { key: 'passkey_required', value: 'false' });
  });

  it('leads back with a sentence while that server is away, and calls no private host that is not listed', async () => {
    const port = await freePort();
    const settings = {
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'x',
      OIDC_ISSUER: `https://127.0.0.1:${port}`,
    };
    const away = await startTestApp({ ...settings, DATABASE_URL: test.databaseUrl });
    const { headers } = await new Client(away.baseUrl).get('/api/single-sign-on/start');
    expect(headers.get('location')).toBe('/auth?problem=single_sign_on_unreachable');
    await away.close();
  });

  it('is not there where none is set up', async () => {
    const plain = await startTestApp({ DATABASE_URL: test.databaseUrl });
    const client = await signedIn(plain, ADMIN_EMAIL);
    expect((await client.get('/api/single-sign-on')).body).toEqual({ name: null, problem: null });
    expect((await client.get('/api/single-sign-on/start')).status).toBe(404);
    expect((await client.get('/api/single-sign-on/callback?state=x&code=x')).status).toBe(404);
    await plain.close();
  });
});
