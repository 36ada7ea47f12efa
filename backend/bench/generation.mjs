import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { cpuMs, fillEvaluations, freePort, median, startProduct, until } from './setup.mjs';

const LATENCY_MS = 200;
const MOST_PLACES = 50;
const PROBE_PAUSE_MS = 20;
const SECRETS = { SESSION_SECRET: 'ab'.repeat(32), SETTINGS_KEY: 'cd'.repeat(32) };
const file = (name) => resolve(import.meta.dirname, name);
const run = promisify(execFile);

/**
 * W5: regenerate-all of `size` evaluations against an AI server with a fixed latency, beside the floor that latency and concurrency
 * allow and beside a bare loop; then with visitors on a public page; then, with `kill`, with a worker that is killed half-way.
 */
export async function benchGeneration({ size = 1000, rounds = 3, kill = true } = {}) {
  const places = Math.min(MOST_PLACES, Math.ceil(size / 4));
  const ai = await startAi();
  const variables = {
    ...SECRETS,
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    OUTBOUND_PRIVATE_HOSTS: new URL(ai.url).host,
    GENERATION_CONCURRENCY: String(places),
  };
  try {
    const alone = await withProduct(variables, { size, places }, async (ground) => {
      const sides = { product: [], bare: [] };
      await measure(ground, ai, generateAll);
      for (let round = 0; round < rounds; round++) {
        sides.product.push(await measure(ground, ai, generateAll));
        sides.bare.push(await measure(ground, ai, () => generateBare(ground, ai)));
      }
      const rows = [summaryOf('regenerate-all', sides.product), summaryOf('bare loop', sides.bare)];
      return [...rows, await measureVisits(ground, ai)];
    });
    if (!kill) return alone;
    const killed = await withProduct(
      { ...variables, ROLE: 'api' },
      { size, places },
      (ground) => measure(ground, ai, () => generateWithKill(ground, variables)),
      codeInDatabase,
    );
    return [...alone, { case: 'worker killed half-way', ...killed }];
  } finally {
    ai.stop();
  }
}

