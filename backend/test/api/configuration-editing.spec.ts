import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Section {
  id: number;
  name: string;
  position: number;
  questionCount: number;
  maxScore: number;
  weightPercent: number;
  includeInEvaluation: boolean;
}
interface Question {
  id: number;
  questionId: string;
  sectionId: number;
  sectionName: string;
  questionText: string;
  pointValue: number;
}

describe('Editing a configuration by hand', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let other: DocumentedClient;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    other = await documentedAdmin(test, 'other@clinic.example');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const put = (path: string, body: unknown, headers = {}) => admin.call('PUT', path, { body, headers });
  const remove = (path: string) => admin.call('DELETE', path);
  const configuration = async () =>
    expectStatus((await admin.get('/api/admin/configuration')) as { status: number; body: { sections: Section[]; totals: object; configVersion: number } }, 200); // prettier-ignore
  const questions = async () => expectStatus(await admin.get<Question[]>('/api/admin/questions'), 200);
  const jobsDone = () =>
    until(async () => {
      const { body } = await admin.get<{ state: string }[]>('/api/admin/jobs');
      return body.every(({ state }) => state === 'done');
    });
  const acts = async () => {
    const rows = await test.sql<{ action: string; details: { fields?: string } | null }>(
      `SELECT action, details FROM audit_entry WHERE questionnaire_id = $1 AND action ~ '^(question|section|configuration|welcome)\\.' ORDER BY id`,
      [questionnaireId],
    );
    return rows.slice(1).map(({ action, details }) => (details?.fields ? `${action}: ${details.fields}` : action)); // prettier-ignore
  };

  it('tells what each section weighs', async () => {
    const { sections, totals, configVersion } = await configuration();
    expect(sections).toEqual([
      { id: expect.any(Number), name: 'Alapok', description: null, position: 1, includeInEvaluation: true, externalId: null, questionCount: 3, maxScore: 15, weightPercent: 60 },
      { id: expect.any(Number), name: 'Haladó', description: null, position: 2, includeInEvaluation: true, externalId: null, questionCount: 2, maxScore: 10, weightPercent: 40 },
    ]); // prettier-ignore
    expect({ totals, configVersion }).toEqual({
      totals: { sections: 2, questions: 5, maxScore: 25 },
      configVersion: 2,
    });
    const excluded = await put(`/api/admin/sections/${sections[1]!.id}`, { includeInEvaluation: false });
    expect(excluded).toMatchObject({ status: 200, body: { includeInEvaluation: false, maxScore: 10, weightPercent: 0 } }); // prettier-ignore
    expect(await configuration()).toMatchObject({
      sections: [{ weightPercent: 100 }, { weightPercent: 0 }],
      totals: { questions: 5, maxScore: 15 },
      configVersion: 3,
    });
  });

  it('adds, changes and deletes questions, and raises the version only where scores can differ', async () => {
    const [basics] = (await configuration()).sections;
    const version = async () => (await configuration()).configVersion;
    const added = await admin.post<Question>('/api/admin/questions', {
      sectionId: basics!.id,
      questionText: '  Van weboldaluk? ',
      pointValue: 0,
    });
    expect(added).toMatchObject({
      status: 201,
      body: { sectionId: basics!.id, sectionName: 'Alapok', questionText: 'Van weboldaluk?', pointValue: 0, weight: 1, position: 4, correctAnswer: null },
    }); // prettier-ignore
    expect(await version()).toBe(2);
    const path = `/api/admin/question/${added.body.id}`;
    const change = async (fields: object) => expectStatus(await put(path, fields), 200);

    await change({ relatedTip: 'Készítsenek honlapot.', relatedProduct: 'Honlap', productUrl: 'https://honlap.example/', weight: 2.5 }); // prettier-ignore
    await change({ questionText: 'Van honlapjuk?' });
    expect(await version()).toBe(2);
    await change({ pointValue: 5 });
    expect(await version()).toBe(3);
    await change({ correctAnswer: 'Igen, van' });
    expect(await version()).toBe(4);
    await change({ correctAnswer: ' igen,  VAN' });
    expect(await version()).toBe(4);
    expect(await change({ pointValue: 5, id: 1, questionId: 'x', sectionName: 'y', position: 9 })).toMatchObject({ questionId: added.body.questionId, position: 4 }); // prettier-ignore
    await change({ relatedTip: '', productUrl: '  ', relatedProduct: null });
    expect((await questions())[3]).toMatchObject({
      relatedTip: null,
      productUrl: null,
      relatedProduct: null,
    });
    expect(await version()).toBe(4);
    expect((await remove(path)).body).toEqual({ success: true });
    expect(await version()).toBe(5);
    expect((await remove(path)).status).toBe(404);
    expect(await acts()).toEqual([
      'question.create',
      'question.change: relatedTip, relatedProduct, productUrl, weight',
      'question.change: questionText',
      'question.change: pointValue',
      'question.change: correctAnswer',
      'question.change: correctAnswer',
      'question.change: relatedTip, productUrl, relatedProduct',
      'question.delete',
    ]);
  });

  it('adds, changes and deletes sections', async () => {
    const created = await admin.post<Section>('/api/admin/sections', { name: ' Új terület ', description: 'Miről szól' }); // prettier-ignore
    expect(created).toMatchObject({ status: 201, body: { name: 'Új terület', description: 'Miről szól', position: 3, questionCount: 0, weightPercent: 0 } }); // prettier-ignore
    expect((await configuration()).configVersion).toBe(2);
    const path = `/api/admin/sections/${created.body.id}`;
    expect(await put(path, { name: 'HALADÓ ' })).toMatchObject({ status: 409, body: { code: 'section_name_taken' } }); // prettier-ignore
    expect((await admin.post('/api/admin/sections', { name: 'alapok' })).status).toBe(409);
    expect((await put(path, { name: 'ÚJ terület', description: '' })).body).toMatchObject({ name: 'ÚJ terület', description: null }); // prettier-ignore
    const [, advanced] = (await configuration()).sections;
    await put(`/api/admin/sections/${advanced!.id}`, { description: 'Leírás' });
    expect((await configuration()).configVersion).toBe(2);
    await put(`/api/admin/sections/${advanced!.id}`, { name: 'Haladók' });
    expect((await configuration()).configVersion).toBe(3);

    expect(await remove(`/api/admin/sections/${advanced!.id}?questionCount=1`)).toMatchObject({ status: 409, body: { code: 'section_has_changed', message: expect.stringContaining('2') } }); // prettier-ignore
    expectStatus(await remove(`/api/admin/sections/${advanced!.id}?questionCount=2`), 200);
    expectStatus(await remove(path), 200);
    expect(await configuration()).toMatchObject({
      sections: [{ name: 'Alapok' }],
      totals: { questions: 3 },
      configVersion: 4,
    });
    expect((await questions()).length).toBe(3);
  });

  it('brings sections and questions into any complete order', async () => {
    const before = await questions();
    const [basics, advanced] = (await configuration()).sections;
    const ids = (sectionId: number) =>
      before.filter((one) => one.sectionId === sectionId).map(({ questionId }) => questionId);
    const [first, ...rest] = ids(basics!.id);
    const order = [
      { id: advanced!.id, questionIds: [first!, ...ids(advanced!.id)] },
      { id: basics!.id, questionIds: rest.toReversed() },
    ];
    const answer = await put('/api/admin/configuration/order', { sections: order });
    expect(answer).toMatchObject({
      status: 200,
      body: { sections: [{ name: 'Haladó', questionCount: 3, maxScore: 15 }, { name: 'Alapok', questionCount: 2 }], configVersion: 3 },
    }); // prettier-ignore
    expect((await questions()).map(({ questionId }) => questionId)).toEqual(order.flatMap(({ questionIds }) => questionIds)); // prettier-ignore
    await put('/api/admin/configuration/order', { sections: order });
    const [one, two] = order;
    const swapped = [{ ...one!, questionIds: one!.questionIds.toReversed() }, two!];
    expect((await put('/api/admin/configuration/order', { sections: swapped })).body).toMatchObject({ configVersion: 3 }); // prettier-ignore

    const wrong = [
      [one!],
      [one!, two!, two!],
      [one!, { ...two!, questionIds: two!.questionIds.slice(1) }],
      [one!, { ...two!, questionIds: [...two!.questionIds, one!.questionIds[0]!] }],
      [one!, { ...two!, questionIds: ['00000000-0000-4000-8000-000000000000'] }],
      [one!, { id: 999_999, questionIds: two!.questionIds }],
      [],
    ];
    const kept = await questions();
    for (const sections of wrong)
      expect(await put('/api/admin/configuration/order', { sections })).toMatchObject({ status: 409, body: { code: 'configuration_order_differs' } }); // prettier-ignore
    for (const body of [
      {},
      { sections: [{ id: 'x', questionIds: [] }] },
      { sections: [{ id: 1, questionIds: ['no'] }] },
    ])
      // prettier-ignore
      expect((await put('/api/admin/configuration/order', body)).status).toBe(400);
    expect(await questions()).toEqual(kept);
    expect(await acts()).toEqual(['configuration.order', 'configuration.order']);
  });

  it('refuses what a configuration can’t hold, and names the field', async () => {
    const [basics] = (await configuration()).sections;
    const [question] = await questions();
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
      expect([body, await put(`/api/admin/question/${question!.id}`, body)]).toMatchObject([body, { status: 400, body: { code: 'validation_failed', details: [{ field }] } }]); // prettier-ignore
    for (const body of [
      { name: '' },
      { name: null },
      { includeInEvaluation: 'yes' },
      { name: 'x'.repeat(201) },
    ])
      expect((await put(`/api/admin/sections/${basics!.id}`, body)).status).toBe(400);
    for (const body of [{}, { sectionId: basics!.id }, { questionText: 'A?' }])
      expect((await admin.post('/api/admin/questions', body)).status).toBe(400);
    expect((await admin.post('/api/admin/questions', {})).body).toMatchObject({ code: 'validation_failed', details: [{ field: 'sectionId' }] }); // prettier-ignore
    expect(await questions()).toContainEqual(question);
    expect(await acts()).toEqual([]);
  });

  it('keeps to the questionnaires of the caller, and to the one shown', async () => {
    const theirs = await makeQuestionnaire(other);
    const [section] = (await other.get<{ sections: Section[] }>('/api/admin/configuration')).body.sections;
    const [question] = (await other.get<Question[]>('/api/admin/questions')).body;
    const [mine] = await questions();
    const notFound = [
      put(`/api/admin/question/${question!.id}`, { pointValue: 1 }),
      remove(`/api/admin/question/${question!.id}`),
      put(`/api/admin/sections/${section!.id}`, { name: 'X' }),
      remove(`/api/admin/sections/${section!.id}`),
      admin.post('/api/admin/questions', { sectionId: section!.id, questionText: 'A?' }),
      put(`/api/admin/question/${mine!.id}`, { sectionId: section!.id }),
    ];
    for (const { status } of await Promise.all(notFound)) expect(status).toBe(404);
    const forbidden = [
      admin.get(`/api/admin/configuration?questionnaireId=${theirs}`),
      admin.get(`/api/admin/questions?questionnaireId=${theirs}`),
      put(`/api/admin/configuration/order?questionnaireId=${theirs}`, { sections: [] }),
      admin.post(`/api/admin/sections?questionnaireId=${theirs}`, { name: 'X' }),
      put(`/api/admin/welcome-texts?questionnaireId=${theirs}`, { greeting: 'X' }),
    ];
    for (const { status } of await Promise.all(forbidden)) expect(status).toBe(403);
    const shown = { 'X-Questionnaire-Id': String(await makeQuestionnaire(admin)) };
    await admin.post('/api/admin/session/questionnaire', { questionnaireId });
    const mismatched = [
      put('/api/admin/configuration/order', { sections: [] }, shown),
      admin.post('/api/admin/sections', { name: 'X' }, shown),
      put('/api/admin/welcome-texts', { greeting: 'X' }, shown),
    ];
    for (const answer of await Promise.all(mismatched))
      expect(answer).toMatchObject({ status: 409, body: { code: 'questionnaire_mismatch' } });
    expect(await questions()).toHaveLength(5);
  });

  it('lets two admins edit at once without losing a field or a question', async () => {
    const [question, second] = await questions();
    const [basics] = (await configuration()).sections;
    const path = `/api/admin/question/${question!.id}`;
    const answers = await Promise.all([
      put(path, { pointValue: 7 }),
      put(path, { relatedTip: 'Az egyik tipp.' }),
      put(path, { questionText: 'Átírt kérdés?' }),
      put(`/api/admin/question/${second!.id}`, { pointValue: 9 }),
      ...Array.from({ length: 6 }, (_, n) =>
        admin.post('/api/admin/questions', { sectionId: basics!.id, questionText: `Egyszerre ${n}?`, pointValue: 1 }),
      ),
    ]); // prettier-ignore
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, ...Array<number>(6).fill(201)]);
    const after = await questions();
    expect(after[0]).toMatchObject({ pointValue: 7, relatedTip: 'Az egyik tipp.', questionText: 'Átírt kérdés?' }); // prettier-ignore
    expect(after).toHaveLength(11);
    expect(await configuration()).toMatchObject({ totals: { maxScore: 7 + 9 + 15 + 6 }, configVersion: 10 });
    const positions = await test.sql<{ n: number }>(`SELECT count(DISTINCT position)::int AS n FROM question WHERE section_id = $1`, [basics!.id]); // prettier-ignore
    expect(positions).toEqual([{ n: 9 }]);
  });

  it('gives unsent evaluations new scores, keeps given answers, and leaves texts alone that still fit', async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 2 });
    const [one, two] = (await evaluationsOf(admin)).map(({ id }) => id);
    expectStatus(await admin.post(`/api/admin/evaluation/${one}/regenerate`), 200);
    expectStatus(await admin.post(`/api/admin/evaluation/${one}/verify`), 200);
    const [first, ...others] = await questions();
    const { sections } = await configuration();
    await put(`/api/admin/question/${first!.id}`, { questionText: 'Egészen más szöveggel?' });
    await put('/api/admin/configuration/order', {
      sections: sections.toReversed().map(({ id }) => ({
        id,
        questionIds: [first!, ...others].filter((q) => q.sectionId === id).map((q) => q.questionId),
      })),
    });
    await put(`/api/admin/sections/${sections[0]!.id}`, { name: 'Alapvetések' });
    await jobsDone();
    const find = async () => new Map((await evaluationsOf(admin)).map((row) => [row.id, row]));
    expect((await find()).get(one!)).toMatchObject({ status: 'verified', textsStale: false, totalScore: 15, maxScore: 25 }); // prettier-ignore
    const whole = await admin.get(`/api/admin/evaluation/${one}`);
    expect(whole.body.sectionScores.map(({ name }: Section) => name)).toEqual(['Haladó', 'Alapvetések']);

    await put(`/api/admin/question/${first!.id}`, { pointValue: 15 });
    await jobsDone();
    expect((await find()).get(one!)).toMatchObject({ status: 'generated', textsStale: true, totalScore: 25, maxScore: 35 }); // prettier-ignore
    await remove(`/api/admin/question/${first!.id}`);
    await jobsDone();
    expect((await find()).get(two!)).toMatchObject({ status: 'pending', totalScore: 10, maxScore: 20 });
  });

  it('scores responses that come in during a change by what then holds', async () => {
    questionnaireId = await makeQuestionnaire(admin);
    const list = await questions();
    const rows = Array.from({ length: 300 }, (_, n) => smallResponse(n));
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    await Promise.all([
      admin.upload('/api/admin/import-responses', workbook),
      ...list.map(({ id }, n) => put(`/api/admin/question/${id}`, { pointValue: n + 1 })),
    ]);
    await jobsDone();
    const scores = await test.sql(
      `SELECT DISTINCT max_score, scored_version = q.config_version AS current FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id WHERE q.id = $1`,
      [questionnaireId],
    );
    expect(scores).toEqual([{ max_score: 15, current: true }]);
  });

  it('writes new texts from a tip that was only just changed', async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    const [evaluation] = await evaluationsOf(admin);
    expectStatus(await admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`), 200);
    for (const { id } of await questions())
      await put(`/api/admin/question/${id}`, { relatedTip: 'Kérjenek fel egy tanácsadót a teendőkre.' });
    const { body } = await admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`);
    expect(JSON.stringify(body.generatedTexts)).toContain('tanácsadót');
  });
});
