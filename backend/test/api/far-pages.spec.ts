import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { dueOrder, needOrder } from '../../src/modules/evaluations/list/needs.js';
import { SORTS } from '../../src/modules/evaluations/list/sorting.js';
import { isRelease } from '../setup/level.js';

const COUNT = isRelease ? 12_000 : 6000;

/** Rows with many equal keys, so that the order among equals matters on every page. */
const FILL = `INSERT INTO evaluation (questionnaire_id, client_name, client_email, status, hashed_url, source_key, percentage, created_at, submitted_at)
  SELECT $1, (ARRAY['Ábel','Őry','Olga','Zoltán','csaba','Cili'])[1 + n % 6] || n % 50, 'p' || n % 300 || '@x.example',
         (ARRAY['pending','generated','sent'])[1 + n % 3], 'link' || $2 || n, md5($2 || n) || md5($2 || -n), n * 7 % 20 * 5,
         now() - make_interval(hours => n % 90), now() - make_interval(mins => n % 700) FROM generate_series(1, $3::int) n`;

describe('far pages', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaire: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    questionnaire = await makeQuestionnaire(admin);
    await test.sql(FILL, [questionnaire, 'a', COUNT]);
  });
  afterAll(() => test?.close());

  const ids = async (query: string) =>
    (
      await admin.get<{ id: string }[]>(
        `/api/admin/evaluations?questionnaireId=${questionnaire}&fields=summary&limit=20&${query}`,
      )
    ).body.map(({ id }) => id);
  /** What the list should be, from one read of everything. */
  const whole = async (sort: string, filter = '') => {
    const field = {
      clientName: 'client_name COLLATE "hu-x-icu"',
      clientEmail: 'client_email',
      percentage: 'percentage',
      createdAt: 'created_at',
      dueAt: dueOrder(''),
      need: needOrder(''),
      status: `array_position(ARRAY['pending','generated','verified','sent','opened','clicked','error'], status::text)`,
    }[sort.replace('-', '')];
    const way = sort.startsWith('-') ? 'DESC' : 'ASC';
    const rows = await test.sql<{ id: string }>(
      `SELECT id FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL ${filter} ORDER BY ${field} ${way}, id ${way}`,
      [questionnaire],
    );
    return rows.map(({ id }) => id);
  };
  const both = SORTS.flatMap((sort) => [sort, `-${sort}`]);
  const expectExact = async (sort: string, status?: string) => {
    const all = await whole(sort, status ? `AND status = '${status}'` : '');
    for (const offset of [
      999,
      1479,
      1480,
      1481,
      1501,
      all.length >> 1,
      (all.length >> 1) + 1,
      all.length - 1007,
      all.length - 20,
      all.length - 7,
      all.length,
      all.length + 5,
    ])
      expect([
        sort,
        offset,
        await ids(`sort=${sort}&offset=${offset}${status ? `&status=${status}` : ''}`),
      ]).toEqual([sort, offset, all.slice(offset, offset + 20)]);
  };

  it.each(both)('hold the rows that counting would give, sorted by %s', (sort) => expectExact(sort));

  it.each(['createdAt', '-createdAt', 'percentage', '-percentage', 'clientName'])(
    'hold the rows of a status, sorted by %s',
    (sort) => expectExact(sort, 'generated'),
  );

  it('stay exact while rows come, change, hide and go', async () => {
    await test.sql(FILL, [questionnaire, 'b', 400]);
    await test.sql(
      `UPDATE evaluation SET status = 'verified', percentage = percentage / 2, client_name = 'Aba' WHERE hashed_url LIKE '%77'`,
    );
    await test.sql(`UPDATE evaluation SET deleted_at = now() WHERE hashed_url LIKE '%3'`);
    await test.sql(
      `UPDATE evaluation SET deleted_at = NULL WHERE hashed_url LIKE '%33' AND deleted_at IS NOT NULL`,
    );
    await test.sql(`DELETE FROM evaluation WHERE hashed_url LIKE '%9'`);
    for (const sort of both) await expectExact(sort);
    await expectExact('-createdAt', 'generated');
  });
});
