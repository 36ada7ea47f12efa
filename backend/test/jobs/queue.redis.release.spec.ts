import { until } from '../setup/client.js';
import { startRedis, type RedisServer } from '../setup/redis.js';
import { requirement } from '../setup/requirements.js';
import { createTestDatabase } from '../setup/test-database.js';
import { startStation } from './queue-fixture.js';
import { queueStory } from './queue-story.js';

requirement('redis-server')('jobs with the queue in Redis', () => {
  let redis: RedisServer;
  queueStory(async () => {
    redis = await startRedis();
    return redis.url;
  });
  // After the story's own end: stations close in peace while Redis is there.
  afterAll(() => redis?.stop());

  it('go on without Redis: starting gives up the bell after a second, the sweep does the work', async () => {
    const own = await startRedis();
    const station = await startStation(await createTestDatabase(), own.url);
    try {
      await station.ended((await station.start()).id);
      await own.stop();
      const { id } = await station.start(['a', 'b']);
      await station.workOff();
      expect(await station.ended(id)).toMatchObject({ state: 'done', done: 2 });
      const back = await startRedis(Number(new URL(own.url).port));
      await until(async () => {
        const again = Date.now();
        await station.ended((await station.start()).id);
        return Date.now() - again < 1000;
      });
      await station.close();
      await back.stop();
    } finally {
      await own.stop();
    }
  });
});
