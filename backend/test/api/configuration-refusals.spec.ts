import { configurationActs, handOf, type Question, type Section } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('What editing a configuration refuses', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let other: DocumentedClient;
  let hand: ReturnType<typeof handOf>;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    other = await documentedAdmin(test, 'other@clinic.example');
    hand = handOf(admin);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const acts = () => configurationActs(test, questionnaireId);

  it('refuses what a configuration can’t hold, and names the field', async () => {
    const [basics] = (await hand.configuration()).sections;
    const [question] = await hand.questions();
    const wrong: [object, string][] = [
      [{ questionText: '' }, 'questionText'],
      [{ questionText: ' \u200b ' }, 'questionText'],
      [{ questionText: 'x'.repeat(1001) }, 'questionText'],
      [{ questionText: null }, 'questionText'],
      [{ pointValue: -1 }, 'pointValue'],
      [{ pointValue: 1.5 }, 'pointValue'],
      [{ pointValue: '5' }, 'pointValue'],
      [{ pointValue: null }, 'pointValue'],
      [{ pointValue: 100_001 }, 'pointValue'],
      [{ weight: -0.5 }, 'weight'],
      [{ weight: 'sok' }, 'weight'],
      [{ relatedTip: 'x'.repeat(2001) }, 'relatedTip'],
      [{ relatedTip: { a: 1 } }, 'relatedTip'],
      [{ sectionId: 'x' }, 'sectionId'],
      [{ colour: 'red' }, 'colour'],
      ...['javascript:alert(1)', 'https://a:b@c.example', 'https://x\\@y.example', 'honlap.hu', 5].map(
        (productUrl): [object, string] => [{ productUrl }, 'productUrl'],
      ),
    ];
    for (const [body, field] of wrong)
      expect([body, await hand.put(`/api/admin/question/${question!.id}`, body)]).toMatchObject([
        body,
        { status: 400, body: { code: 'validation_failed', details: [{ field }] } },
      ]);
    for (const body of [
      { name: '' },
      { name: null },
      { includeInEvaluation: 'yes' },
      { name: 'x'.repeat(201) },
    ])
      expect((await hand.put(`/api/admin/sections/${basics!.id}`, body)).status).toBe(400);
    for (const body of [{}, { sectionId: basics!.id }, { questionText: 'A?' }])
      expect((await admin.post('/api/admin/questions', body)).status).toBe(400);
    expect((await admin.post('/api/admin/questions', {})).body).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'sectionId' }],
    });
    expect(await hand.questions()).toContainEqual(question);
    expect(await acts()).toEqual([]);
  });

  it('keeps to the questionnaires of the caller, and to the one shown', async () => {
    const theirs = await makeQuestionnaire(other);
    const [section] = (await other.get<{ sections: Section[] }>('/api/admin/configuration')).body.sections;
    const [question] = (await other.get<Question[]>('/api/admin/questions')).body;
    const [mine] = await hand.questions();
    const notFound = [
      hand.put(`/api/admin/question/${question!.id}`, { pointValue: 1 }),
      hand.remove(`/api/admin/question/${question!.id}`),
      hand.put(`/api/admin/sections/${section!.id}`, { name: 'X' }),
      hand.remove(`/api/admin/sections/${section!.id}`),
      admin.post('/api/admin/questions', { sectionId: section!.id, questionText: 'A?' }),
      hand.put(`/api/admin/question/${mine!.id}`, { sectionId: section!.id }),
    ];
    for (const { status } of await Promise.all(notFound)) expect(status).toBe(404);
    const forbidden = [
      admin.get(`/api/admin/configuration?questionnaireId=${theirs}`),
      admin.get(`/api/admin/questions?questionnaireId=${theirs}`),
      hand.put(`/api/admin/configuration/order?questionnaireId=${theirs}`, { sections: [] }),
      admin.post(`/api/admin/sections?questionnaireId=${theirs}`, { name: 'X' }),
      hand.put(`/api/admin/welcome-texts?questionnaireId=${theirs}`, { greeting: 'X' }),
    ];
    for (const { status } of await Promise.all(forbidden)) expect(status).toBe(403);
    const shown = { 'X-Questionnaire-Id': String(await makeQuestionnaire(admin)) };
    await admin.post('/api/admin/session/questionnaire', { questionnaireId });
    const mismatched = [
      hand.put('/api/admin/configuration/order', { sections: [] }, shown),
      admin.post('/api/admin/sections', { name: 'X' }, shown),
      hand.put('/api/admin/welcome-texts', { greeting: 'X' }, shown),
    ];
    for (const answer of await Promise.all(mismatched))
      expect(answer).toMatchObject({ status: 409, body: { code: 'questionnaire_mismatch' } });
    expect(await hand.questions()).toHaveLength(5);
  });
});
