import { VERSION } from '../../src/platform/version.js';
import { Client, until } from '../setup/client.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

describe('health', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('says that the process, the database and the queue work', async () => {
    const client = new Client(test.baseUrl);
    expect((await client.get('/api/health/live')).body).toEqual({ status: 'ok', version: VERSION });
    // A queue that has just been opened may take longer to answer than the question waits.
    const ready = await until(async () => {
      const { body } = await client.get('/api/health/ready');
      return body.queue === 'ok' && body;
    });
    expect(ready).toEqual({ status: 'ok', version: VERSION, database: 'ok', queue: 'ok' });
  });

  it('answers an unknown call in the caller’s language', async () => {
    const answer = await new Client(test.baseUrl, 'en').get('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ statusCode: 404, code: 'not_found', message: 'Not found.' });
  });
});
