import { ThreadPool } from '../threads/thread-pool.js';
import { READING_RULES } from './reading-thread.js';

describe('a workbook that is not read in time', () => {
  it('is not called unsafe: the machine may be busy', async () => {
    const silent = new URL('../threads/speak-from-thread.js', import.meta.url);
    const messages = new ThreadPool({ ...READING_RULES, milliseconds: 0 }).listen(silent, null);
    await expect(messages.next()).rejects.toMatchObject({ code: 'workbook_slow', status: 400 });
  });
});
