import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { cpuMs, fillEvaluations, startProduct, until } from './ground.mjs';

const LATENCY_MS = 200;
const CONCURRENCY = 50;

/** W5: regenerate-all against an AI server with a fixed latency, beside the floor that latency and concurrency allow. */
export async function benchGeneration(count = 1000) {
  const ai = spawn(process.execPath, [resolve(import.meta.dirname, 'ai-server.mjs'), String(LATENCY_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = await once(ai.stdout, 'data');
  const host = `127.0.0.1:${String(chunk).trim()}`;
  const product = await startProduct({
    OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: `http://${host}/v1`, OUTBOUND_PRIVATE_HOSTS: host, GENERATION_CONCURRENCY: String(CONCURRENCY),
  }); // prettier-ignore
  try {
    const questionnaireId = await fillEvaluations(product.pool, count);
    await product.pool.query(`UPDATE evaluation SET status = 'pending' WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    await product.call('POST', '/api/admin/session/questionnaire', { questionnaireId });
    const cpuBefore = cpuMs(product.pid, product.databasePid);
    const started = performance.now();
    const { body: job } = await product.call('POST', '/api/admin/regenerate-all-evaluations', undefined, {
      Prefer: 'respond-async',
    });
    await until(
      async () =>
        (await product.pool.query('SELECT state FROM job WHERE id = $1', [job.id])).rows[0].state === 'done',
      300_000,
    );
    const ms = performance.now() - started;
    const { rows } = await product.pool.query('SELECT done, failed FROM job WHERE id = $1', [job.id]);
    const asked = Number(await (await fetch(`http://${host}/count`)).text());
    const floor = Math.ceil(count / CONCURRENCY) * LATENCY_MS;
    return {
      count,
      ms: Math.round(ms),
      floor,
      ratio: ms / floor,
      cpuPerJob: (cpuMs(product.pid, product.databasePid) - cpuBefore) / count,
      asked,
      ...rows[0],
    };
  } finally {
    await product.stop();
    ai.kill();
  }
}

if (process.argv[1] === import.meta.filename)
  console.log(await benchGeneration(Number(process.argv[2] ?? 1000)));
