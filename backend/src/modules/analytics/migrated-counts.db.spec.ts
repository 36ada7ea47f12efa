import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { AnalyticsCounts1795400001000 } from '../../platform/database/migrations/1795400001000-analytics-counts.js';
import { BenchmarkService } from './benchmark.service.js';
import { CountsCheckService } from './check/counts-check.service.js';

describe('Counts of evaluations that were there before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api', SEED_DEMO: 'true' });
  }, 60_000);
  afterAll(() => test?.close());

  it('are made by the migration, which can be taken back', async () => {
    const check = test.app.get(CountsCheckService);
    const ids = await check.questionnaires();
    const before = await test.app.get(BenchmarkService).read(ids[0]!);
    expect(before.n).toBeGreaterThan(0);
    const database = await new DataSource(dataSourceOptions(test.databaseUrl, 2)).initialize();
    const runner = database.createQueryRunner();
    const migration = new AnalyticsCounts1795400001000();
    try {
      await migration.down(runner);
      await test.sql(`DELETE FROM evaluation WHERE id = (SELECT id FROM evaluation WHERE questionnaire_id = $1 LIMIT 1)`, [ids[0]]); // prettier-ignore
      const [old] = await test.sql<{ n: string }>(`SELECT sum(n) AS n FROM score_count WHERE questionnaire_id = $1 AND section_id = 0`, [ids[0]]); // prettier-ignore
      expect(Number(old!.n)).toBe(before.n - 1);
      await migration.up(runner);
    } finally {
      await runner.release();
      await database.destroy();
    }
    for (const id of ids) expect(await check.check(id, false)).toEqual([]);
    expect((await test.app.get(BenchmarkService).read(ids[0]!)).n).toBe(before.n - 1);
  }, 60_000);
});
