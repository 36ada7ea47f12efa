import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, type Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const record = (patch: object = {}) => ({
  key: 'landing.hero.title',
  context: 'landing',
  language: 'hu',
  value: 'Cím',
  questionnaireId: null as number | null,
  ...patch,
});

describe('The translation file', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let own: number;
  let foreign: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    own = await makeQuestionnaire(admin);
    foreign = await makeQuestionnaire(await documentedAdmin(test, 'other@other.example'));
  });
  afterAll(() => test?.close());
  afterEach(() => test.sql('DELETE FROM ui_text'));

  const take = (records: unknown, client: Client = admin) =>
    client.post('/api/admin/ui-texts/import', { records });
  const taken = async (records: unknown): Promise<Json> => expectStatus(await take(records), 200);
  const exported = async (): Promise<Json> =>
    expectStatus(await admin.get('/api/admin/ui-texts/export'), 200);
  const stored = () => test.sql('SELECT * FROM ui_text ORDER BY id');
  const audited = async (): Promise<Json> =>
    (await test.sql('SELECT action, details FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];

  it('comes back as it went out, without foreign texts, and changes nothing when it does', async () => {
    await test.sql(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ('k', 'landing', 'hu', 'v', $1)`,
      [foreign],
    );
    const records = [record(), record({ language: 'en', value: 'Title' }), record({ questionnaireId: own })];
    expect(await taken(records)).toEqual({ imported: 3, failed: 0, errors: [] });
    expect(await audited()).toEqual({ action: 'ui-text.import', details: { imported: 3, failed: 0 } });
    const file = await exported();
    expect(file).toEqual({ totalRecords: 3, records: expect.arrayContaining(records) });
    expect(await audited()).toEqual({ action: 'ui-text.export', details: { records: 3 } });
    const before = await stored();
    expect(expectStatus(await admin.post('/api/admin/ui-texts/import', file), 200)).toEqual({
      imported: 3,
      failed: 0,
      errors: [],
    });
    expect(await stored()).toEqual(before);
    expect(await taken([record({ value: 'Új cím' })])).toMatchObject({ imported: 1 });
    expect((await stored()).map(({ value }) => value).sort()).toEqual(['Cím', 'Title', 'v', 'Új cím']);
  });

  it('names each record that is not taken, and takes the others', async () => {
    const answer = await taken([
      record(),
      null,
      'text',
      { ...record(), key: undefined },
      record({ key: 'a', language: 'de' }),
      record({ key: 'b', value: ' ' }),
      record({ key: 'c', value: 'x'.repeat(10_001) }),
      record({ key: 'd', questionnaireId: foreign }),
      record({ key: 'e', questionnaireId: 999_999 }),
      record({ value: 'Másodszor' }),
      record({ key: 'email.offer.subject', context: 'email', value: 'Kész: {nev}' }),
      record({ key: 'email.offer.subject', context: 'email', language: 'en', value: 'Ready' }),
      record({ key: '__proto__', value: 'harmless', extra: { deep: true } }),
    ]);
    expect(answer).toMatchObject({ imported: 2, failed: 11 });
    expect(answer.errors.map(({ record, key, reason }: Json) => [record, key, reason])).toEqual([
      [2, null, 'Missing or wrong: record.'],
      [3, null, 'Missing or wrong: record.'],
      [4, null, 'Missing or wrong: key.'],
      [5, 'a', 'Missing or wrong: language.'],
      [6, 'b', 'Missing or wrong: value.'],
      [7, 'c', 'The text is too long: it can have at most 10000 characters.'],
      [8, 'd', `You have no access to this questionnaire: ${foreign}.`],
      [9, 'e', 'You have no access to this questionnaire: 999999.'],
      [10, 'landing.hero.title', 'The same text is already in the file: record 1.'],
      [
        11,
        'email.offer.subject',
        expect.stringMatching(/^We cannot fill this in here: \{nev\}\. You can use: .*\{productName\}/),
      ],
      [12, 'email.offer.subject', 'Missing from the text: {productName}. This is where data is filled in.'],
    ]);
    expect((await stored()).map(({ key, value }) => [key, value])).toEqual([
      ['__proto__', 'harmless'],
      ['landing.hero.title', 'Cím'],
    ]);
    const hungarian = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    expect((await take([null], hungarian)).body.errors[0].reason).toBe('Hiányzik vagy hibás: record.');
  });

  it('may hold 5,000 records of several megabytes, and no more', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      record({ key: `k${index}`, value: 'á'.repeat(400) }),
    );
    expect(await taken(many)).toEqual({ imported: 5_000, failed: 0, errors: [] });
    expect((await exported()).totalRecords).toBe(5_000);
    expect(await take([...many, record()])).toMatchObject({
      status: 400,
      body: { details: [{ field: 'records' }] },
    });
    expect((await take([record({ value: 'x'.repeat(10_500_000) })])).status).toBe(413);
    const elsewhere = await new Client(test.baseUrl).post('/api/login', { email: 'x'.repeat(1_100_000) });
    expect(elsewhere.status).toBe(413);
  });

  it('is refused whole when it is no list', async () => {
    for (const records of [undefined, null, {}, 'text', 7])
      expect(await take(records)).toMatchObject({ status: 400, body: { details: [{ field: 'records' }] } });
    expect(await taken([])).toEqual({ imported: 0, failed: 0, errors: [] });
  });

  it('taken in by two at once ends as one of them says', async () => {
    const file = (value: string) =>
      Array.from({ length: 200 }, (_, index) => record({ key: `k${index}`, value }));
    await Promise.all([taken(file('a')), taken(file('b').reverse())]);
    const values = await test.sql<{ value: string }>('SELECT DISTINCT value FROM ui_text');
    expect(values).toHaveLength(1);
  });
});
