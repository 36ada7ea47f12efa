import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { cpuMs, fillEvaluations, median, startProduct } from './ground.mjs';

const ROUNDS = 3;
const REQUESTS = 300;
const LANES = 8;

const CALLS = {
  newest: (id) => `/api/admin/evaluations?questionnaireId=${id}&fields=summary&limit=50`,
  status: (id) =>
    `/api/admin/evaluations?questionnaireId=${id}&fields=summary&limit=50&status=sent&sort=-percentage`,
  rare: (id) => `/api/admin/evaluations?questionnaireId=${id}&fields=summary&limit=50&search=person777@`,
  counts: (id) => `/api/admin/stats/${id}`,
};

/** W2: list calls beside a bare server with the same SQL, as CPU per request (server and PostgreSQL) and median time. */
export async function benchLists(sizes) {
  const product = await startProduct({ LOG_LEVEL: 'info' });
  const bare = spawn(
    process.execPath,
    [resolve(import.meta.dirname, 'baselines/bare-list.mjs'), product.databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunk] = await once(bare.stdout, 'data');
  const bareUrl = `http://127.0.0.1:${String(chunk).trim()}`;
  const results = [];
  try {
    for (const size of sizes) {
      const id = await fillEvaluations(product.pool, size, true);
      for (const [name, path] of Object.entries(CALLS)) {
        const ours = {
          url: product.baseUrl + path(id),
          pids: [product.pid, product.databasePid],
          headers: product.headers,
        };
        const theirs = {
          url: `${bareUrl}/${name}/${id}`,
          pids: [bare.pid, product.databasePid],
          headers: {},
        };
        await sameAnswer(ours, theirs);
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++) rounds.push([await load(ours), await load(theirs)]);
        const pick = (side, key) => median(rounds.map((round) => round[side][key]));
        results.push({ size, name, cpu: pick(0, 'cpu'), bareCpu: pick(1, 'cpu'), ratio: median(rounds.map(([a, b]) => a.cpu / b.cpu)), p50: pick(0, 'p50'), bareP50: pick(1, 'p50') }); // prettier-ignore
      }
    }
  } finally {
    bare.kill();
    await product.stop();
  }
  return results;
}

async function sameAnswer(ours, theirs) {
  const [a, b] = await Promise.all(
    [ours, theirs].map(async ({ url, headers }) => (await fetch(url, { headers })).json()),
  );
  if (Array.isArray(a) && JSON.stringify(a.map(({ id }) => id)) !== JSON.stringify(b.map(({ id }) => id)))
    throw new Error(`Both sides must give the same rows: ${ours.url}`);
}

async function load({ url, headers, pids }) {
  const times = [];
  const before = cpuMs(...pids);
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let n = 0; n < REQUESTS / LANES; n++) {
        const started = performance.now();
        await (await fetch(url, { headers })).arrayBuffer();
        times.push(performance.now() - started);
      }
    }),
  );
  return { cpu: (cpuMs(...pids) - before) / times.length, p50: median(times) };
}

if (process.argv[1] === import.meta.filename)
  console.table(await benchLists((process.argv[2] ?? '1000,100000').split(',').map(Number)));
