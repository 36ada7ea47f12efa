import pg from 'pg';
import { ChangesQuery } from '../../src/modules/evaluations/list/changes.query.js';
import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';

interface Row {
  id: string;
  clinicName: string;
  updatedAt: string;
  deletedAt: string | null;
}

const RESPONSES = 7;

describe('Changed evaluations', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let ids: string[];

  const page = async (query: string) => {
    const answer = await admin.get<Row[]>(`/api/admin/evaluations?fields=summary&${query}`);
    return { rows: expectStatus(answer, 200), cursor: answer.headers.get('x-next-cursor')! };
  };
  /** Everything from a place on, a few at a time, and where that ended. */
  const follow = async (query: string) => {
    const rows: Row[] = [];
    for (let place = query; ;) {
      const { rows: some, cursor } = await page(`${place}&limit=2`);
      rows.push(...some);
      if (some.length < 2) return { rows, cursor };
      place = `cursor=${cursor}`;
    }
  };
  /** What comes after a cursor as soon as there is something. */
  const next = (cursor: string, count: number) =>
    until(async () => {
      const found = await follow(`cursor=${cursor}`);
      return found.rows.length >= count && found;
    });

  beforeAll(async () => {
    test = await startTestApp();
    test.app.get(ChangesQuery).heldBackSeconds = 0;
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: RESPONSES });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    // As they are after an upgrade: all of the same moment, and more of them than a page holds.
    await test.sql(`ALTER TABLE evaluation DISABLE TRIGGER note_evaluation_change`);
    await test.sql(`UPDATE evaluation SET updated_at = '2026-11-20T10:00:00.000001Z'`);
    await test.sql(`ALTER TABLE evaluation ENABLE TRIGGER note_evaluation_change`);
  });
  afterAll(() => test?.close());

  it('come once each, however many are of the same moment', async () => {
    const { rows, cursor } = await follow('updatedSince=2026-11-20T11:00:00%2B01:00');
    expect(rows.map(({ id }) => id)).toEqual([...ids].sort());
    expect((await follow(`cursor=${cursor}`)).rows).toEqual([]);
    expect((await follow('updatedSince=2026-11-20T10:00:00.001Z')).rows).toEqual([]);
  });

  it('come again when they change, and tell what is in the trash and what was taken out of it', async () => {
    const [first, second] = ids as [string, string];
    const start = await follow('updatedSince=2026-11-20T10:00:00Z');
    expectStatus(
      await handOf(admin).put(`/api/admin/evaluation/${first}`, { trelloCardId: 'abcdefgh', version: 1 }),
      200,
    );
    expectStatus(await admin.call('DELETE', `/api/admin/evaluation/${second}`), 200);
    const changed = await next(start.cursor, 2);
    expect(changed.rows).toMatchObject([
      { id: first, deletedAt: null },
      { id: second, deletedAt: expect.any(String) },
    ]);
    expect((await evaluationsOf(admin)).map(({ id }) => id)).not.toContain(second);
    expectStatus(await admin.post('/api/admin/restore-evaluations'), 200);
    expect((await next(changed.cursor, 1)).rows).toMatchObject([{ id: second, deletedAt: null }]);
  });

  it('are held back while an earlier change is not finished, and none is lost', async () => {
    const [first, second] = ids as [string, string];
    const { cursor } = await follow('updatedSince=2026-11-20T10:00:00Z');
    const slow = new pg.Client({ connectionString: test.databaseUrl });
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(`UPDATE evaluation SET clinic_name = 'Slow' WHERE id = $1`, [first]);
    await test.sql(`UPDATE evaluation SET clinic_name = 'Quick' WHERE id = $1`, [second]);
    const meanwhile = await follow(`cursor=${cursor}`);
    expect(meanwhile.rows).toEqual([]);
    await slow.query('COMMIT');
    await slow.end();
    const { rows } = await next(meanwhile.cursor, 2);
    expect(rows.map(({ clinicName }) => clinicName)).toEqual(['Slow', 'Quick']);
  });

  it('go with no filter and with no made-up cursor', async () => {
    const since = 'updatedSince=2026-11-20T10:00:00Z';
    const { cursor } = await page(since);
    const wrong = [
      `${since}&status=sent`,
      `${since}&offset=5`,
      `${since}&cursor=${cursor}`,
      'cursor=x',
      'cursor=MS4yLjM',
      'updatedSince=yesterday',
    ];
    for (const query of wrong)
      expect(await admin.get(`/api/admin/evaluations?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
  });

  it('are found by an index', async () => {
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    await client.query(`SET enable_seqscan = off; SET enable_bitmapscan = off`);
    const { rows: plan } = await client.query(
      `EXPLAIN SELECT id FROM evaluation WHERE questionnaire_id = 1 AND (updated_at, id) > (now(), '${ids[0]}'::uuid)
         AND updated_at < now() ORDER BY updated_at, id LIMIT 50`,
    );
    await client.end();
    expect(JSON.stringify(plan)).toContain('evaluation_updated');
  });
});
