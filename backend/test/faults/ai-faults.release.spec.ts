import { startAiServer, type AiMode, type AiServer } from '../fakes/ai-server.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import { SETTLED_LIMIT_MS, survives } from './fault.js';
import { expectNothingStuck, startFaultGround, type FaultGround } from './fixture.js';
import { endOf, expectWhole, startWriting, writtenOf } from './writing.js';

const RESPONSES = 8;
const FAILURES: readonly [string, AiMode][] = [
  ['fails with 500', 'error:server'],
  ['says 429', 'error:rate'],
  ['refuses the key', 'error:bad_key'],
  ['does not know the model', 'error:model_missing'],
  ['breaks the connection', 'reset'],
  ['answers a web page', 'html'],
  ['answers garbage', 'garbage'],
  ['answers nothing', 'empty-choices'],
  ['stops half-way', 'length'],
  ['declines', 'refusal'],
  ['filters the answer', 'content-filter'],
  ['leaves a section out', 'missing-section'],
];

describe('While the AI server', () => {
  let ai: AiServer;
  let ground: FaultGround;
  beforeAll(async () => {
    ai = await startAiServer({ latencyMs: 40 });
    const variables = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: ai.baseUrl };
    ground = await startFaultGround({ ...variables, OUTBOUND_PRIVATE_HOSTS: ai.host }, { workers: 1 });
    await makeQuestionnaire(ground.admin, { responses: RESPONSES });
  });
  afterAll(async () => {
    await ground?.close();
    await ai?.close();
  });

  it.each([[FAILURES.length]])('there are %d kinds of failure', (kinds) => expect(kinds).toBe(12));

  for (const [what, mode] of FAILURES)
    survives(`the AI server ${what}`, async ({ random, moment }) => {
      const job = await startWriting(ground);
      await moment(150);
      // Some calls fail, some get through.
      ai.respondWith(() => (random() < 0.7 ? mode : 'good'));
      await moment(800);
      ai.respondWith('good');
      const ended = Date.now();
      await until(async () => {
        // The pauses between tries grow to minutes; the database is told that they are over.
        await ground.sql('DELETE FROM queue_gate');
        await ground.sql(`UPDATE job_item SET run_at = now() WHERE state = 'queued' AND run_at > now()`);
        return (await ground.sql(`SELECT 1 FROM job WHERE id = $1 AND finished_at IS NOT NULL`, [job]))[0];
      }, SETTLED_LIMIT_MS);
      const took = Date.now() - ended;
      const { state, done, failed } = await endOf(ground, job);
      const evaluations = await writtenOf(ground);
      expectWhole(evaluations);
      expect({ state, ended: done + failed }).toEqual({ state: 'done', ended: RESPONSES });
      // Whoever failed says why, and keeps the texts it had.
      expect(evaluations.filter(({ code }) => code !== null && !code.endsWith('_built_in'))).toHaveLength(
        failed,
      );
      expect(await endOf(ground, await startWriting(ground))).toMatchObject({ done: RESPONSES, failed: 0 });
      await expectNothingStuck(ground);
      return took;
    });
});
