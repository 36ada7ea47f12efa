import pg from 'pg';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const FRIEND = 'friend@clinic.example';
const THIRD = 'third@clinic.example';

describe('Grants', () => {
  let test: TestApp;
  let owner: Client;
  let friend: Client;
  let ids: Record<string, number>;
  let questionnaire: number;

  beforeAll(async () => {
    test = await startTestApp();
    owner = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    friend = await documentedAdmin(test, FRIEND);
    const admins = (await owner.get('/api/admin/admins')).body as { id: number; email: string }[];
    ids = Object.fromEntries(admins.map(({ id, email }) => [email, id]));
  });
  beforeEach(async () => {
    questionnaire = await makeQuestionnaire(owner);
  });
  afterAll(() => test?.close());

  const path = (id = questionnaire) => `/api/admin/questionnaire/${id}/access`;
  const grant = (who: Client, adminId: unknown, id = questionnaire) => who.post(path(id), { adminId });
  const revoke = (who: Client, adminId: number, id = questionnaire) =>
    who.call('DELETE', `${path(id)}/${adminId}`);
  const grantsOf = async (who: Client): Promise<Json[]> =>
    expectStatus<Json[]>(await who.get('/api/admin/questionnaire-access'), 200).filter(
      (one) => one.questionnaireId === questionnaire,
    );
  const sees = async (who: Client) => (await who.get(`/api/admin/stats/${questionnaire}`)).status;

  it('are listed with names, for the questionnaires one may manage oneself', async () => {
    expect(await grantsOf(friend)).toEqual([]);
    expect(await grantsOf(owner)).toEqual([
      {
        id: expect.any(Number) as number,
        adminId: ids[ADMIN_EMAIL],
        adminEmail: ADMIN_EMAIL,
        questionnaireId: questionnaire,
        questionnaireName: 'Felmérés hu',
        createdAt: expect.any(String) as string,
        revocable: false,
        reason:
          'Ez a kérdőív utolsó hozzáférése, ezért nem vonható vissza. Előbb adjon hozzáférést valaki másnak is.',
      },
    ]);
  });

  it('let an admin in with the next call, and out again', async () => {
    expect(await sees(friend)).toBe(403);
    const given = await grant(owner, ids[FRIEND]);
    expect(given).toMatchObject({
      status: 201,
      body: { adminEmail: FRIEND, questionnaireName: 'Felmérés hu', revocable: true },
    });
    expect(await sees(friend)).toBe(200);
    expect((await grantsOf(friend)).map(({ adminEmail, revocable }) => [adminEmail, revocable])).toEqual([
      [ADMIN_EMAIL, true],
      [FRIEND, true],
    ]);
    expectStatus(
      await friend.post('/api/admin/session/questionnaire', { questionnaireId: questionnaire }),
      200,
    );
    expect(await revoke(owner, ids[FRIEND]!)).toMatchObject({ status: 200, body: { success: true } });
    expect(await sees(friend)).toBe(403);
    expect((await friend.get('/api/user')).body.questionnaireId).toBeNull();
    expect((await friend.get('/api/admin/stats')).body.code).toBe('questionnaire_required');
    const log = await test.sql(
      `SELECT action, target, admin_email AS by FROM audit_entry WHERE questionnaire_id = $1 AND action LIKE 'access.%' ORDER BY id`,
      [questionnaire],
    );
    expect(log).toEqual(
      ['access.grant', 'access.revoke'].map((action) => ({
        action,
        target: String(ids[FRIEND]),
        by: ADMIN_EMAIL,
      })),
    );
  });

  it('exist once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => grant(owner, ids[FRIEND])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await grant(owner, ids[FRIEND])).toMatchObject({
      status: 409,
      body: { code: 'grant_exists', message: 'Ez a hozzáférés már létezik.' },
    });
  });

  it('are refused for an admin who does not exist', async () => {
    expect(await grant(owner, 999_999)).toMatchObject({ status: 404, body: { code: 'admin_unknown' } });
    for (const adminId of [undefined, null, 'x', 0, -1, 1.5, [1], 99999999999])
      expect(await grant(owner, adminId)).toMatchObject({
        status: 400,
        body: { details: [{ field: 'adminId' }] },
      });
    expect((await revoke(owner, ids[FRIEND]!)).status).toBe(404);
    expect((await owner.call('DELETE', `${path()}/x`)).status).toBe(400);
  });

  it('belong to those who may manage the questionnaire', async () => {
    expect((await grant(friend, ids[FRIEND])).status).toBe(403);
    expect((await revoke(friend, ids[ADMIN_EMAIL]!)).status).toBe(403);
    expect(await sees(friend)).toBe(403);
  });

  it('never all go: the last one can not be revoked, also not by two at once', async () => {
    expect(await revoke(owner, ids[ADMIN_EMAIL]!)).toMatchObject({
      status: 409,
      body: { code: 'grant_last' },
    });
    for (let round = 0; round < 10; round++) {
      const id = await makeQuestionnaire(owner);
      expectStatus(await grant(owner, ids[FRIEND], id), 201);
      const answers = await Promise.all([
        revoke(owner, ids[FRIEND]!, id),
        revoke(friend, ids[ADMIN_EMAIL]!, id),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      const [left] = await test.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM access_grant WHERE questionnaire_id = $1`,
        [id],
      );
      expect(left!.n).toBe(1);
    }
  });

  it('may be given back by oneself', async () => {
    expectStatus(await grant(owner, ids[FRIEND]), 201);
    expect((await revoke(friend, ids[FRIEND]!)).status).toBe(200);
    expect(await sees(friend)).toBe(403);
  });

  it('are not passed on by an admin who has lost the questionnaire while waiting for the lock', async () => {
    expectStatus(await grant(owner, ids[FRIEND]), 201);
    await documentedAdmin(test, THIRD);
    const [third] = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [THIRD]);
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('admins and grants', 0))`);
    const passing = grant(friend, third!.id);
    await until(
      async () =>
        (
          await test.sql(
            `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          )
        )[0],
    );
    await test.sql(`DELETE FROM access_grant WHERE admin_id = $1 AND questionnaire_id = $2`, [
      ids[FRIEND],
      questionnaire,
    ]);
    await other.query('COMMIT');
    await other.end();
    expect((await passing).status).toBe(403);
    expect((await grantsOf(owner)).map(({ adminEmail }) => adminEmail)).toEqual([ADMIN_EMAIL]);
  });
});