async function startAi() {
  const child = spawn(process.execPath, [file('ai-server.mjs'), String(LATENCY_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${String(chunk).trim()}`;
  return {
    url,
    calls: async () => Number(await (await fetch(`${url}/count`)).text()),
    stop: () => child.kill(),
  };
}

async function withProduct(variables, { size, places }, work, bringCode) {
  const product = await startProduct(variables, bringCode);
  try {
    const questionnaireId = await fillEvaluations(product.pool, size);
    // The AI server here answers plans, which the program words: else each answer is refused, asked for again and made up for.
    await product.pool.query(`UPDATE questionnaire SET ai_wording = 'exact' WHERE id = $1`, [
      questionnaireId,
    ]);
    await product.call('POST', '/api/admin/session/questionnaire', { questionnaireId });
    return await work({ ...product, questionnaireId, size, places });
  } finally {
    await product.stop();
  }
}

/** Puts a sign-in code in place, as no worker is there that would mail it. */
async function codeInDatabase({ email, pool }) {
  const { Keys } = await import('../dist/platform/crypto/keys.js');
  const { rows } = await pool.query('SELECT id FROM admin WHERE email = $1', [email]);
  const pepper = new Keys(Buffer.from(SECRETS.SESSION_SECRET, 'hex')).of('code-pepper');
  const hash = createHmac('sha256', pepper).update(`${rows[0].id}:135790`).digest('hex');
  const place = 'UPDATE sign_in_code SET code_hash = $2 WHERE admin_id = $1';
  await until(async () => (await pool.query(place, [rows[0].id, hash])).rowCount > 0, 20_000);
  return '135790';
}

/** Lets `work` write the texts of all evaluations, and checks that each has been written exactly once. */
async function measure(ground, ai, work) {
  const { pool, questionnaireId, size, places } = ground;
  await pool.query(
    `UPDATE evaluation SET status = 'pending', generated_texts = NULL, text_origins = '{}' WHERE questionnaire_id = $1`,
    [questionnaireId],
  );
  await pool.query('VACUUM (ANALYZE) evaluation, job, job_item');
  const before = await versionsOf(ground);
  const calls = await ai.calls();
  const [nodeBefore, postgresBefore] = [cpuMs(ground.pid), cpuMs(ground.databasePid)];
  const { ms, nodeMs } = await work(ground);
  const nodeCpu = (nodeMs ?? cpuMs(ground.pid) - nodeBefore) / size;
  const postgresCpu = (cpuMs(ground.databasePid) - postgresBefore) / size;
  const floorMs = Math.ceil(size / places) * LATENCY_MS;
  const writings = [...(await versionsOf(ground))].map(([id, version]) => version - before.get(id));
  if (writings.length !== size || writings.some((times) => times !== 1))
    throw new Error(`Each evaluation must be written exactly once: ${JSON.stringify(counts(writings))}`);
  return {
    ms,
    floorMs,
    ratio: ms / floorMs,
    nodeCpu,
    postgresCpu,
    calls: (await ai.calls()) - calls,
    writtenOnce: size,
  };
}

async function versionsOf({ pool, questionnaireId }) {
  const { rows } = await pool.query('SELECT id, version FROM evaluation WHERE questionnaire_id = $1', [
    questionnaireId,
  ]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const counts = (values) => Object.fromEntries(Map.groupBy?.(values, String) ?? [['all', values]]);

async function generateAll({ call, pool }, progress = async () => undefined) {
  const started = performance.now();
  const prefer = { Prefer: 'respond-async' };
  const { status, body: job } = await call(
    'POST',
    '/api/admin/regenerate-all-evaluations',
    undefined,
    prefer,
  );
  if (status !== 202) throw new Error(`The job did not start: ${JSON.stringify(job)}`);
  await until(async () => {
    const { rows } = await pool.query('SELECT state, done FROM job WHERE id = $1', [job.id]);
    await progress(rows[0]);
    return rows[0].state === 'done';
  }, 300_000);
  return { ms: performance.now() - started };
}

async function generateBare({ databaseUrl, questionnaireId, places }, ai) {
  const { stdout } = await run(process.execPath, [
    file('baselines/bare-generation.mjs'),
    databaseUrl,
    `${ai.url}/v1`,
    String(questionnaireId),
    String(places),
  ]);
  return JSON.parse(stdout);
}

/** Visitors open a public page, first while nothing else happens, then while all evaluations are written. */
async function measureVisits(ground, ai) {
  const { rows } = await ground.pool.query(
    `SELECT hashed_url FROM evaluation WHERE questionnaire_id = $1 AND published IS NOT NULL LIMIT 1`,
    [ground.questionnaireId],
  );
  const url = `${ground.baseUrl}/api/evaluation/${rows[0].hashed_url}`;
  const idle = await visitWhile(url, sleep(Math.min(4000, ground.size * 4)));
  let busy;
  const measured = await measure(ground, ai, async () => {
    const work = generateAll(ground);
    busy = await visitWhile(url, work);
    return work;
  });
  return { case: 'with visitors', ...measured, idleP95: idle, busyP95: busy, p95Ratio: busy / idle };
}

/** The 95th percentile, in milliseconds, of one visit after the other until the work is over. */
async function visitWhile(url, work) {
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  const times = [];
  while (!isOver) {
    const started = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The page answered ${response.status}`);
    times.push(performance.now() - started);
    await sleep(PROBE_PAUSE_MS);
  }
  await end;
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

/** Two processes: the first worker is killed as by a crash when half is done, a second one takes over. */
async function generateWithKill(ground, variables) {
  const first = await startWorker(ground, variables);
  let second = null;
  try {
    return await generateAll(ground, async ({ done }) => {
      if (second || done < ground.size / 2) return;
      first.kill('SIGKILL');
      second = await startWorker(ground, variables);
    });
  } finally {
    first.kill('SIGKILL');
    second?.kill('SIGTERM');
  }
}

async function startWorker({ databaseUrl }, variables) {
  const port = String(await freePort());
  const env = { ...process.env, ...variables, ROLE: 'worker', DATABASE_URL: databaseUrl, PORT: port };
  const child = spawn(process.execPath, [file('../dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => child.exitCode !== null || (await isReady()), 30_000);
  if (child.exitCode !== null) throw new Error('The worker did not start');
  return child;
}

const summaryOf = (name, rounds) => ({
  case: name,
  ...Object.fromEntries(
    Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]),
  ),
});

/** The table's rows as a person reads them. */
export const shown = (rows) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === 'number' ? Math.round(value * 100) / 100 : value,
      ]),
    ),
  );

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
      'no-kill': { type: 'boolean', default: false },
    },
  });
  const options = { size: Number(values.size), rounds: Number(values.rounds), kill: !values['no-kill'] };
  console.table(shown(await benchGeneration(options)));
}
