import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { resolve } from 'node:path';
import { drive } from './drive.mjs';
import { cpuMs, fillEvaluations, median, startProduct } from './ground.mjs';

const ROUNDS = 3;
/** More than fit into the memory of a process, so that reading them in turn never finds one there. */
const PAGES = 2500;
const GZIP = { 'Accept-Encoding': 'gzip' };

/**
 * W1: a client's page beside a bare server with the same look-up, as CPU per request (server and PostgreSQL), requests
 * per second and median time. Each round measures ours, then theirs.
 */
export async function benchPage(sizes, count = 4000) {
  const product = await startProduct({ LOG_LEVEL: 'info' });
  const bare = spawn(process.execPath, [resolve(import.meta.dirname, 'baselines/bare-page.mjs'), product.databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] }); // prettier-ignore
  const [chunk] = await once(bare.stdout, 'data');
  const theirs = { url: `http://127.0.0.1:${String(chunk).trim()}`, pids: [bare.pid, product.databasePid] };
  const ours = { url: product.baseUrl, pids: [product.pid, product.databasePid] };
  const results = [];
  try {
    for (const size of sizes) {
      await fillEvaluations(product.pool, Math.min(size, PAGES));
      await fillEvaluations(product.pool, size, true);
      const links = await pageLinks(product.pool);
      const { etag, bytes } = await sameAnswer(ours.url, theirs.url, links[0]);
      const any = (n) => ({ path: `/api/evaluation/${links[n % links.length]}` });
      const one = { path: `/api/evaluation/${links[0]}` };
      const cases = {
        'not cached': any,
        'not cached, gzip': (n) => ({ ...any(n), headers: GZIP }),
        cached: () => one,
        'cached, gzip': () => ({ ...one, headers: GZIP }),
        revalidated: () => ({ ...one, headers: { 'If-None-Match': etag } }),
      };
      for (const [name, next] of Object.entries(cases)) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++)
          rounds.push([await load(ours, next, count), await load(theirs, any, count)]);
        const pick = (side, key) => round3(median(rounds.map((round) => round[side][key])));
        const ratio = (key) => round3(median(rounds.map(([a, b]) => a[key] / b[key])));
        results.push({ size, name, bytes, cpu: pick(0, 'cpu'), bareCpu: pick(1, 'cpu'), cpuRatio: ratio('cpu'), perSecond: pick(0, 'perSecond'), barePerSecond: pick(1, 'perSecond'), perSecondRatio: ratio('perSecond'), p50: pick(0, 'p50'), bareP50: pick(1, 'p50') }); // prettier-ignore
      }
    }
  } finally {
    bare.kill();
    await product.stop();
  }
  return results;
}

async function pageLinks(pool) {
  const { rows } = await pool.query(
    `SELECT hashed_url AS link FROM evaluation WHERE published_page IS NOT NULL AND deleted_at IS NULL ORDER BY md5(hashed_url) LIMIT ${PAGES}`,
  );
  return rows.map(({ link }) => link);
}

/** Ours has the live parts besides; the rest must be the same. */
async function sameAnswer(ours, theirs, link) {
  const answer = await fetch(`${ours}/api/evaluation/${link}`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  const text = await answer.text();
  const { industryBenchmarks, position, consultationUrl, ...page } = JSON.parse(text);
  const bare = await (await fetch(`${theirs}/${link}`)).json();
  if (!isDeepStrictEqual(page, bare) || !industryBenchmarks || position === undefined || !consultationUrl)
    throw new Error('Both sides must give the same page');
  return { etag: answer.headers.get('etag'), bytes: Buffer.byteLength(text) };
}

async function load({ url, pids }, next, count) {
  const before = cpuMs(...pids);
  const { perSecond, p50, statuses } = await drive(url, next, { count });
  if (Object.keys(statuses).length !== 1 || !('200' in statuses || '304' in statuses))
    throw new Error(`Unexpected answers: ${JSON.stringify(statuses)}`);
  return { cpu: (cpuMs(...pids) - before) / count, perSecond, p50 };
}

const round3 = (value) => Number(value.toPrecision(3));

if (process.argv[1] === import.meta.filename)
  console.table(await benchPage((process.argv[2] ?? '2500,100000').split(',').map(Number), Number(process.argv[3] ?? 4000))); // prettier-ignore
