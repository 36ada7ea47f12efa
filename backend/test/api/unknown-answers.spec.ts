import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const IMPORT = '/api/admin/import-responses';
const MAP = '/api/admin/unknown-answers/map';
const UNKNOWN = 'Igen, de csak részben';

describe('Answers that are no option of their question', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let hand: ReturnType<typeof handOf>;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    hand = handOf(admin);
  });
  afterAll(() => test?.close());
  beforeEach(() => makeQuestionnaire(admin));

  const answered = (n: number, answer: string) => smallResponse(n, 0).with(4, answer);
  const send = async (rows: string[][], query = '') => {
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    return expectStatus(await admin.upload(`${IMPORT}${query}`, workbook), 200);
  };
  const scores = async () => (await evaluationsOf(admin)).map(({ totalScore }) => totalScore);
  const listed = async () => expectStatus(await admin.get('/api/admin/unknown-answers'), 200);
  const withOptions = async () => {
    const [question] = await hand.questions();
    const labels = { igen: 5, részben: 2, nem: 0 };
    const options = Object.entries(labels).map(([label, points]) => ({ label, points }));
    const changed = await hand.put(`/api/admin/question/${question!.id}`, { options, removedOptionIds: [] });
    return expectStatus(changed, 200) as { id: number; questionId: string; options: { id: number }[] };
  };

  it('are reported by an import, mapped with the effect shown first, and known from then on', async () => {
    const question = await withOptions();
    const partly = question.options[1]!.id;
    const rows = [answered(1, UNKNOWN), answered(2, 'igen'), answered(3, UNKNOWN.toUpperCase())];
    const reported = {
      created: 3,
      errors: [],
      warnings: [],
      unknownAnswerCount: 2,
      unknownAnswers: [
        {
          questionId: question.questionId,
          questionText: 'Kérdés 1?',
          value: UNKNOWN,
          nearest: { id: partly, label: 'részben' },
          responses: 2,
          sheet: 'Űrlapválaszok 1',
          row: 2,
          column: 'Kérdés 1?',
        },
      ],
    };
    expect(await send(rows, '?dryRun=true')).toMatchObject(reported);
    expect(await evaluationsOf(admin)).toEqual([]);
    expect(await listed()).toEqual([]);

    expect(await send(rows)).toMatchObject(reported);
    expect(await scores()).toEqual([0, 5, 0]);
    expect(await listed()).toMatchObject([
      { id: question.id, responses: 2, nearest: { id: partly, label: 'részben' } },
    ]);

    const mapping = { optionId: partly, value: UNKNOWN };
    const effect = expectStatus(await admin.post(`${MAP}?dryRun=true`, mapping), 200);
    expect(effect).toMatchObject({ rescored: 3, exact: true });
    expect(await listed()).toHaveLength(1);
    expect(await scores()).toEqual([0, 5, 0]);

    expect(expectStatus(await admin.post(MAP, mapping), 200)).toEqual(effect);
    await workOff(test);
    expect(await scores()).toEqual([2, 5, 2]);
    // As they stand until the job that scores them anew has come to them.
    const stored = [String(question.id), UNKNOWN.toUpperCase()];
    await test.sql(
      'UPDATE evaluation SET unknown_answers = jsonb_build_object($1::text, jsonb_build_array($2::text))',
      stored,
    );
    expect(await listed()).toEqual([]);

    expect(await send([answered(4, UNKNOWN)])).toMatchObject({ created: 1, unknownAnswerCount: 0 });
    expect(await scores()).toEqual([2, 5, 2, 2]);
  });

  it('come about when an option is deleted that responses hold', async () => {
    const question = await withOptions();
    await send([answered(1, 'részben'), answered(2, 'igen')]);
    expect(await scores()).toEqual([2, 5]);
    const [yes, partly, no] = question.options;
    const left = { options: [yes, no], removedOptionIds: [partly!.id] };
    expectStatus(await hand.put(`/api/admin/question/${question.id}`, left), 200);
    await workOff(test);
    expect(await scores()).toEqual([0, 5]);
    expect(await listed()).toMatchObject([{ value: 'részben', responses: 1 }]);
    expect(await send([answered(1, 'részben')])).toMatchObject({ unchanged: 1, unknownAnswerCount: 1 });
  });
});
