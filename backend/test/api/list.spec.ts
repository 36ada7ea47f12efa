import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import {
  expectStatus,
  type ListedEvaluation,
  makeQuestionnaire,
  makeVerified,
} from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

/** Name, e-mail, clinic and right answers; what stands in them is meant to trouble a search. */
const PEOPLE: [string, string, string, number][] = [
  ['Őry Tünde', 'ory.tunde@pecs.example', 'Árnyék Pszichiátria', 5],
  ['Dr. Tóth Ágnes', 'toth@debrecen.example', 'Tóth Belgyógyászat', 3],
  ['Țepeș Ștefan', 'stefan@cluj.example', 'Cabinetul Țepeș', 0],
  ['Száz Százalék', 'szaz@percent.example', '100% Fogászat', 1],
  ['Alá Húzás', 'ala_huzas@under.example', 'Alá_Húzás Rendelő', 2],
  ["O'Brien Pat", 'pat@dublin.example', `"Idézett" \\ Rendelő`, 4],
  ['Kiss Péter', 'kiss@mosoly.example', 'Mosoly Dental', 3],
  ['Kiss Pál', 'kiss.pal@mosoly.example', 'Mosoly Dental', 3],
];

describe('The list of evaluations', () => {
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin);
    const rows = PEOPLE.map(([name, email, clinic, right], n) => {
      const [time, , , , ...answers] = smallResponse(n, right);
      return [time!, email, name, clinic, ...answers];
    });
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    expectStatus(await admin.upload('/api/admin/import-responses', workbook), 200);
  });
  afterAll(() => test?.close());

  const list = async (query: Record<string, string | number> = {}) => {
    const all = new URLSearchParams({ fields: 'summary', sort: 'clientName' });
    for (const [name, value] of Object.entries(query)) all.set(name, String(value));
    const answer = await admin.get<ListedEvaluation[]>(`/api/admin/evaluations?${all.toString()}`);
    return { rows: expectStatus(answer, 200), total: Number(answer.headers.get('x-total-count')) };
  };
  const names = async (query: Record<string, string | number>) =>
    (await list(query)).rows.map(({ clientName }) => clientName);

  it.each([
    ['őry', ['Őry Tünde']],
    ['ŐRY tünde', ['Őry Tünde']],
    ['tünde PÉCS.', ['Őry Tünde']],
    ['ory tunde', ['Őry Tünde']],
    ['o\u030bry', ['Őry Tünde']],
    ['pszichiatria', ['Őry Tünde']],
    ['TEPES stefan', ['Țepeș Ștefan']],
    ['țépés', ['Țepeș Ștefan']],
    ['tünde pecs.', ['Őry Tünde']],
    ['ȚEPEȘ', ['Țepeș Ștefan']],
    ['  mosoly   kiss ', ['Kiss Pál', 'Kiss Péter']],
    ['100%', ['Száz Százalék']],
    ['%', ['Száz Százalék']],
    ['_', ['Alá Húzás']],
    ["o'brien", ["O'Brien Pat"]],
    ['"idézett"', ["O'Brien Pat"]],
    ['\\', ["O'Brien Pat"]],
    ["'; DROP TABLE evaluation; --", []],
    ['nobody', []],
  ])('searches name, e-mail and clinic for %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await list({ search })).total).toBe(found.length);
  });

  it('finds those whose newest result mail did not arrive, and no other', async () => {
    await test.sql(
      `INSERT INTO mail (kind, evaluation_id, questionnaire_id, to_address, language, state, delivery, created_at)
       SELECT 'result', id, questionnaire_id, client_email, 'hu', 'accepted', d.delivery, now() - d.ago::interval
         FROM evaluation JOIN (VALUES ('Kiss Péter', 'bounced', '1 hour'), ('Kiss Pál', 'bounced', '2 hours'), ('Kiss Pál', 'delivered', '1 hour'))
           AS d (name, delivery, ago) ON d.name = client_name`,
    );
    expect(await names({ mail: 'undelivered' })).toEqual(['Kiss Péter']);
    expect((await list({ mail: 'undelivered', search: 'kiss' })).total).toBe(1);
    expect(await names({ mail: 'undelivered', search: 'tünde' })).toEqual([]);
  });

  it('filters by client or clinic, by e-mail and by status', async () => {
    expect(await names({ clientName: 'mosoly' })).toEqual(['Kiss Pál', 'Kiss Péter']);
    expect(await names({ clientName: 'kiss pé' })).toEqual(['Kiss Péter']);
    expect(await names({ clientName: 'KISS PE' })).toEqual(['Kiss Péter']);
    expect(await names({ clientName: 'rendelo' })).toEqual(['Alá Húzás', "O'Brien Pat"]);
    expect(await names({ clientName: 'dental kiss' })).toEqual([]);
    expect(await names({ clientEmail: 'KISS.' })).toEqual(['Kiss Pál']);
    expect(await names({ clientEmail: 'rendelo' })).toEqual([]);
    expect(await names({ clientEmail: '%' })).toEqual([]);
    expect(await names({ clientName: 'mosoly', clientEmail: 'kiss.pal', status: 'pending' })).toEqual([
      'Kiss Pál',
    ]);
    expect((await list({ status: 'sent' })).total).toBe(0);
    const wrong = await admin.get('/api/admin/evaluations?status=unknown');
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ field: 'status' }] } });
  });

  it.each(['clientName', 'clientEmail', 'percentage', 'status', 'createdAt', 'dueAt', 'need'])(
    'sorts by %s both ways, the same on every page',
    async (sort) => {
      const upwards = (await list({ sort })).rows.map(({ id }) => id);
      expect((await list({ sort: `-${sort}` })).rows.map(({ id }) => id)).toEqual(upwards.toReversed());
      const pages = [0, 3, 6].map(async (offset) => (await list({ sort, limit: 3, offset })).rows);
      expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual(upwards);
    },
  );

  it('sorts by what people see', async () => {
    const percentages = (await list({ sort: '-percentage' })).rows.map(({ percentage }) => percentage);
    expect(percentages).toEqual([100, 80, 60, 60, 60, 40, 20, 0]);
    expect((await names({ sort: 'dueAt' }))[0]).toBe('Őry Tünde');
    expect(await names({})).toEqual([
      'Alá Húzás',
      'Dr. Tóth Ágnes',
      'Kiss Pál',
      'Kiss Péter',
      "O'Brien Pat",
      'Őry Tünde',
      'Száz Százalék',
      'Țepeș Ștefan',
    ]);
  });

  it('pages, and tells how many there are in all', async () => {
    expect(await list({ limit: 3 })).toMatchObject({ rows: [{}, {}, {}], total: 8 });
    expect(await list({ limit: 3, offset: 7 })).toMatchObject({ rows: [{}], total: 8 });
    expect(await list({ limit: 3, offset: 100 })).toEqual({ rows: [], total: 8 });
    for (const query of ['limit=0', 'limit=501', 'limit=x', 'offset=-1'])
      expect((await admin.get(`/api/admin/evaluations?${query}`)).status).toBe(400);
  });

  it('leaves answers, texts and question details out of the summary', async () => {
    const [{ id }] = (await list()).rows as [ListedEvaluation];
    await makeVerified(admin, id);
    const [summary] = (await list()).rows;
    for (const heavy of [
      'rawResponses',
      'generatedTexts',
      'sectionScores',
      'textOrigins',
      'published',
      'sourceKey',
    ])
      expect(summary).not.toHaveProperty(heavy);
    expect(summary).toMatchObject({ id, status: 'verified', hasSnapshot: true, mail: null, error: null });
    const whole = await admin.get('/api/admin/evaluations?sort=clientName&limit=1');
    const one = await admin.get(`/api/admin/evaluation/${id}`);
    expect(whole.body).toEqual([one.body]);
    expect(one.body.generatedTexts.summary).not.toBe('');
    expect(Object.keys(one.body.rawResponses)).toHaveLength(5);
    // It came in long after it was given: nothing is due.
    expect(one.body.dueAt).toBeNull();
    await test.sql(`UPDATE evaluation SET submitted_at = created_at - interval '14 days' WHERE id = $1`, [
      id,
    ]);
    const { submittedAt, dueAt } = (await admin.get(`/api/admin/evaluation/${id}`)).body;
    expect(Date.parse(dueAt) - Date.parse(submittedAt)).toBe(24 * 3_600_000);
  });

  it('counts by status', async () => {
    const stats = {
      total: 8,
      pending: 7,
      generated: 0,
      verified: 1,
      sent: 0,
      opened: 0,
      clicked: 0,
      error: 0,
      restorable: 0,
    };
    expect((await admin.get('/api/admin/stats')).body).toEqual(stats);
    const { body: questionnaires } = await admin.get('/api/admin/questionnaires');
    const [{ id }] = questionnaires;
    expect((await admin.get(`/api/admin/stats/${id}`)).body).toEqual(stats);
    expect((await admin.get(`/api/admin/stats?questionnaireId=${id}`)).body).toEqual(stats);
    expect(await names({ status: 'verified' })).toHaveLength(1);
  });

  it('sorts what is due before what is sent or history', async () => {
    const put = (name: string, days: number, more = '') =>
      test.sql(
        `UPDATE evaluation SET submitted_at = created_at - make_interval(days => $2) ${more} WHERE client_name = $1`,
        [name, days],
      );
    await test.sql(`UPDATE evaluation SET submitted_at = created_at - interval '30 days'`);
    await put('Kiss Péter', 1);
    await put('Kiss Pál', 2);
    await put('Alá Húzás', 3, ", sent_at = now(), status = 'sent'");
    expect((await names({ sort: 'dueAt' })).slice(0, 2)).toEqual(['Kiss Pál', 'Kiss Péter']);
    expect((await names({ sort: '-dueAt' })).slice(-2)).toEqual(['Kiss Péter', 'Kiss Pál']);
  });
});
