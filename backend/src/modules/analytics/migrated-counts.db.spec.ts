import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { AnalyticsCounts1795400001000 } from '../../platform/database/migrations/1795400001000-analytics-counts.js';
import { EmptyEvaluations1795560000000 } from '../../platform/database/migrations/1795560000000-empty-evaluations.js';
import { BenchmarkService } from './benchmark.service.js';
import { CountsService } from './counts.service.js';
import { KEPT_TABLES } from './counted-tables.js';
import { CountsCheckService } from './check/counts-check.service.js';

describe('Counts of evaluations that were there before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api', SEED_DEMO: 'true' });
  });
  afterAll(() => test?.close());

  it('are made by the migration', async () => {
    const check = test.app.get(CountsCheckService);
    const ids = await check.questionnaires();
    const benchmarks = test.app.get(BenchmarkService);
    const { n } = (await benchmarks.read(ids[0]!)).overall;
    // Two of them lose every answer.
    await test.sql(
      `UPDATE evaluation SET total_score = 0, percentage = 0, section_scores = jsonb_build_array(
         jsonb_build_object('sectionId', 7, 'score', 0, 'maxScore', 4, 'questions', jsonb_build_array(jsonb_build_object('id', 1, 'points', 0, 'pointValue', 4, 'answered', false))))
        WHERE id IN (SELECT id FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL AND total_score > 0 LIMIT 2)`,
      [ids[0]],
    );
    const before = await benchmarks.read(ids[0]!);
    expect(before.overall.n).toBe(n - 2);
    // Counts of options came later and had nothing to count then.
    const earlier = KEPT_TABLES.filter((table) => !table.startsWith('option_'));
    await test.sql(`DROP TABLE ${earlier.join(', ')}`);
    await test.sql('CREATE TABLE score_count ()');
    await test.sql('ALTER TABLE evaluation DISABLE TRIGGER USER');
    await test.sql(
      `DELETE FROM evaluation WHERE id = (SELECT id FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL AND total_score > 0 LIMIT 1)`,
      [ids[0]],
    );
    const database = await new DataSource(dataSourceOptions(test.databaseUrl, 2)).initialize();
    const runner = database.createQueryRunner();
    try {
      await new AnalyticsCounts1795400001000().up(runner);
      await new EmptyEvaluations1795560000000().up(runner);
    } finally {
      await runner.release();
      await database.destroy();
    }
    await test.app.get(CountsService).fold(new AbortController().signal, 0);
    for (const id of ids) {
      const found = await check.check(id, false);
      expect(found.filter(({ table }) => table !== 'option')).toEqual([]);
    }
    expect((await benchmarks.read(ids[0]!)).overall.n).toBe(before.overall.n - 1);
  });
});
