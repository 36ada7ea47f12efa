import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { counted } from '../../../test/setup/work.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { RecountedWeeks1795597000000 } from '../../platform/database/migrations/1795597000000-recounted-weeks.js';
import { CountsService } from './counts.service.js';
import { COUNT_TABLES } from './evaluation-counts.js';

describe('Counts of evaluations that were there before', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api', SEED_DEMO: 'true' });
  });
  afterAll(() => test?.close());

  it('are made of every week after the migration', async () => {
    const counts = () =>
      test.sql(
        `SELECT questionnaire_id, kind, week, subject, value, max, n FROM evaluation_count ORDER BY 1, 2, 3, 4, 5, 6`,
      );
    const before = await counts();
    expect(before.length).toBeGreaterThan(100);
    await test.sql(`DROP TABLE ${COUNT_TABLES.join(', ')}`);
    for (const name of ['score', 'question', 'option', 'product', 'progress'])
      await test.sql(`CREATE TABLE ${name}_count (); CREATE TABLE ${name}_change ()`);
    const database = await new DataSource(dataSourceOptions(test.databaseUrl, 2)).initialize();
    const runner = database.createQueryRunner();
    try {
      await new RecountedWeeks1795597000000().up(runner);
    } finally {
      await runner.release();
      await database.destroy();
    }
    expect(await counts()).toEqual([]);
    await counted(test);
    expect(await counts()).toEqual(before);
    for (const id of await test.app.get(CountsService).questionnaires())
      expect(await test.app.get(CountsService).countAll(id)).toEqual([]);
  });
});
