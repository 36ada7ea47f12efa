import { evaluationsOf, expectStatus, makeQuestionnaire, verify, verifyAll } from '../make/questionnaires.js';
import { readTexts } from '../make/reading.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const PHONE = 'Hívják a +36 30 123 4567 számot még ma.';
const REASON = 'meant_to_be_here';

describe('What is published beside the texts of an evaluation', () => {
  let test: TestApp;
  let admin: Client;
  let ids: string[];
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 2 });
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });

  const checks = async (id = ids[0]): Promise<Json[]> =>
    expectStatus(await admin.get(`/api/admin/evaluation/${id}/checks`), 200).findings;
  const evidence = async () =>
    expectStatus<Json>(await admin.get(`/api/admin/evaluation/${ids[0]}/evidence`), 200);
  const change = async (id: number, body: object) =>
    expectStatus(await admin.call('PUT', `/api/admin/question/${id}`, { body }), 200);
  /** A question that every response has missed. */
  const missed = async (): Promise<number> => {
    const { facts } = await evidence();
    return facts.find(({ points }: Json) => points === 0).questionId as number;
  };

  it('is checked like them: a tip with a telephone number is not approved, until somebody says why it may stay', async () => {
    const id = await missed();
    await change(id, { relatedTip: PHONE });
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    const found = (await checks()).filter(({ field }) => field === `tips.${id}`);
    expect(found).toMatchObject([{ rule: 'link', text: '+36 30 123 4567', waiver: null }]);
    const refused = await verify(admin, ids[0]!);
    expect(refused).toMatchObject({ status: 409, body: { code: 'checks_failed' } });
    expect(refused.body.details).toContainEqual(expect.objectContaining({ field: `tips.${id}` }));
    const waivers = (await checks()).map(({ id: finding }) => ({ finding, reason: REASON }));
    expectStatus(await verify(admin, ids[0]!, { waivers }), 200);
  });

  it('needs one reason for all evaluations of the questionnaire, for as long as it reads so', async () => {
    const welcome = (greeting: string) =>
      admin.call('PUT', '/api/admin/welcome-texts', { body: { greeting } });
    expectStatus(await welcome(PHONE), 200);
    expect((await verifyAll(admin, ids)).status).toBeGreaterThanOrEqual(200);
    expect((await evaluationsOf(admin)).map(({ status }) => status)).toEqual(['generated', 'generated']);
    const [found] = await checks();
    expect(found).toMatchObject({ field: 'welcome.greeting', rule: 'link' });
    expectStatus(await verify(admin, ids[0]!, { waivers: [{ finding: found!.id, reason: REASON }] }), 200);
    expect(expectStatus(await verifyAll(admin, [ids[1]!]), 200)).toMatchObject({ successCount: 1 });
    expectStatus(await welcome('Hívják a +36 30 765 4321 számot.'), 200);
    expect(await checks()).toMatchObject([{ field: 'welcome.greeting', waiver: null }]);
    await makeQuestionnaire(admin, { responses: 1 });
    expectStatus(await welcome(PHONE), 200);
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    const [other] = await evaluationsOf(admin);
    expect(await checks(other!.id)).toMatchObject([{ field: 'welcome.greeting', waiver: null }]);
  });

  it('needs a reason of its own for each evaluation’s own text', async () => {
    const body = { generatedTexts: { summary: PHONE } };
    for (const id of ids) expectStatus(await admin.call('PUT', `/api/admin/evaluation/${id}`, { body }), 200);
    const waivers = (await checks()).map(({ id: finding }) => ({ finding, reason: REASON }));
    expectStatus(await verify(admin, ids[0]!, { waivers }), 200);
    const others = await checks(ids[1]);
    expect(others.map(({ id }) => id)).toEqual(waivers.map(({ finding }) => finding));
    expect(others.filter(({ waiver }) => waiver !== null)).toEqual([]);
  });

  it('includes own wordings of the page; who wrote and who approved can’t be reworded', async () => {
    const wording = (key: string, value: string) => ({
      key,
      value,
      context: 'evaluator',
      language: 'hu',
      questionnaireId,
    });
    const create = (key: string, value: string) => admin.post('/api/admin/ui-texts', wording(key, value));
    for (const key of [
      'evaluation.origin.ai',
      'evaluation.approval.automatic',
      'evaluation.pdf.how-approved-person',
    ])
      expect(await create(key, 'Főorvosunk írta')).toMatchObject({
        status: 400,
        body: { code: 'ui_text_fixed' },
      });
    await test.sql(
      `INSERT INTO ui_text (key, value, context, language, questionnaire_id)
       VALUES ('evaluation.origin.built-in', 'Főorvosunk írta', 'evaluator', 'hu', $1)`,
      [questionnaireId],
    );
    const shown = expectStatus<Json>(
      await admin.get(`/api/ui-texts/${questionnaireId}/hu?context=evaluator`),
      200,
    );
    expect(JSON.stringify(shown)).not.toContain('Főorvosunk');
    const listed = await admin.get(
      `/api/admin/ui-texts/catalogue?questionnaireId=${questionnaireId}&search=evaluation.origin.ai`,
    );
    expect(JSON.stringify(expectStatus(listed, 200))).not.toContain('"evaluation.origin.ai"');
    expectStatus(await create('evaluation.section.analysis', PHONE), 201);
    expect(await checks()).toMatchObject([{ field: 'wordings.evaluation.section.analysis', rule: 'link' }]);
    await test.sql('DELETE FROM ui_text');
  });

  it('goes with the facts: a renamed product asks for a new look at the sentences that rest on it', async () => {
    const { facts, texts } = await evidence();
    const used = new Set<number>(
      texts.flatMap(({ sentences }: Json) => sentences.flatMap((sentence: Json) => sentence.facts)),
    );
    expect(facts.map(({ questionId }: Json) => questionId)).toEqual(expect.arrayContaining([...used]));
    const id = facts.find(({ points, questionId }: Json) => points === 0 && used.has(questionId)).questionId;
    expect(await checks()).toEqual([]);
    await change(id, { relatedProduct: 'Egészen más termék' });
    const stale = (await evidence()).texts.flatMap(({ field, text, sentences }: Json) =>
      sentences
        .filter(({ isStale }: Json) => isStale)
        .map(({ start, end, facts: on }: Json) => {
          expect(on).toContain(id);
          return [field, text.slice(start, end)];
        }),
    );
    expect(stale.length).toBeGreaterThan(0);
    expect((await checks()).map(({ rule }) => rule)).toContain('facts_changed');
    expect((await verify(admin, ids[0]!)).body.code).toBe('checks_failed');
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    expectStatus(await verify(admin, ids[0]!), 200);
  });

  it('tells which answers a sentence rests on, and which sentence a person wrote', async () => {
    const before = await evidence();
    const field = 'summary';
    const text = before.texts.find((one: Json) => one.field === field);
    const textNow = async () => (await evidence()).texts.find((one: Json) => one.field === field);
    const first = text.sentences.find((one: Json) => one.facts.length > 0);
    const sentence = text.text.slice(first.start, first.end);
    const body = { generatedTexts: { [field]: `${sentence} A csapatuk elkötelezett.` } };
    expectStatus(await admin.call('PUT', `/api/admin/evaluation/${ids[0]}`, { body }), 200);
    const [owner] = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [ADMIN_EMAIL]);
    const expected = {
      author: owner!.id,
      sentences: [
        { isByPerson: false, kind: first.kind, facts: first.facts },
        { isByPerson: true, kind: null, facts: [], isStale: false },
      ],
    };
    expect(await textNow()).toMatchObject(expected);
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    expect(await textNow()).toMatchObject(expected);
    await change(first.facts[0], { relatedProduct: 'Egészen más termék' });
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    expect((await textNow()).sentences[0]).toMatchObject({ facts: first.facts, isStale: true });
    const [fact] = before.facts;
    expect(fact).toMatchObject({ questionText: 'Kérdés 1?', pointValue: 5, product: 'Termék 1' });
  });

  it('goes with an evaluation that is erased: also who had read it', async () => {
    const { parts } = expectStatus(await readTexts(test, admin, ids[0]!), 200);
    const count = () => test.sql(`SELECT FROM opened_text WHERE evaluation_id = $1`, [ids[0]]);
    expect(await count()).toHaveLength(parts.length);
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[0]}/erase`), 200);
    expect(await count()).toEqual([]);
  });
});
