import { startTestApp, type TestApp } from '../../../../test/setup/test-app.js';
import { Database } from '../../../platform/database/database.js';
import { RecountService } from './recount.service.js';

describe('The recount of products', () => {
  let test: TestApp;
  let recount: RecountService;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    recount = test.app.get(RecountService);
  });
  afterAll(() => test?.close());

  const makeDue = async (): Promise<number> => {
    const [row] = await test.sql<{ id: number }>(
      `INSERT INTO questionnaire (name) VALUES ('Q') RETURNING id`,
    );
    await test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key, recommended)
       VALUES ($1::int, 'a@clinic.example', 'link-' || $1::int, lpad($1::int::text, 64, '0'), '{"aaaaaaaaaaaa": 10}')`,
      [row!.id],
    );
    await recount.start(row!.id);
    return row!.id;
  };
  const due = async () =>
    (await test.sql<{ id: number }>(`SELECT questionnaire_id AS id FROM recount_due ORDER BY 1`)).map(
      ({ id }) => id,
    );

  it.each(['questionnaire', 'evaluation'])(
    'goes on with the other questionnaires while somebody holds a row of one: %s',
    async (table) => {
      const [held, free] = [await makeDue(), await makeDue()];
      let letGo = () => undefined as void;
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      let hasLocked = () => undefined as void;
      const locked = new Promise<void>((resolve) => (hasLocked = resolve));
      const database = test.app.get(Database);
      const holder = database.transaction(async () => {
        const column = table === 'questionnaire' ? 'id' : 'questionnaire_id';
        await database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1 FOR UPDATE`, [held]);
        hasLocked();
        await gate;
      });
      await locked;
      await recount.runDue(new AbortController().signal);
      expect(await due()).toEqual([held]);
      letGo();
      await holder;
      await recount.runDue(new AbortController().signal);
      expect(await due()).toEqual([]);
      expect(
        await test.sql(`SELECT recommended FROM evaluation WHERE questionnaire_id IN ($1, $2)`, [held, free]),
      ).toEqual([{ recommended: {} }, { recommended: {} }]);
    },
  );
});
