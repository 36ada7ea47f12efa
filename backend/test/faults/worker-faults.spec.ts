import { requirement } from '../setup/requirements.js';
import { survives } from './fault.js';
import { timeToResume } from './fixture.js';
import { startWritingGround, type WritingGround } from './writing-ground.js';

requirement('redis-server')('While texts are written, with the queue on Redis, a worker', () => {
  let ground: WritingGround;
  beforeAll(async () => {
    ground = await startWritingGround();
  });
  afterAll(() => ground?.close());

  survives('kill -9 of a worker while texts are written', (round) =>
    ground.whileWriting(round, async () => {
      const worker = ground.victim(round);
      await worker.kill();
      const resumed = timeToResume(ground);
      await worker.start();
      return resumed;
    }),
  );
});
