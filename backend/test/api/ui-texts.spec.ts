import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, type Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const TITLE = { key: 'landing.hero.title', context: 'landing', language: 'hu' };
const SUBJECT = { key: 'email.offer.subject', context: 'email', language: 'hu' };

describe('Texts of our own', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let stranger: DocumentedClient;
  let visitor: Client;
  let own: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    stranger = await documentedAdmin(test, 'stranger@other.example');
    visitor = new Client(test.baseUrl);
    own = await makeQuestionnaire(admin);
  });
  afterAll(() => test?.close());
  afterEach(() => test.sql('DELETE FROM ui_text'));

  const create = (body: object, client: Client = admin) => client.post('/api/admin/ui-texts', body);
  const made = async (body: object): Promise<Json> => expectStatus(await create(body), 201);
  const list = async (query: string, client: Client = admin): Promise<Json[]> =>
    expectStatus(await client.get(`/api/admin/ui-texts?${query}`), 200);
  const catalogue = (query: string, client: Client = admin) =>
    client.get(`/api/admin/ui-texts/catalogue?${query}`);
  const dictionary = async (path: string, client: Client = visitor): Promise<Json> =>
    expectStatus(await client.get(`/api/ui-texts/${path}`), 200);
  const audited = async (): Promise<Json> =>
    (
      await test.sql(
        'SELECT action, target, questionnaire_id AS owner, result FROM audit_entry ORDER BY id DESC LIMIT 1',
      )
    )[0];

  it('are made, seen at once, changed, and gone again', async () => {
    const text = await made({ ...TITLE, value: 'Saját cím', questionnaireId: null });
    expect(text).toEqual({
      id: expect.any(Number),
      ...TITLE,
      value: 'Saját cím',
      questionnaireId: null,
      builtIn: expect.stringMatching(/digitaliz/),
    });
    expect(await audited()).toEqual({
      action: 'ui-text.create',
      target: 'landing/hu/landing.hero.title',
      owner: null,
      result: 'done',
    });
    expect(await dictionary('global/hu?context=landing')).toEqual({ 'landing.hero.title': 'Saját cím' });
    expect(await list('questionnaireId=null')).toEqual([text]);
    const changed = expectStatus(
      await admin.patch(`/api/admin/ui-texts/${text.id}`, { value: 'Másik' }),
      200,
    );
    expect(changed).toEqual({ ...text, value: 'Másik' });
    expect((await audited()).action).toBe('ui-text.change');
    expect(await dictionary('global/hu?context=landing')).toEqual({ 'landing.hero.title': 'Másik' });
    expect(expectStatus(await admin.call('DELETE', `/api/admin/ui-texts/${text.id}`), 200)).toEqual({
      success: true,
    });
    expect((await audited()).action).toBe('ui-text.delete');
    expect(await dictionary('global/hu?context=landing')).toEqual({});
    expect((await admin.patch(`/api/admin/ui-texts/${text.id}`, { value: 'x' })).status).toBe(404);
    expect((await admin.call('DELETE', `/api/admin/ui-texts/${text.id}`)).status).toBe(404);
  });

  it('of a questionnaire go before global ones, and belong to those who manage it', async () => {
    await made({ ...SUBJECT, value: 'Mindenkié: {productName}' });
    const text = await made({ ...SUBJECT, value: 'Ezé: {productName}', questionnaireId: own });
    expect((await audited()).owner).toBe(own);
    expect(await list(`questionnaireId=${own}`)).toEqual([text]);
    expect(await dictionary(`${own}/hu?context=email`, admin)).toEqual({
      [SUBJECT.key]: 'Ezé: {productName}',
    });
    expect(await dictionary('global/hu?context=email', stranger)).toEqual({
      [SUBJECT.key]: 'Mindenkié: {productName}',
    });
    const refused = [
      await stranger.get(`/api/admin/ui-texts?questionnaireId=${own}`),
      await catalogue(`questionnaireId=${own}`, stranger),
      await create({ ...TITLE, value: 'x', questionnaireId: own }, stranger),
      await new Client(test.baseUrl).get(`/api/ui-texts/${own}/hu?context=email`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
    expect((await stranger.get(`/api/ui-texts/${own}/hu?context=email`)).status).toBe(403);
    expect((await stranger.patch(`/api/admin/ui-texts/${text.id}`, { value: 'x' })).status).toBe(404);
    expect((await stranger.call('DELETE', `/api/admin/ui-texts/${text.id}`)).status).toBe(404);
    expect(await list(`questionnaireId=${own}`)).toEqual([text]);
  });

  it('can’t be put under another owner by a second name in the address', async () => {
    const answer = await stranger.post('/api/admin/ui-texts?questionnaireId=null', {
      ...TITLE,
      value: 'x',
      questionnaireId: own,
    });
    expect(answer).toMatchObject({ status: 201, body: { questionnaireId: null } });
    for (const questionnaireId of [[own], { id: own }, 'x', 0, 1.5])
      expect([400, 404]).toContain(
        (await create({ ...TITLE, value: 'x', questionnaireId }, stranger)).status,
      );
    const global = await made({ ...TITLE, language: 'en', value: 'x' });
    const moved = await admin.patch(`/api/admin/ui-texts/${global.id}`, { value: 'y', questionnaireId: own });
    expect(moved).toMatchObject({ status: 200, body: { value: 'y', questionnaireId: null } });
  });

  it('are refused twice for the same owner, and for wrong placeholders, by name', async () => {
    const first = await made({ ...SUBJECT, value: 'Kész: {productName}' });
    expect(await create({ ...SUBJECT, value: 'Újra: {productName}' })).toMatchObject({
      status: 409,
      body: { code: 'ui_text_exists' },
    });
    const english = await made({ ...SUBJECT, language: 'en', value: 'Ready: {productName}' });
    expect(await admin.patch(`/api/admin/ui-texts/${english.id}`, { language: 'hu' })).toMatchObject({
      status: 409,
      body: { code: 'ui_text_exists' },
    });
    const lacking = await admin.patch(`/api/admin/ui-texts/${first.id}`, { value: 'Kész' });
    expect(lacking).toMatchObject({
      status: 400,
      body: {
        code: 'ui_text_placeholder_missing',
        message: 'Missing from the text: {productName}. This is where data is filled in.',
        details: [{ field: 'value', problem: 'missing_placeholder', placeholder: 'productName' }],
      },
    });
    const unknown = await admin.patch(`/api/admin/ui-texts/${first.id}`, {
      value: '{productName} {nev} {constructor}',
    });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'ui_text_placeholder_unknown' } });
    expect(unknown.body.message).toContain('{nev}, {constructor}');
    expect(unknown.body.details.map(({ placeholder }: Json) => placeholder)).toEqual(['nev', 'constructor']);
    expect((await list('questionnaireId=null')).map(({ value }) => value)).toEqual([
      'Ready: {productName}',
      'Kész: {productName}',
    ]);
  });

  it('need a key, a wording and known words for the rest; the field is named', async () => {
    const good = { ...TITLE, value: 'Cím' };
    const wrong: [object, string][] = [
      [{ ...good, key: ' ' }, 'key'],
      [{ ...good, key: 'k'.repeat(121) }, 'key'],
      [{ ...good, value: '\u200b' }, 'value'],
      [{ ...good, value: 'x'.repeat(10_001) }, 'value'],
      [{ ...good, value: ['x'] }, 'value'],
      [{ ...good, context: 'other' }, 'context'],
      [{ ...good, language: 'de' }, 'language'],
      [{ ...good, extra: 1 }, 'extra'],
    ];
    for (const [body, field] of wrong)
      expect(await create(body)).toMatchObject({ status: 400, body: { details: [{ field }] } });
    expect(await list('')).toEqual([]);
  });

  it('with keys like those of every object are texts like others', async () => {
    const keys = ['__proto__', 'constructor', 'toString'];
    for (const key of keys) await made({ ...TITLE, key, value: `<b>${key}</b>` });
    const answer = await fetch(`${test.baseUrl}/api/ui-texts/global/hu?context=landing`);
    expect(await answer.text()).toBe(
      '{"__proto__":"<b>__proto__</b>","constructor":"<b>constructor</b>","toString":"<b>toString</b>"}',
    );
    const unknown = expectStatus(await catalogue('context=landing&state=changed'), 200) as Json[];
    expect(unknown.map(({ key, isBuiltIn }) => [key, isBuiltIn])).toEqual(keys.map((key) => [key, false]));
  });

  it('are read for several contexts at once; the one named first counts', async () => {
    await made({ ...TITLE, context: 'global', key: 'app.title', value: 'Mindenhol' });
    await made({ ...TITLE, key: 'app.title', value: 'A kezdőlapon' });
    await made({ ...TITLE, context: 'global', key: 'error.retry', value: 'Még egyszer' });
    expect(await dictionary('global/hu?context=landing,global')).toEqual({
      'app.title': 'A kezdőlapon',
      'error.retry': 'Még egyszer',
    });
    expect(await dictionary('global/hu?context=global&context=landing')).toMatchObject({
      'app.title': 'Mindenhol',
    });
    expect(await dictionary('global/hu')).toMatchObject({ 'app.title': 'Mindenhol' });
    const plain = new Client(test.baseUrl);
    expect((await plain.get('/api/ui-texts/global/hu?context=landing,admin')).status).toBe(401);
    expect((await plain.get('/api/ui-texts/global/hu?context=landing,other')).status).toBe(400);
    expect((await plain.get('/api/ui-texts/global/hu?context=')).status).toBe(400);
  });

  it('stand in a catalogue of all texts, searched, filtered and paged', async () => {
    await made({ ...TITLE, value: 'Árvíztűrő cím' });
    await made({ ...TITLE, value: 'A kérdőívé', questionnaireId: own });
    const all = await catalogue('limit=500');
    expect(Number(all.headers.get('x-total-count'))).toBeGreaterThan(1000);
    expect(all.body).toHaveLength(500);
    const [found, ...others] = expectStatus(
      await catalogue(`search=arvizturo%20TITLE&questionnaireId=${own}`),
      200,
    ) as Json[];
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ key: TITLE.key, context: 'landing', placeholders: [], isBuiltIn: true },
      missing: ['en', 'ro'],
    });
    expect(found.languages[0]).toMatchObject({
      language: 'hu',
      builtIn: expect.any(String),
      global: { value: 'Árvíztűrő cím' },
      own: { value: 'A kérdőívé' },
    });
    const missing = await catalogue('state=missing&language=en');
    expect([missing.headers.get('x-total-count'), missing.body[0].key]).toEqual(['1', TITLE.key]);
    expect((await catalogue('state=missing&language=hu')).body).toEqual([]);
    const mails = await catalogue('context=email&limit=2&offset=1');
    expect(mails.body).toHaveLength(2);
    expect((await list('missing=true&search=arvizturo')).map(({ value }) => value)).toEqual([
      'Árvíztűrő cím',
    ]);
    expect(await list('search=nobody-says-this')).toEqual([]);
    expect(await list('language=en')).toEqual([]);
    expect((await catalogue('limit=501')).status).toBe(400);
    expect((await catalogue('state=other')).status).toBe(400);
  });

  it('are counted by the places where they are shown, which the catalogue can be narrowed to', async () => {
    const places = async (query = '') =>
      expectStatus<Json[]>(await admin.get(`/api/admin/ui-texts/places?${query}`), 200);
    const one = (found: Json[], place: string) => found.find((each) => each.place === place);
    const before = await places();
    expect(before[0]).toMatchObject({ place: 'landing', group: 'public', changed: 0, missing: 0 });
    expect(one(before, 'unknown')).toBeUndefined();
    await made({ ...TITLE, value: 'Saját cím' });
    await made({ ...TITLE, value: 'A kérdőívé', questionnaireId: own });
    await made({ ...SUBJECT, value: 'Kész: {productName}', questionnaireId: own });
    await made({ ...TITLE, key: 'nobody.knows', value: 'x' });
    expect(one(await places(), 'landing')).toEqual({ ...before[0], changed: 1, missing: 1 });
    expect(one(await places(), 'mail-offer')).toMatchObject({ group: 'notices', changed: 0 });
    const ofOwn = await places(`questionnaireId=${own}`);
    expect(one(ofOwn, 'landing')).toMatchObject({ changed: 1 });
    expect(one(ofOwn, 'mail-offer')).toMatchObject({ changed: 1, missing: 1 });
    expect(one(ofOwn, 'unknown')).toMatchObject({ group: 'other', texts: 1, changed: 1 });

    const offer = await catalogue('place=mail-offer&limit=2');
    expect(offer.headers.get('x-total-count')).toBe(String(one(before, 'mail-offer').texts));
    expect(offer.body.map(({ key, place, part }: Json) => [key, place, part])).toEqual([
      ['email.offer.subject', 'mail-offer', 'email.offer'],
      ['email.offer.preheader', 'mail-offer', 'email.offer'],
    ]);
    expect((await catalogue('place=nowhere')).status).toBe(400);
    expect((await stranger.get(`/api/admin/ui-texts/places?questionnaireId=${own}`)).status).toBe(403);
    expect((await visitor.get('/api/admin/ui-texts/places')).status).toBe(401);
  });
});
