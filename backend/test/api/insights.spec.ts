import { handOf, type Question, type Section } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Insight {
  id: number;
  when: object;
  conditionText: string;
  text: string;
  advice: string | null;
  place: string;
  sectionId: number | null;
  weight: number;
  active: boolean;
  problem: string | null;
}
type Asked = Question & { options: { id: number; label: string; points: number }[] };

describe('Insights', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let sections: Section[];
  let asked: Asked[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'en');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    const [first] = await questions();
    const options = [{ label: 'Igen', points: 4 }, { label: 'Nem' }];
    expectStatus(await handOf(admin).put(`/api/admin/question/${first!.id}`, { options }), 200);
    asked = await questions();
    ({ sections } = await handOf(admin).configuration());
  });

  const questions = async () => (await handOf(admin).questions()) as unknown as Asked[];
  /** Deletes a part of the questionnaire and answers the id by which it comes back. */
  const remove = async (path: string) =>
    (expectStatus(await handOf(admin).remove(path), 200) as { deletionId: string }).deletionId;
  const address = () => `/api/admin/questionnaires/${questionnaireId}/insights`;
  const list = async () => expectStatus<{ insights: Insight[] }>(await admin.get(address()), 200).insights;
  const chose = (label: string) => ({
    question: asked[0]!.id,
    chose: 'any',
    options: [asked[0]!.options.find((option) => option.label === label)!.id],
  });
  const body = (more: object = {}) => ({
    when: { all: [chose('Nem'), { section: null, below: 50 }] },
    text: 'Two things at once.',
    advice: null,
    place: 'summary',
    sectionId: null,
    weight: 5,
    active: true,
    ...more,
  });
  const add = async (more: object = {}) =>
    expectStatus<Insight>(await admin.post(address(), body(more)), 201);
  const versions = async () =>
    (
      await test.sql<{ config_version: number; content_version: number }>(
        `SELECT config_version, content_version FROM questionnaire WHERE id = $1`,
        [questionnaireId],
      )
    )[0]!;
  const acts = async () =>
    (
      await test.sql<{ action: string }>(
        `SELECT action FROM audit_entry WHERE questionnaire_id = $1 AND action LIKE 'insight.%' ORDER BY id`,
        [questionnaireId],
      )
    ).map(({ action }) => action);

  it('are added, changed and deleted: content changes, scores do not', async () => {
    const before = await versions();
    const added = await add();
    expect(added).toMatchObject({
      ...body(),
      conditionText: 'Q1.1 is "Nem" and total < 50 %',
      problem: null,
    });
    const heavier = await add({
      place: 'section',
      sectionId: sections[0]!.id,
      weight: 6,
      advice: ' Do it. ',
    });
    expect(heavier).toMatchObject({ sectionId: sections[0]!.id, advice: 'Do it.' });
    expect(await list()).toEqual([heavier, added]);
    const changed = { ...added, text: 'Reworded.', active: false, sectionId: 12 };
    const put = (insight: Insight) => handOf(admin).put(`/api/admin/insights/${insight.id}`, insight);
    const answer = { ...changed, sectionId: null };
    expect(expectStatus(await put(changed), 200)).toEqual(answer);
    expect(expectStatus(await put(changed), 200)).toEqual(answer);
    expectStatus(await handOf(admin).remove(`/api/admin/insights/${heavier.id}`), 200);
    expect(await list()).toEqual([answer]);
    expect(await versions()).toEqual({ ...before, content_version: before.content_version + 4 });
    expect(await acts()).toEqual(['insight.create', 'insight.create', 'insight.change', 'insight.delete']);
  });

  it('are refused in words where they name what is not the questionnaire’s, or are no condition', async () => {
    const [own, ownSection] = [asked[0]!, sections[0]!];
    await makeQuestionnaire(admin);
    const refused = async (more: object, code: string) => {
      const address = `/api/admin/questionnaires/${questionnaireId + 1}/insights`;
      const answer = await admin.post(address, body({ when: { section: null, below: 1 }, ...more }));
      expect(answer).toMatchObject({ status: 400, body: { code, message: expect.any(String) } });
    };
    await refused({ when: { question: own.id, answered: true } }, 'insight_question_unknown');
    await refused({ when: { section: ownSection.id, below: 3 } }, 'insight_section_unknown');
    await refused({ place: 'section', sectionId: ownSection.id }, 'insight_place_unknown');
    await refused({ place: 'section', sectionId: null }, 'insight_place_unknown');
    const [first] = await questions();
    const options = own.options.map(({ id }) => id);
    await refused({ when: { question: first!.id, chose: 'any', options } }, 'insight_option_unknown');
    await refused({ when: { all: [] } }, 'insight_no_condition');
    await refused({ when: { any: Array(31).fill({ section: null, below: 1 }) } }, 'insight_no_condition');
    await refused({ text: ' ' }, 'validation_failed');
    await refused({ text: 'x'.repeat(601) }, 'validation_failed');
    await refused({ weight: 11 }, 'validation_failed');
    await refused({ when: 'total < 3 %' }, 'validation_failed');
    await refused({ place: 'headline' }, 'validation_failed');
  });

  it('are a hundred at most', async () => {
    await test.sql(
      `INSERT INTO insight (questionnaire_id, condition, text, place, weight)
       SELECT $1, '{"section": null, "below": 1}', n::text, 'summary', 1 FROM generate_series(1, 99) AS n`,
      [questionnaireId],
    );
    await add();
    expect(await admin.post(address(), body())).toMatchObject({
      status: 409,
      body: { code: 'too_many_insights' },
    });
  });

  it('rest while something that they name is in the trash, and say so; one that rests can be switched off', async () => {
    const { id } = await add();
    const placed = await add({
      when: { section: null, below: 9 },
      place: 'section',
      sectionId: sections[1]!.id,
      weight: 4,
    });
    const { id: sectionId, questionCount } = sections[1]!;
    const deletionIds = [
      await remove(`/api/admin/question/${asked[0]!.id}`),
      await remove(`/api/admin/sections/${sectionId}?questionCount=${questionCount}`),
    ];
    const [broken, homeless] = await list();
    expect(broken).toMatchObject({
      id,
      active: true,
      conditionText: '',
      problem: expect.stringContaining('question'),
    });
    expect(homeless).toMatchObject({ id: placed.id, problem: expect.stringContaining('section') });
    const off = { ...broken, active: false };
    expect(expectStatus(await handOf(admin).put(`/api/admin/insights/${id}`, off), 200)).toEqual(off);
    expectStatus(await admin.post('/api/admin/trash/restore', { deletionIds }), 200);
    expect(await list()).toMatchObject([
      { id, active: false, conditionText: 'Q1.1 is "Nem" and total < 50 %', problem: null },
      { id: placed.id, problem: null },
    ]);
  });

  it('come back from the trash as they were, and only while there is room', async () => {
    const insight = await add({ advice: 'Do it.', place: 'section', sectionId: sections[0]!.id });
    const deletionId = await remove(`/api/admin/insights/${insight.id}`);
    const restore = async () =>
      expectStatus(await admin.post('/api/admin/trash/restore', { deletionIds: [deletionId] }), 200);
    expect((await admin.get('/api/admin/trash')).body).toMatchObject([
      { kind: 'insight', id: deletionId, name: 'Two things at once.', deletedBy: ADMIN_EMAIL },
    ]);
    await test.sql(
      `INSERT INTO insight (questionnaire_id, condition, text, place, weight)
       SELECT $1, $2, 'full', 'summary', 1 FROM generate_series(1, 100)`,
      [questionnaireId, JSON.stringify(body().when)],
    );
    expect(await restore()).toMatchObject({ restoredCount: 0, left: [{ code: 'too_many_insights' }] });
    await test.sql(`DELETE FROM insight WHERE questionnaire_id = $1`, [questionnaireId]);
    expect(await restore()).toEqual({ restoredCount: 1, left: [] });
    expect(await list()).toEqual([insight]);
  });

  it('that rest without a question or section are named before it is deleted', async () => {
    await add();
    await add({ text: 'Switched off.', active: false });
    await add({ text: 'Of the whole.', when: { section: null, below: 50 } });
    await add({
      text: 'Placed.',
      when: { section: null, below: 9 },
      place: 'section',
      sectionId: sections[1]!.id,
    });
    const resting = async (change: string) =>
      expectStatus<{ restingInsights: string[] }>(
        await admin.get(`/api/admin/questionnaires/${questionnaireId}/impact?${change}`),
        200,
      ).restingInsights;
    const { questionId } = asked[0]!;
    expect(await resting(`change=question&questionId=${questionId}&remove=true`)).toEqual([
      'Two things at once.',
    ]);
    expect(await resting(`change=section&sectionId=${sections[1]!.id}&remove=true`)).toEqual(['Placed.']);
    expect(await resting(`change=question&questionId=${questionId}&sectionId=${sections[1]!.id}`)).toEqual(
      [],
    );
  });

  it('rest when an answer that they name is deleted', async () => {
    await add();
    const options = asked[0]!.options.filter(({ label }) => label !== 'Nem');
    const removedOptionIds = asked[0]!.options.flatMap(({ id, label }) => (label === 'Nem' ? id : []));
    expectStatus(
      await handOf(admin).put(`/api/admin/question/${asked[0]!.id}`, { options, removedOptionIds }),
      200,
    );
    expect(await list()).toMatchObject([{ problem: expect.stringContaining('answer') }]);
  });

  it('come along into a copy, with its own questions and sections', async () => {
    await add({ place: 'section', sectionId: sections[1]!.id });
    await add({ when: { not: chose('Igen') }, weight: 2 });
    const original = await list();
    const path = `/api/admin/questionnaires/${questionnaireId}/copy`;
    const { id } = expectStatus<{ id: number }>(await admin.post(path, { name: 'Copy' }), 201);
    questionnaireId = id;
    const copies = await list();
    const shown = (insights: Insight[]) =>
      insights.map(({ conditionText, text, weight, problem }) => [conditionText, text, weight, problem]);
    expect(shown(copies)).toEqual(shown(original));
    expect(copies.map(({ when }) => when)).not.toEqual(original.map(({ when }) => when));
    expect(copies[0]!.sectionId).not.toBe(original[0]!.sectionId);
  });
});
