import type pg from 'pg';
import { prepareQueueBackend } from '../../src/platform/jobs/queue-backend.js';
import { createTestDatabase } from '../setup/test-database.js';
import { queueStory } from './queue-story.js';

describe('jobs with the queue in PostgreSQL', () => {
  queueStory(async () => null);
});

it('keeps what the address sets for its connections, beside the schema of the queue', async () => {
  const url = new URL(await createTestDatabase());
  url.searchParams.set('options', '-c statement_timeout=4321 -c search_path=elsewhere');
  const pool = (await prepareQueueBackend(url.href, null)) as unknown as pg.Pool;
  try {
    const shown = `SELECT current_setting('search_path') AS path, current_setting('statement_timeout') AS limit`;
    expect((await pool.query(shown)).rows).toEqual([{ path: 'bullmq', limit: '4321ms' }]);
  } finally {
    await pool.end();
  }
});
