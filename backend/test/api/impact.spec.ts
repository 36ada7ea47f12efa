import {
  ConfigurationChanged,
  CountedFactsChanged,
} from '../../src/modules/questionnaires/questionnaires.events.js';
import { Events } from '../../src/platform/events/events.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('What a change will do', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let sections: { id: number }[];
  let questions: { id: number; questionId: string; sectionId: number }[];
  let sent: string;

  /** Four responses: of the five answers the first 0, 2, 3 and 5 are right; written, verified, verified and sent. */
  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { responses: 5 });
    const right = [0, 2, 3, 5, 1];
    const ids = (await evaluationsOf(admin)).map(({ id }) => id);
    questions = (await admin.get('/api/admin/questions')).body;
    sections = (await admin.get('/api/admin/configuration')).body.sections;
    for (const [index, id] of ids.entries()) {
      const answers = questions.map(({ questionId }, n) => [questionId, n < right[index]! ? 'igen' : 'nem']);
      await test.sql(`UPDATE evaluation SET raw_responses = $2, scored_version = 0 WHERE id = $1`, [
        id,
        JSON.stringify(Object.fromEntries(answers)),
      ]);
    }
    await admin.call('PUT', `/api/admin/question/${questions[0]!.id}`, { body: { pointValue: 6 } });
    await settled();
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[0]}/regenerate`), 200);
    for (const id of ids.slice(1, 4)) await makeVerified(admin, id);
    sent = ids[3]!;
    expectStatus(await admin.post(`/api/admin/evaluation/${sent}/send`), 200);
  });
  afterAll(() => test?.close());

  const settled = () =>
    until(async () => {
      const { body } = await admin.get<{ state: string }[]>('/api/admin/jobs');
      return body.every(({ state }) => state === 'done');
    });
  const impact = (query: string) => admin.get(`/api/admin/questionnaires/${questionnaireId}/impact?${query}`);
  const outcome = async () => {
    const rows = await test.sql<{ status: string; stale: boolean }>(
      `SELECT status, texts_stale AS stale FROM evaluation WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
    return {
      staleTexts: rows.filter(({ stale }) => stale).length,
      verified: rows.filter(({ status }) => status === 'verified').length,
    };
  };

  it('names all that hangs on a questionnaire before it is deleted', async () => {
    expect((await impact('change=delete')).body).toEqual({
      evaluations: 5,
      restingInsights: [],
      neededBy: [],
      unsent: 4,
      sent: 1,
      rescored: 0,
      staleTexts: 0,
      verifiedBack: 0,
      exact: true,
      examples: [],
      sections: 2,
      questions: 5,
      grants: 1,
      uiTexts: 0,
      offerRequests: 0,
      runningJobs: 0,
    });
  });

  it('says how many it can be at most while the change is not known', async () => {
    const { body } = await impact('change=configuration');
    expect(body).toMatchObject({ rescored: 4, staleTexts: 3, verifiedBack: 2, exact: false });
    expect(body.examples).toHaveLength(3);
  });

  it('says nothing will happen where no score can differ', async () => {
    const { questionId } = questions[0]!;
    for (const query of [
      `questionId=${questionId}&pointValue=6`,
      `questionId=${questionId}&correctAnswer=IGEN`,
      `sectionId=${sections[0]!.id}&pointValue=0`,
    ])
      expect((await impact(`change=question&${query}`)).body).toMatchObject({
        rescored: 0,
        staleTexts: 0,
        verifiedBack: 0,
        exact: true,
        examples: [],
      });
  });

  it('refuses a change that is not clear, and objects of others', async () => {
    const other = await documentedAdmin(test, 'other@clinic.example');
    const theirs = await makeQuestionnaire(other);
    const [foreign] = (await other.get('/api/admin/questions')).body;
    for (const query of [
      '',
      'change=all',
      'change=section&sectionId=x',
      'change=question&questionId=1',
      'change=question&pointValue=-1',
    ])
      expect([query, (await impact(query)).status]).toEqual([query, 400]);
    for (const query of [
      'change=section',
      `change=question&questionId=${foreign.questionId}&remove=true`,
      `change=section&sectionId=${foreign.sectionId}&remove=true`,
    ])
      expect([query, await impact(query)]).toMatchObject([
        query,
        { status: 400, body: { code: 'impact_change_unclear' } },
      ]);
    expect((await admin.get(`/api/admin/questionnaires/${theirs}/impact?change=delete`)).status).toBe(403);
    expect((await admin.get('/api/admin/questionnaires/999999/impact?change=delete')).status).toBe(404);
  });

  it('comes out exactly as it was foretold', async () => {
    const last = questions[4]!;
    const predicted = (await impact(`change=question&questionId=${last.questionId}&correctAnswer=nem`)).body;
    // The fifth answer is wrong in all unsent ones, so all of them gain its points.
    expect(predicted).toMatchObject({ rescored: 4, staleTexts: 3, verifiedBack: 2, exact: true });
    const fifth = (
      await impact(`change=question&questionId=${questions[2]!.questionId}&correctAnswer=egyik sem`)
    ).body;
    // Only the one with three right answers loses the third.
    expect(fifth).toMatchObject({ rescored: 4, staleTexts: 1, verifiedBack: 1, exact: true });
    expect(fifth.examples).toEqual([
      { id: expect.any(String), clientName: 'Kliens 2', clinicName: 'Klinika 2' },
    ]);
    expect(await outcome()).toEqual({ staleTexts: 0, verified: 2 });

    await admin.call('PUT', `/api/admin/question/${questions[2]!.id}`, {
      body: { correctAnswer: 'egyik sem' },
    });
    await settled();
    expect(await outcome()).toEqual({ staleTexts: 1, verified: 1 });

    const off = (await impact(`change=section&sectionId=${sections[1]!.id}&includeInEvaluation=false`)).body;
    expect(off).toMatchObject({ rescored: 4, staleTexts: 2, verifiedBack: 1, exact: true });
    await admin.call('PUT', `/api/admin/sections/${sections[1]!.id}`, {
      body: { includeInEvaluation: false },
    });
    await settled();
    expect(await outcome()).toEqual({ staleTexts: 3, verified: 0 });
    expect((await admin.get(`/api/admin/evaluation/${sent}`)).body).toMatchObject({
      status: 'sent',
      textsStale: false,
      maxScore: 26,
    });
  });

  it('leaves no trace of what it tries out', async () => {
    const tables = [
      'questionnaire',
      'section',
      'question',
      'answer_option',
      'audit_entry',
      'job',
      'deletion',
      'evaluation_event',
    ];
    const trace = async () => {
      const rows = await test.sql(
        tables
          .map(
            (table) =>
              `SELECT '${table}', md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ${table} t`,
          )
          .join(' UNION ALL '),
      );
      return JSON.stringify(rows);
    };
    let heard = 0;
    for (const event of [ConfigurationChanged, CountedFactsChanged])
      test.app.get(Events).on(event, () => (heard += 1));
    const [before, { questionId }] = [await trace(), questions[1]!];
    for (const query of [
      `question&questionId=${questionId}&pointValue=9`,
      `question&questionId=${questionId}&sectionId=${sections[1]!.id}&correctAnswer=nem`,
      `question&questionId=${questionId}&remove=true`,
      `question&sectionId=${sections[0]!.id}&pointValue=4`,
      `section&sectionId=${sections[0]!.id}&includeInEvaluation=false`,
      `section&sectionId=${sections[0]!.id}&remove=true`,
    ])
      expect((await impact(`change=${query}`)).body).toMatchObject({ rescored: 4 });
    expect({ trace: await trace(), heard }).toEqual({ trace: before, heard: 0 });
  });

  it('foretells an addition, a move and a removal', async () => {
    const { questionId } = questions[0]!;
    await test.sql(`UPDATE evaluation SET texts_stale = false WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    for (const query of [
      `sectionId=${sections[0]!.id}&pointValue=4`,
      `questionId=${questionId}&sectionId=${sections[1]!.id}`,
      `questionId=${questionId}&remove=true`,
    ])
      expect([query, (await impact(`change=question&${query}`)).body]).toMatchObject([
        query,
        { rescored: 4, staleTexts: 3, exact: true },
      ]);
    expect((await impact(`change=section&sectionId=${sections[1]!.id}&remove=true`)).body).toMatchObject({
      rescored: 0,
      exact: true,
    });
  });

  it('foretells what a condition and an answer that does not apply do', async () => {
    const [first, second] = questions;
    const section = `sections/${sections[1]!.id}`;
    const foretold = async (path: string, body: object) => {
      await test.sql(`UPDATE evaluation SET texts_stale = false WHERE questionnaire_id = $1`, [
        questionnaireId,
      ]);
      return expectStatus(await admin.post(`/api/admin/${path}/impact`, body), 200);
    };
    const put = async (path: string, body: object) => {
      const answer = await admin.call('PUT', `/api/admin/${path}`, { body });
      await settled();
      return expectStatus(answer, 200) as { options: { id: number; label: string; points: number }[] };
    };
    await put(section, { includeInEvaluation: true });
    const labels = ['igen', 'nem', 'részben'].map((label, at) => ({ label, points: at === 2 ? 6 : 0 }));
    const options = { kind: 'single', options: labels, removedOptionIds: [] };
    const { options: made } = await put(`question/${first!.id}`, options);
    const shownIf = { question: first!.id, chose: 'any', options: [made[1]!.id] };
    const doesNotApply = {
      ...options,
      options: [{ ...made[0]!, notApplicable: true }, ...made.slice(1)],
    };

    // Of the three that are written, two say yes to the first question.
    for (const [path, body] of [
      [section, { shownIf }],
      [`question/${second!.id}`, { shownIf }],
      [`question/${first!.id}`, doesNotApply],
      [`question/${second!.id}`, { shownIf: null }],
    ] as const) {
      const effect = await foretold(path, body);
      expect([path, effect]).toMatchObject([path, { rescored: 4, staleTexts: 2, exact: true }]);
      await put(path, body);
      expect([path, (await outcome()).staleTexts]).toEqual([path, 2]);
    }
  });

  it('names what is shown under a condition over what would be deleted', async () => {
    const [first] = questions;
    const [listed] = (await admin.get('/api/admin/questions')).body;
    const removedOptionIds = [listed.options[1].id];
    const without = { options: [listed.options[0], listed.options[2]], removedOptionIds };
    const { name } = (await admin.get('/api/admin/configuration')).body.sections[1];
    const effect = { rescored: 0, neededBy: [name], restingInsights: [] };
    expect((await admin.post(`/api/admin/question/${first!.id}/impact`, without)).body).toMatchObject(effect);
    for (const query of [
      `question&questionId=${first!.questionId}&remove=true`,
      `section&sectionId=${sections[0]!.id}&remove=true`,
    ])
      expect([query, (await impact(`change=${query}`)).body]).toMatchObject([query, effect]);
    expect((await impact(`change=section&sectionId=${sections[1]!.id}&remove=true`)).body).toMatchObject({
      neededBy: [],
      rescored: 4,
    });
  });
});
