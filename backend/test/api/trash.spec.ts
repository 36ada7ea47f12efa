import { PurgeService } from '../../src/modules/responses/removal/purge.service.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import {
  evaluationsOf,
  expectStatus,
  type ListedEvaluation,
  makeQuestionnaire,
  makeVerified,
} from '../make/questionnaires.js';
import { type Client, type Json, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { miscounted, workOff } from '../setup/work.js';

describe('The trash', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let all: ListedEvaluation[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 4 });
    all = await evaluationsOf(admin);
  });

  const remove = async (id: string) =>
    expectStatus<Json>(await admin.call('DELETE', `/api/admin/evaluation/${id}`), 200);
  const restore = async (body: object, client = admin) =>
    expectStatus<Json>(
      await client.post(`/api/admin/trash/restore?questionnaireId=${questionnaireId}`, body),
      200,
    );
  const trash = async () => expectStatus<Json[]>(await admin.get('/api/admin/trash'), 200);
  const upload = async () =>
    expectStatus<Json>(
      await admin.upload(
        '/api/admin/import-responses',
        await responsesWorkbook(
          SMALL_HEADER,
          [0, 1, 2, 3].map((n) => smallResponse(n)),
        ),
      ),
      200,
    );
  const differences = () => miscounted(test, questionnaireId);

  it('takes one evaluation and gives the same back: texts, status, page and counts', async () => {
    const { id, hashedUrl } = all[0]!;
    await makeVerified(admin, id);
    const before = expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200);
    const { deletionId } = await remove(id);
    expect((await admin.get(`/api/evaluation/${hashedUrl}`)).status).toBe(404);
    expect((await admin.get(`/api/admin/evaluation/${id}`)).status).toBe(404);
    expect(await differences()).toEqual([]);
    expect(await trash()).toMatchObject([
      { kind: 'evaluation', id, name: before.clientName, status: 'verified', deletedBy: ADMIN_EMAIL },
    ]);
    expect(await restore({ deletionIds: [deletionId] })).toEqual({ restoredCount: 1, left: [] });
    const after = expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200);
    expect({ ...after, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' });
    expect((await admin.get(`/api/evaluation/${hashedUrl}`)).status).toBe(200);
    expect(await differences()).toEqual([]);
    expect(await trash()).toEqual([]);
  });

  it('is emptied once, however many undo at once', async () => {
    const { deletionId } = await remove(all[0]!.id);
    const twice = await Promise.all([1, 2, 3].map(() => restore({ deletionIds: [deletionId] })));
    expect(twice.reduce((sum, { restoredCount }) => sum + restoredCount, 0)).toBe(1);
    expect(await restore({ evaluationIds: [all[0]!.id] })).toEqual({ restoredCount: 0, left: [] });
    expect((await evaluationsOf(admin)).length).toBe(4);
  });

  it('takes selected ones together, gives them back together or one by one, and only those of its questionnaire', async () => {
    const ids = all.slice(0, 3).map(({ id }) => id);
    const deleted = expectStatus<Json>(await admin.post('/api/admin/evaluations/delete', { ids }), 200);
    expect(deleted.deletedCount).toBe(3);
    expect((await admin.post('/api/admin/evaluations/delete', { ids })).status).toBe(404);
    const own = questionnaireId;
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    expect(await restore({ deletionIds: [deleted.deletionId], evaluationIds: ids })).toMatchObject({
      restoredCount: 0,
    });
    questionnaireId = own;
    expect(await restore({ evaluationIds: [ids[1]] })).toMatchObject({ restoredCount: 1 });
    expect(await restore({ deletionIds: [deleted.deletionId] })).toMatchObject({ restoredCount: 2 });
  });

  it('leaves an entry in the audit log for each deletion and each return, and none for what changed nothing', async () => {
    const path = `questionnaireId=${questionnaireId}`;
    for (let turn = 0; turn < 2; turn += 1)
      expectStatus(await admin.call('DELETE', `/api/admin/delete-all-evaluations?${path}`), 200);
    for (let turn = 0; turn < 2; turn += 1)
      expectStatus(await admin.post(`/api/admin/restore-evaluations?${path}`), 200);
    const { deletionId } = await remove(all[0]!.id);
    for (let turn = 0; turn < 2; turn += 1) await restore({ deletionIds: [deletionId] });
    const entries = await test.sql<{ action: string; count: number }>(
      `SELECT action, (details ->> 'count')::int AS count FROM audit_entry
        WHERE questionnaire_id = $1 AND action LIKE 'evaluation%' ORDER BY id`,
      [questionnaireId],
    );
    const counts = entries.map(({ action, count }) => [action, count]);
    expect(counts.map(([, count]) => count)).toEqual([4, 4, 1, 1]);
    expect(counts.map(([action]) => action)).toEqual([
      'evaluations.delete-all',
      'evaluations.restore',
      'evaluations.delete',
      'evaluations.restore',
    ]);
  });

  it('keeps what is in it out of imports, which say so', async () => {
    const { deletionId } = await remove(all[0]!.id);
    expect(await upload()).toMatchObject({
      created: 0,
      unchanged: 3,
      skipped: [{ code: 'response_trashed' }],
    });
    await restore({ deletionIds: [deletionId] });
    expect(await upload()).toMatchObject({ created: 0, unchanged: 4, skipped: [] });
  });

  it('says why when a response has come again, as it could before', async () => {
    const { deletionId } = await remove(all[0]!.id);
    await test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key)
       SELECT questionnaire_id, client_email, left('again-' || id, 40), source_key FROM evaluation WHERE id = $1`,
      [all[0]!.id],
    );
    const { restoredCount, left } = await restore({ deletionIds: [deletionId] });
    expect([restoredCount, left[0].code]).toEqual([0, 'trash_came_again']);

    // Who asks for another questionnaire gets to know no name.
    questionnaireId = await makeQuestionnaire(admin);
    expect(await restore({ evaluationIds: [all[0]!.id] })).toEqual({ restoredCount: 0, left: [] });
  });

  it('has scores follow when the questionnaire has changed meanwhile', async () => {
    const [question] = expectStatus<Json[]>(await admin.get('/api/admin/questions'), 200);
    const { deletionId } = await remove(all[0]!.id);
    expectStatus(await admin.call('DELETE', `/api/admin/question/${question!.id}`), 200);
    await restore({ deletionIds: [deletionId] });
    await until(async () => {
      const points = new Set((await evaluationsOf(admin)).map(({ maxScore }) => maxScore));
      return points.size === 1 && !points.has(all[0]!.maxScore);
    });
    expect(await differences()).toEqual([]);
  });

  it('has scores follow although a rescoring is under way, which may not see what is back', async () => {
    const [question] = expectStatus<Json[]>(await admin.get('/api/admin/questions'), 200);
    const { deletionId } = await remove(all[0]!.id);
    expectStatus(await admin.call('DELETE', `/api/admin/question/${question!.id}`), 200);
    await workOff(test);
    const [job] = await test.sql<{ id: string }>(
      `INSERT INTO job (queue, kind, questionnaire_id, state, total, dedupe_key)
       SELECT 'rescore', 'rescore', id, 'running', 1, 'rescore:' || id || ':' || config_version FROM questionnaire WHERE id = $1 RETURNING id`,
      [questionnaireId],
    );
    await test.sql(
      `INSERT INTO job_item (job_id, queue, state, lease_until) VALUES ($1, 'rescore', 'running', now() + interval '1 hour')`,
      [job!.id],
    );
    await restore({ deletionIds: [deletionId] });
    await workOff(test);
    const points = (await evaluationsOf(admin)).map(({ maxScore }) => maxScore);
    expect(new Set(points)).toEqual(new Set([all[0]!.maxScore - 5]));
    await test.sql(`DELETE FROM job WHERE id = $1`, [job!.id]);
  });

  it('waits while its questionnaire is deleted, and is there again with it', async () => {
    const { deletionId } = await remove(all[0]!.id);
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${questionnaireId}`), 200);
    const away = await admin.post(`/api/admin/trash/restore?questionnaireId=${questionnaireId}`, {
      deletionIds: [deletionId],
    });
    expect(away.status).toBe(404);
    expectStatus(await admin.post(`/api/admin/questionnaires/${questionnaireId}/restore`), 200);
    expect(await restore({ deletionIds: [deletionId] })).toMatchObject({ restoredCount: 1 });
  });

  it('is over after 30 days: then no import brings the response back', async () => {
    await remove(all[0]!.id);
    await test.sql(`UPDATE evaluation SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      all[0]!.id,
    ]);
    await test.app.get(PurgeService).purgeHidden(new AbortController().signal);
    expect(await trash()).toEqual([]);
    expect(await upload()).toMatchObject({ created: 0, skipped: [{ code: 'response_erased' }] });
  });

  it('is seen by nobody else', async () => {
    const { deletionId } = await remove(all[0]!.id);
    const stranger = await signedIn(test, 'stranger@other.example');
    const path = `questionnaireId=${questionnaireId}`;
    expect((await stranger.get(`/api/admin/trash?${path}`)).status).toBe(403);
    expect(
      (await stranger.post(`/api/admin/trash/restore?${path}`, { deletionIds: [deletionId] })).status,
    ).toBe(403);
    expect((await stranger.post(`/api/admin/evaluation/${all[0]!.id}/erase`)).status).toBe(404);
  });
});
