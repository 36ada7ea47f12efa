import { type RedisServer, startRedis } from '../setup/redis.js';
import { requirement } from '../setup/requirements.js';
import { mainJobStory } from './main-job.js';

requirement('redis-server')('The main job, with the queue on Redis', () => {
  let redis: RedisServer;

  mainJobStory(async () => {
    redis = await startRedis();
    return { REDIS_URL: redis.url };
  });
  // Registered last, so that it runs once the server has let go of the queue.
  afterAll(() => redis?.stop());
});
