import { openForm } from '../make/online-form.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Answer, type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const CALLS = 12;

describe('The same call, twelve times at once', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
  });
  afterAll(() => test?.close());

  const atOnce = (call: (n: number) => Promise<Answer<Json>>) =>
    Promise.all(Array.from({ length: CALLS }, (_, n) => call(n)));
  const post = (path: string, body: object) => atOnce(() => admin.post<Json>(path, body));
  const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted();

  it.each([
    ['empty', '/api/admin/questionnaires', { name: 'Egyszerre', language: 'hu' }],
    ['without a letter in its name', '/api/admin/questionnaires', { name: '!!!', language: 'hu' }],
    [
      'from a template',
      '/api/admin/questionnaires/from-template',
      { template: 'dental', language: 'hu', name: 'Sablonból' },
    ],
  ])('makes twelve questionnaires, %s, each with its own address', async (_, path, body) => {
    const answers = await post(path, body);
    expect(statusesOf(answers)).toEqual([201]);
    const forms = expectStatus(await admin.get<Json[]>('/api/admin/online-forms'), 200);
    const made = answers.map(({ body: { id } }) => forms.find((form) => form.questionnaireId === id)!.url);
    expect(new Set(made).size).toBe(CALLS);
  });

  it('copies a questionnaire twelve times', async () => {
    const answers = await post(`/api/admin/questionnaires/${questionnaireId}/copy`, { name: 'Másolat' });
    expect(statusesOf(answers)).toEqual([201]);
  });

  it('gives twelve sections and twelve questions places of their own', async () => {
    const sections = await atOnce((n) => admin.post<Json>('/api/admin/sections', { name: `Terület ${n}` }));
    expect(statusesOf(sections)).toEqual([201]);
    const { id: sectionId } = sections[0]!.body;
    expect(
      statusesOf(await post('/api/admin/questions', { sectionId, questionText: 'Kérdés?', pointValue: 1 })),
    ).toEqual([201]);
    const positions = async (table: string, where: string) =>
      (await test.sql<{ position: number }>(`SELECT position FROM ${table} WHERE ${where}`)).map(
        ({ position }) => position,
      );
    for (const places of [
      await positions('section', `questionnaire_id = ${questionnaireId}`),
      await positions('question', `section_id = ${sectionId}`),
    ])
      expect(new Set(places).size).toBe(places.length);
  });

  it('adds a person and a wording once, and refuses the others in words', async () => {
    for (const [path, body] of [
      ['/api/admin/users', { email: 'uj@klinika.example' }],
      ['/api/admin/ui-texts', { key: 'landing.title', language: 'hu', value: 'Más cím', context: 'global' }],
    ] as const) {
      const answers = await post(path, body);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(statusesOf(answers)).toEqual([201, 409]);
    }
  });

  it('invites an address and gives access once', async () => {
    await openForm(test, questionnaireId);
    const invitations = [{ clientName: 'Anna', clinicName: 'Smile', clientEmail: 'anna@klinika.example' }];
    expect(statusesOf(await post('/api/admin/invitations', { invitations }))).toEqual([200]);
    const rows = await test.sql(`SELECT 1 FROM invitation WHERE questionnaire_id = $1`, [questionnaireId]);
    expect(rows).toHaveLength(1);
    const { id: adminId } = expectStatus(
      await admin.post('/api/admin/users', { email: 'masik@klinika.example' }),
      201,
    );
    const path = `/api/admin/questionnaire/${questionnaireId}/access`;
    expect(statusesOf(await post(path, { adminId }))).toEqual([201, 409]);
  });

  it('saves one view of a name', async () => {
    const path = `/api/admin/questionnaires/${questionnaireId}/views`;
    expect(statusesOf(await post(path, { name: 'Sajátjaim', query: 'status=sent' }))).not.toContain(500);
  });
});
