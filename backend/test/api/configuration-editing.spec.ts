import { MOST_QUESTIONS, MOST_SECTIONS } from '../../src/modules/questionnaires/limits.js';
import { configurationActs, handOf, type Question, type Section } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Editing a configuration by hand', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let hand: ReturnType<typeof handOf>;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    hand = handOf(admin);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const acts = () => configurationActs(test, questionnaireId);

  it('tells what each section weighs', async () => {
    const { sections, totals, configVersion } = await hand.configuration();
    expect(sections).toEqual([
      {
        id: expect.any(Number),
        name: 'Alapok',
        description: null,
        position: 1,
        includeInEvaluation: true,
        externalId: null,
        questionCount: 3,
        shownIf: null,
        maxScore: 15,
        weightPercent: 60,
      },
      {
        id: expect.any(Number),
        name: 'Haladó',
        description: null,
        position: 2,
        includeInEvaluation: true,
        externalId: null,
        questionCount: 2,
        shownIf: null,
        maxScore: 10,
        weightPercent: 40,
      },
    ]);
    expect({ totals, configVersion }).toEqual({
      totals: { sections: 2, questions: 5, maxScore: 25 },
      configVersion: 2,
    });
    const excluded = await hand.put(`/api/admin/sections/${sections[1]!.id}`, { includeInEvaluation: false });
    expect(excluded).toMatchObject({
      status: 200,
      body: { includeInEvaluation: false, maxScore: 10, weightPercent: 0 },
    });
    expect(await hand.configuration()).toMatchObject({
      sections: [{ weightPercent: 100 }, { weightPercent: 0 }],
      totals: { questions: 5, maxScore: 15 },
      configVersion: 3,
    });
  });

  it('adds, changes and deletes questions, and raises the version only where scores can differ', async () => {
    const [basics] = (await hand.configuration()).sections;
    const version = async () => (await hand.configuration()).configVersion;
    const added = await admin.post<Question>('/api/admin/questions', {
      sectionId: basics!.id,
      questionText: '  Van weboldaluk? ',
      pointValue: 0,
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        sectionId: basics!.id,
        sectionName: 'Alapok',
        questionText: 'Van weboldaluk?',
        pointValue: 0,
        weight: 1,
        position: 4,
        correctAnswer: null,
      },
    });
    expect(await version()).toBe(2);
    const path = `/api/admin/question/${added.body.id}`;
    const change = async (fields: object) => expectStatus(await hand.put(path, fields), 200);

    await change({
      relatedTip: 'Készítsenek honlapot.',
      relatedProduct: 'Honlap',
      productUrl: 'https://honlap.example/',
      weight: 2.5,
    });
    await change({ questionText: 'Van honlapjuk?' });
    expect(await change({ required: true })).toMatchObject({ required: true });
    expect(await version()).toBe(2);
    await change({ pointValue: 5 });
    expect(await version()).toBe(3);
    await change({ correctAnswer: 'Igen, van' });
    expect(await version()).toBe(4);
    await change({ correctAnswer: ' igen,  VAN' });
    expect(await version()).toBe(4);
    expect(
      await change({ pointValue: 5, id: 1, questionId: 'x', sectionName: 'y', position: 9 }),
    ).toMatchObject({ questionId: added.body.questionId, position: 4 });
    await change({ relatedTip: '', productUrl: '  ', relatedProduct: null });
    expect((await hand.questions())[3]).toMatchObject({
      relatedTip: null,
      productUrl: null,
      relatedProduct: null,
    });
    expect(await version()).toBe(4);
    expect((await hand.remove(path)).body).toEqual({ deletionId: expect.any(String) });
    expect(await version()).toBe(5);
    expect((await hand.remove(path)).status).toBe(404);
    expect(await acts()).toEqual([
      'question.create',
      'question.change: relatedTip, relatedProduct, productUrl, weight',
      'question.change: questionText',
      'question.change: required',
      'question.change: pointValue',
      'question.change: correctAnswer',
      'question.change: correctAnswer',
      'question.change: relatedTip, productUrl, relatedProduct',
      'question.delete',
    ]);
  });

  it('takes back what it has answered, and changes nothing by it', async () => {
    const [question] = await hand.questions();
    const { sections } = await hand.configuration();
    const { body: listed } = await admin.get<{ id: number }[]>('/api/admin/questionnaires');
    const questionnaire = listed.find(({ id }) => id === questionnaireId)!;
    const before = await acts();
    expect(await hand.put(`/api/admin/question/${question!.id}`, question)).toMatchObject({
      status: 200,
      body: question,
    });
    expect(await hand.put(`/api/admin/sections/${sections[0]!.id}`, sections[0])).toMatchObject({
      status: 200,
      body: sections[0],
    });
    expect(await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, questionnaire)).toMatchObject({
      status: 200,
      body: questionnaire,
    });
    expect(await acts()).toEqual(before);
  });

  it('adds, changes and deletes sections', async () => {
    const created = await admin.post<Section>('/api/admin/sections', {
      name: ' Új terület ',
      description: 'Miről szól',
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'Új terület',
        description: 'Miről szól',
        position: 3,
        questionCount: 0,
        weightPercent: 0,
      },
    });
    expect((await hand.configuration()).configVersion).toBe(2);
    const path = `/api/admin/sections/${created.body.id}`;
    expect(await hand.put(path, { name: 'HALADÓ ' })).toMatchObject({
      status: 409,
      body: { code: 'section_name_taken' },
    });
    expect((await admin.post('/api/admin/sections', { name: 'alapok' })).status).toBe(409);
    expect((await hand.put(path, { name: 'ÚJ terület', description: '' })).body).toMatchObject({
      name: 'ÚJ terület',
      description: null,
    });
    const [, advanced] = (await hand.configuration()).sections;
    await hand.put(`/api/admin/sections/${advanced!.id}`, { description: 'Leírás' });
    expect((await hand.configuration()).configVersion).toBe(2);
    await hand.put(`/api/admin/sections/${advanced!.id}`, { name: 'Haladók' });
    expect((await hand.configuration()).configVersion).toBe(3);

    expect(await hand.remove(`/api/admin/sections/${advanced!.id}?questionCount=1`)).toMatchObject({
      status: 409,
      body: { code: 'section_has_changed', message: expect.stringContaining('2') },
    });
    expectStatus(await hand.remove(`/api/admin/sections/${advanced!.id}?questionCount=2`), 200);
    expectStatus(await hand.remove(path), 200);
    expect(await hand.configuration()).toMatchObject({
      sections: [{ name: 'Alapok' }],
      totals: { questions: 3 },
      configVersion: 4,
    });
    expect((await hand.questions()).length).toBe(3);
  });

  it('brings sections and questions into any complete order', async () => {
    const before = await hand.questions();
    const [basics, advanced] = (await hand.configuration()).sections;
    const ids = (sectionId: number) =>
      before.filter((one) => one.sectionId === sectionId).map(({ questionId }) => questionId);
    const [first, ...rest] = ids(basics!.id);
    const order = [
      { id: advanced!.id, questionIds: [first!, ...ids(advanced!.id)] },
      { id: basics!.id, questionIds: rest.toReversed() },
    ];
    const answer = await hand.put('/api/admin/configuration/order', { sections: order });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        sections: [
          { name: 'Haladó', questionCount: 3, maxScore: 15 },
          { name: 'Alapok', questionCount: 2 },
        ],
        configVersion: 3,
      },
    });
    expect((await hand.questions()).map(({ questionId }) => questionId)).toEqual(
      order.flatMap(({ questionIds }) => questionIds),
    );
    await hand.put('/api/admin/configuration/order', { sections: order });
    const [one, two] = order;
    const swapped = [{ ...one!, questionIds: one!.questionIds.toReversed() }, two!];
    expect((await hand.put('/api/admin/configuration/order', { sections: swapped })).body).toMatchObject({
      configVersion: 3,
    });

    const wrong = [
      [one!],
      [one!, two!, two!],
      [one!, { ...two!, questionIds: two!.questionIds.slice(1) }],
      [one!, { ...two!, questionIds: [...two!.questionIds, one!.questionIds[0]!] }],
      [one!, { ...two!, questionIds: ['00000000-0000-4000-8000-000000000000'] }],
      [one!, { id: 999_999, questionIds: two!.questionIds }],
      [],
    ];
    const listed = await hand.questions();
    for (const sections of wrong)
      expect(await hand.put('/api/admin/configuration/order', { sections })).toMatchObject({
        status: 409,
        body: { code: 'configuration_order_differs' },
      });
    for (const body of [
      {},
      { sections: [{ id: 'x', questionIds: [] }] },
      { sections: [{ id: 1, questionIds: ['no'] }] },
    ])
      expect((await hand.put('/api/admin/configuration/order', body)).status).toBe(400);
    expect(await hand.questions()).toEqual(listed);
    expect(await acts()).toEqual(['configuration.order', 'configuration.order']);
  });

  it('holds no more sections and questions than a workbook can bring back', async () => {
    const [basics] = (await hand.configuration()).sections;
    const question = { sectionId: basics!.id, questionText: 'Egy kérdéssel több?' };
    await test.sql(
      `INSERT INTO section (questionnaire_id, name, position)
       SELECT $1, 'Terület ' || n, n FROM generate_series(1, $2::int - (SELECT count(*)::int FROM section WHERE questionnaire_id = $1)) AS n`,
      [questionnaireId, MOST_SECTIONS],
    );
    const more = await admin.post('/api/admin/sections', { name: 'Eggyel több' });
    expect(more).toMatchObject({ status: 409, body: { code: 'too_many_sections' } });
    await test.sql(
      `INSERT INTO question (section_id, question_text, position)
       SELECT $1, 'Kérdés ' || n, n FROM generate_series(1, $3::int - (SELECT count(*)::int FROM question JOIN section s ON s.id = section_id WHERE s.questionnaire_id = $2)) AS n`,
      [basics!.id, questionnaireId, MOST_QUESTIONS],
    );
    expect(await admin.post('/api/admin/questions', question)).toMatchObject({
      status: 409,
      body: { code: 'too_many_questions' },
    });
    await test.sql(`DELETE FROM question WHERE section_id = $1 AND question_text = 'Kérdés 1'`, [basics!.id]);
    expect((await admin.post('/api/admin/questions', question)).status).toBe(201);
  });
});
