import { documentedAdmin } from '../make/documented-admin.js';
import { storeAnna, type StoredPerson } from '../make/stored-person.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, type Json } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const ADDRESS = 'anna@liget.example';

describe('What is stored of a person', () => {
  let test: TestApp;
  let admin: Client;
  let stranger: Client;
  let first: number;
  let second: number;
  let mine: StoredPerson[];
  let theirs: StoredPerson;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    first = await makeQuestionnaire(admin);
    second = await makeQuestionnaire(admin, { language: 'en' });
    mine = [await storeAnna(test, first), await storeAnna(test, second)];
    stranger = await documentedAdmin(test, 'stranger@clinic.example');
    theirs = await storeAnna(test, await makeQuestionnaire(stranger));
  });
  afterAll(() => test?.close());

  const find = async (q: string, who = admin): Promise<{ records: Json[]; more: boolean; bar: Json }> =>
    expectStatus(await who.get(`/api/admin/personal-data?${new URLSearchParams({ q }).toString()}`), 200);
  const ids = async (q: string, who = admin) => (await find(q, who)).records.map(({ id }) => id).sort();
  const all = (...stored: StoredPerson[]) => stored.flatMap((one) => Object.values(one)).sort();

  it.each([
    ['the address', ADDRESS],
    ['the address in capitals', 'ANNA@Liget.Example'],
    ['a name without accents', 'kovacs ANNA'],
    ['the clinic', 'liget rendelő'],
  ])('is found by %s, in every questionnaire of mine and in no other', async (_by, typed) => {
    expect(await ids(typed)).toEqual(all(...mine));
    expect(await ids(typed, stranger)).toEqual(all(theirs));
  });

  it('says of each record whose it is, where it belongs and what it is about', async () => {
    const { records, more } = await find(ADDRESS);
    expect(more).toBe(false);
    expect(records.map(({ kind }) => kind)).toEqual(
      ['evaluation', 'trashed', 'draft', 'invitation', 'offer', 'mail', 'mail'].flatMap((kind) => [
        kind,
        kind,
      ]),
    );
    const anna = { clientName: 'Kovács Anna', clinicName: 'Liget Rendelő', clientEmail: ADDRESS };
    const of = (kind: keyof StoredPerson) => records.find(({ id }) => id === mine[0]![kind]);
    const { evaluation } = mine[0]!;
    const none = { evaluationId: null, status: null, about: null, answers: null };
    expect(of('evaluation')).toMatchObject({ ...anna, evaluationId: evaluation, status: 'pending' });
    expect(of('evaluation')).toMatchObject({ questionnaireId: first, questionnaireName: 'Felmérés hu' });
    expect(of('trashed')).toMatchObject({ ...anna, evaluationId: mine[0]!.trashed });
    expect(of('draft')).toMatchObject({ ...anna, ...none, answers: 2 });
    expect(of('invitation')).toMatchObject({ ...anna, ...none });
    expect(of('offer')).toMatchObject({ ...anna, evaluationId: evaluation, about: 'Online booking' });
    expect(of('mail')).toMatchObject({ ...anna, evaluationId: evaluation, about: 'result' });
    expect(of('outlined mail')).toMatchObject({
      ...none,
      about: 'invitation',
      clientEmail: 'a…@liget.example',
    });
  });

  it('is found by part of an address, and of nobody by an address that is not there', async () => {
    expect(await ids('nna@lig')).toEqual(all(...mine));
    expect(await ids('nobody@liget.example')).toEqual([]);
    expect((await admin.get('/api/admin/personal-data?q=a')).status).toBe(400);
    expect((await admin.get(`/api/admin/personal-data?q=${'a'.repeat(255)}`)).status).toBe(400);
  });

  it('is not what went to others about an evaluation, but what went to the person about another’s', async () => {
    const insert = (evaluationId: string, to: string, email: string) =>
      test.sql(
        `INSERT INTO mail (kind, questionnaire_id, evaluation_id, to_address, to_hash, language, state)
         SELECT 'share', $1, $2, $3, to_hash, 'en', 'accepted' FROM mail WHERE to_address = $4 LIMIT 1`,
        [first, evaluationId, to, email],
      );
    const [other] = await test.sql<{ id: string }>(
      `SELECT id FROM evaluation WHERE questionnaire_id = $1 AND client_email = 'peter@park.example' AND deleted_at IS NULL`,
      [first],
    );
    await insert(mine[0]!.evaluation, 'p…@park.example', 'peter@park.example');
    await insert(other!.id, 'a…@liget.example', ADDRESS);
    const shares = (await find(ADDRESS)).records.filter(({ about }) => about === 'share');
    expect(shares).toMatchObject([
      { clientEmail: 'a…@liget.example', clientName: '', evaluationId: other!.id },
    ]);
    await test.sql(`DELETE FROM mail WHERE kind = 'share'`);
  });

  it('is nothing of an anonymised response, an invitation that was emptied, or a hidden questionnaire', async () => {
    const third = await makeQuestionnaire(admin);
    const { evaluation, invitation } = await storeAnna(test, third, 'vera@third.example');
    await test.sql(`DELETE FROM mail WHERE evaluation_id = $1`, [evaluation]);
    await test.sql(
      `UPDATE evaluation SET anonymised_at = now(), client_name = '', client_email = '', clinic_name = '' WHERE id = $1`,
      [evaluation],
    );
    await test.sql(
      `UPDATE invitation SET client_name = '', client_email = '', clinic_name = '', address_hash = '' WHERE id = $1`,
      [invitation],
    );
    // Accents alone leave nothing to look for, so everybody is found.
    const everybody = await ids('\u0301\u0301');
    expect(everybody).toEqual(expect.arrayContaining(all(...mine)));
    expect(everybody).not.toContain(evaluation);
    expect(everybody).not.toContain(invitation);
    expect((await find('vera@third.example')).records.map(({ kind }) => kind)).toEqual([
      'trashed',
      'draft',
      'mail',
    ]);
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${third}`), 200);
    expect(await ids('vera@third.example')).toEqual([]);
  });

  it('is at most two hundred records, and says that there are more', async () => {
    await test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_name, client_email, hashed_url, source_key)
       SELECT $1, 'Sok Sára', 'sara@many.example', lpad(n::text, 40, 's'), lpad(n::text, 64, 's') FROM generate_series(1, 201) n`,
      [first],
    );
    const { records, more } = await find('sára');
    expect([records.length, more]).toEqual([200, true]);
  });

  it('is shown to tokens for all questionnaires, also those that only read, and to none of one', async () => {
    const get = async (bounds: object) => {
      const made = await admin.post('/api/admin/tokens', { name: 'Looks', ...bounds });
      const headers = { Authorization: `Bearer ${expectStatus(made, 201).token}` };
      return new Client(test.baseUrl).get(`/api/admin/personal-data?q=${ADDRESS}`, { headers });
    };
    expect(expectStatus(await get({ readsOnly: true }), 200).records).toHaveLength(all(...mine).length);
    expect(await get({ questionnaireId: first })).toMatchObject({
      status: 403,
      body: { code: 'token_of_one_questionnaire' },
    });
  });
});
