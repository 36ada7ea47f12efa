import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted } from '../setup/work.js';

describe('Taking evaluations away', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 4 });
  });

  const remove = (path: string, headers: Record<string, string> = {}) =>
    admin.call('DELETE', path, { headers });
  const stats = async () => expectStatus(await admin.get(`/api/admin/stats/${questionnaireId}`), 200);
  const upload = async (...numbers: number[]) =>
    expectStatus(
      await admin.upload(
        '/api/admin/import-responses',
        await responsesWorkbook(
          SMALL_HEADER,
          numbers.map((n) => smallResponse(n)),
        ),
      ),
      200,
    );

  it('hides all at once, keeps them out of every number, and brings them back', async () => {
    expect(expectStatus(await remove('/api/admin/delete-all-evaluations'), 200)).toEqual({
      deletedCount: 4,
      deletionId: expect.any(String),
    });
    expect(await evaluationsOf(admin)).toEqual([]);
    expect(await stats()).toMatchObject({ total: 0, restorable: 4 });
    await counted(test);
    expect(
      await test.sql(`SELECT n FROM evaluation_count WHERE questionnaire_id = $1`, [questionnaireId]),
    ).toEqual([]);
    expect(expectStatus(await admin.post('/api/admin/restore-evaluations'), 200)).toEqual({
      restoredCount: 4,
    });
    expect(await stats()).toMatchObject({ total: 4, restorable: 0 });
  });

  it('never hides the wrong list when another tab has chosen another questionnaire', async () => {
    const other = await makeQuestionnaire(admin, { responses: 2 });
    const answer = await remove('/api/admin/delete-all-evaluations', {
      'X-Questionnaire-Id': String(questionnaireId),
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'questionnaire_mismatch']);
    expect((await stats()).total).toBe(4);
    expect(expectStatus(await admin.get(`/api/admin/stats/${other}`), 200).total).toBe(2);
  });

  it('takes the client’s page away, as if it had never been there', async () => {
    const { id, hashedUrl } = (await evaluationsOf(admin))[0]!;
    await makeVerified(admin, id);
    expect((await admin.get(`/api/evaluation/${hashedUrl}`)).status).toBe(200);
    expect(expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200).hasSnapshot).toBe(
      false,
    );
    expect((await admin.get(`/api/evaluation/${hashedUrl}`)).body.code).toBe('not_found');
    expect((await admin.post(`/api/admin/evaluation/${id}/withdraw`)).status).toBe(409);
  });

  it.each([false, true])(
    'erases a response for good (in the trash: %s): nothing stays, no import brings it back',
    async (inTrash) => {
      const [first] = await evaluationsOf(admin);
      await makeVerified(admin, first!.id);
      if (inTrash) expectStatus(await remove(`/api/admin/evaluation/${first!.id}`), 200);
      expectStatus(await admin.post(`/api/admin/evaluation/${first!.id}/erase`), 200);
      expect((await admin.post(`/api/admin/evaluation/${first!.id}/erase`)).status).toBe(404);
      expect(expectStatus(await admin.get('/api/admin/trash'), 200)).toEqual([]);
      expect((await admin.get(`/api/admin/evaluation/${first!.id}`)).status).toBe(404);
      const again = await upload(0, 1, 2, 3);
      expect(again).toMatchObject({ created: 0, unchanged: 3 });
      expect(again.skipped).toEqual([expect.objectContaining({ code: 'response_erased' })]);
      const [left] = await test.sql<{ n: number }>(
        `SELECT (SELECT count(*) FROM evaluation_snapshot WHERE evaluation_id = $1) + (SELECT count(*) FROM mail WHERE evaluation_id = $1) AS n`,
        [first!.id],
      );
      expect(Number(left!.n)).toBe(0);
    },
  );
});
