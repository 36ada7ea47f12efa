import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Found {
  evaluations: {
    clientName: string;
    clientEmail: string;
    questionnaireId: number;
    questionnaireName: string;
  }[];
  moreEvaluations: boolean;
  questions: { questionText: string; questionnaireId: number }[];
  moreQuestions: boolean;
  trashed: { kind: string; name: string; questionnaireId: number }[];
}

describe('Search across questionnaires', () => {
  let test: TestApp;
  let admin: Client;
  let stranger: Client;
  let hungarian: number;
  let english: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    stranger = await documentedAdmin(test, 'stranger@clinic.example');
    hungarian = await makeQuestionnaire(admin);
    await receive(['Őry Tünde'], 'Árnyék 100% Pszichiátria', 'ory.tunde@pecs.example');
    english = await makeQuestionnaire(admin, { language: 'en' });
    await receive(['Tünde Barna'], 'Mosoly Dental', 'barna@pecs.example');
    await receive(
      Array.from({ length: 9 }, (_, n) => `Sok Sára ${n}`),
      'Sok Rendelő',
      'sara@many.example',
    );
  });
  afterAll(() => test?.close());

  const receive = async (names: string[], clinic: string, email: string) => {
    const rows = names.map((name, n) => {
      const [time, , , , ...answers] = smallResponse(n, 1);
      return [time!, email, name, clinic, ...answers];
    });
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows)),
      200,
    );
  };
  const search = async (q: string, who = admin): Promise<Found> =>
    expectStatus<Found>(await who.get(`/api/admin/search?${new URLSearchParams({ q }).toString()}`), 200);
  const names = async (q: string) => (await search(q)).evaluations.map(({ clientName }) => clientName);

  it.each([
    ['TUNDE', ['Tünde Barna', 'Őry Tünde']],
    ['öry pécs', ['Őry Tünde']],
    ['o\u030bry', ['Őry Tünde']],
    ['mosoly dent', ['Tünde Barna']],
    ['barna@pecs', ['Tünde Barna']],
    ['100%', ['Őry Tünde']],
    ['1_0', []],
    ['%%', []],
    ['nincs ilyen', []],
  ])('finds by %j, without case and accents, in every questionnaire: %j', async (typed, expected) => {
    expect(await names(typed)).toEqual(expected);
  });

  it('says which questionnaire each belongs to, and finds questions', async () => {
    const { evaluations } = await search('tünde');
    expect(evaluations.map(({ questionnaireId }) => questionnaireId)).toEqual([english, hungarian]);
    const { body } = await admin.get<{ questionText: string }[]>('/api/admin/questions');
    const text = body[0]!.questionText;
    const { questions } = await search(text.toUpperCase().slice(0, 20));
    expect(new Set(questions.map(({ questionnaireId }) => questionnaireId))).toEqual(
      new Set([english, hungarian]),
    );
  });

  it('shows a few of many, and says that there are more', async () => {
    const { evaluations, moreEvaluations } = await search('sára');
    expect(evaluations).toHaveLength(8);
    expect(moreEvaluations).toBe(true);
  });

  it('shows nothing of questionnaires that are not granted, deleted ones and those of hidden questionnaires', async () => {
    expect(await search('tünde', stranger)).toEqual({
      evaluations: [],
      moreEvaluations: false,
      questions: [],
      moreQuestions: false,
      trashed: [],
      moreTrashed: false,
    });
    await test.sql(`UPDATE evaluation SET deleted_at = now() WHERE client_name = 'Őry Tünde'`);
    const found = await search('tünde');
    expect(found.evaluations.map(({ clientName }) => clientName)).toEqual(['Tünde Barna']);
    expect(found.trashed).toMatchObject([
      { kind: 'evaluation', name: 'Őry Tünde', questionnaireId: hungarian },
    ]);
    expect((await search('tünde', stranger)).trashed).toEqual([]);
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${english}`), 200);
    expect(await names('tünde')).toEqual([]);
  });

  it('asks for two characters at least, and takes no more than a hundred', async () => {
    const person = await signedIn(test, ADMIN_EMAIL);
    for (const q of ['', 'a', ' a ', 'a'.repeat(101)])
      expect((await person.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).status).toBe(400);
  });
});
