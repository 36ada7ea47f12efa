import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { drive } from './drive.mjs';
import { cpuMs, fillEvaluations, median, startProduct } from './setup.mjs';

/** More than a process remembers, so that reading them in turn never finds one in memory. */
const PAGES = 2500;
const UNCACHED_GOAL = { text: 'CPU ≤ 3×', isMet: ({ cpuRatio }) => cpuRatio <= 3 };
const CACHED_GOAL = { text: 'per second ≥ 1×', isMet: ({ rateRatio }) => rateRatio >= 1 };

/**
 * W1: a client's page beside a bare server with the same look-up. CPU (server and PostgreSQL) in ms per request, p50 in
 * ms for one caller alone. Both sides take turns.
 */
export async function benchPage(sizes, { rounds = 3, count = 4000 } = {}) {
  const product = await startProduct({ LOG_LEVEL: 'info' });
  const bare = spawn(
    process.execPath,
    [resolve(import.meta.dirname, 'baselines/bare-page.mjs'), product.databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunk] = await once(bare.stdout, 'data');
  const ours = { url: product.baseUrl, pids: [product.pid, product.databasePid] };
  const theirs = { url: `http://127.0.0.1:${String(chunk).trim()}`, pids: [bare.pid, product.databasePid] };
  const results = [];
  try {
    for (const size of sizes) {
      const links = await fill(product.pool, size);
      for (const { next, ...about } of await casesOf(ours.url, theirs.url, links)) {
        const plain = inTurn(links);
        const pairs = [];
        for (let round = 0; round <= rounds; round++)
          pairs.push([await load(ours, next, count), await load(theirs, plain, count)]);
        // The first round warms both sides up.
        results.push({
          size,
          ...about,
          ...summary(pairs.slice(1)),
          ...(await alone(ours, theirs, next, plain, count / 8)),
        });
      }
    }
  } finally {
    bare.kill();
    await product.stop();
  }
  return results;
}

/** Whole pages as far as they are read here, light copies beyond; every score counted as the product would. */
async function fill(pool, size) {
  await fillEvaluations(pool, Math.min(size, PAGES));
  const id = await fillEvaluations(pool, size, true);
  for (const table of ['evaluation_count', 'week_to_count'])
    await pool.query(`DELETE FROM ${table} WHERE questionnaire_id = $1`, [id]);
  await pool.query(
    `INSERT INTO evaluation_count (questionnaire_id, kind, subject, week, value, max, n)
     SELECT $1, k.kind, s.id, w.week, total_score, max_score, count(*)
       FROM evaluation, (VALUES ('score'), ('clinic')) k(kind), (SELECT 0 AS id UNION ALL SELECT id FROM section WHERE questionnaire_id = $1) s,
            LATERAL (VALUES ('-infinity'::date), (date_trunc('week', submitted_at AT TIME ZONE 'Europe/Budapest')::date)) w(week)
      WHERE evaluation.questionnaire_id = $1 AND deleted_at IS NULL GROUP BY 2, 3, 4, 5, 6`,
    [id],
  );
  await pool.query('ANALYZE evaluation_count');
  const { rows } = await pool.query(
    `SELECT hashed_url AS link FROM evaluation WHERE published IS NOT NULL AND deleted_at IS NULL ORDER BY md5(hashed_url) LIMIT ${PAGES}`,
  );
  return rows.map(({ link }) => link);
}

async function casesOf(ours, theirs, links) {
  const { etag, bytes } = await sameAnswer(ours, theirs, links[0]);
  const any = inTurn(links);
  const one = { path: `/api/evaluation/${links[0]}` };
  return [
    { about: 'not remembered', goal: UNCACHED_GOAL, next: any },
    { about: 'remembered', goal: CACHED_GOAL, next: () => one },
    {
      about: 'the caller has it (304)',
      goal: CACHED_GOAL,
      next: () => ({ ...one, headers: { 'If-None-Match': etag } }),
    },
  ].map((line) => ({ ...line, bytes }));
}

/** Goes on where it was, round after round: a page comes again when all others have come. */
function inTurn(links) {
  let turn = 0;
  return () => ({ path: `/api/evaluation/${links[turn++ % links.length]}` });
}

/** Ours has the live data besides, and the secret of the link as its id; the rest must be the same. */
async function sameAnswer(ours, theirs, link) {
  const answer = await fetch(`${ours}/api/evaluation/${link}`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  const text = await answer.text();
  const { industryBenchmarks, position, consultationUrl, organisation, ...page } = JSON.parse(text);
  const bare = await (await fetch(`${theirs}/${link}`)).json();
  bare.evaluation.id = link;
  const hasLiveData = industryBenchmarks && position && consultationUrl && organisation;
  if (!isDeepStrictEqual(page, bare) || !hasLiveData) throw new Error('Both sides must give the same page');
  return { etag: answer.headers.get('etag'), bytes: Buffer.byteLength(text) };
}

async function load({ url, pids }, next, count, lanes = 8) {
  const before = cpuMs(...pids);
  const { perSecond, p50, statuses } = await drive(url, next, { count, lanes });
  if (Object.keys(statuses).length !== 1 || !('200' in statuses || '304' in statuses))
    throw new Error(`Unexpected answers: ${JSON.stringify(statuses)}`);
  return { cpu: (cpuMs(...pids) - before) / count, perSecond, p50 };
}

function summary(pairs) {
  const pick = (side, key) => median(pairs.map((pair) => pair[side][key]));
  const ratio = (key) => median(pairs.map(([a, b]) => a[key] / b[key]));
  return {
    cpu: pick(0, 'cpu'),
    bareCpu: pick(1, 'cpu'),
    cpuRatio: ratio('cpu'),
    perSecond: pick(0, 'perSecond'),
    barePerSecond: pick(1, 'perSecond'),
    rateRatio: ratio('perSecond'),
  };
}

async function alone(ours, theirs, next, plain, count) {
  const [a, b] = [await load(ours, next, count, 1), await load(theirs, plain, count, 1)];
  return { p50: a.p50, bareP50: b.p50 };
}

/** The results as a Markdown table, with growth and goals. */
export function tableOf(results) {
  const smallest = Math.min(...results.map(({ size }) => size));
  const head = [
    'page',
    'evaluations',
    'bytes',
    'CPU ms',
    'bare',
    'ratio',
    'per second',
    'bare',
    'ratio',
    'p50 ms',
    'bare',
    'growth',
    'goals',
  ];
  const lines = results.map((row) => {
    const first = results.find(({ about, size }) => about === row.about && size === smallest);
    const growth = row.size === smallest ? null : row.cpu / first.cpu;
    const goals = [
      `${row.goal.text}: ${row.goal.isMet(row) ? 'yes' : 'no'}`,
      growth === null ? null : `growth ≤ 1.3×: ${growth <= 1.3 ? 'yes' : 'no'}`,
    ];
    const cells = [
      row.about,
      row.size.toLocaleString('en'),
      row.bytes.toLocaleString('en'),
      row.cpu.toFixed(3),
      row.bareCpu.toFixed(3),
      row.cpuRatio.toFixed(2),
      Math.round(row.perSecond).toLocaleString('en'),
      Math.round(row.barePerSecond).toLocaleString('en'),
      row.rateRatio.toFixed(2),
      row.p50.toFixed(2),
      row.bareP50.toFixed(2),
      growth === null ? '' : growth.toFixed(2),
      goals.filter(Boolean).join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...lines].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [sizes = '2500,100000', rounds = 3, count = 4000] = process.argv.slice(2);
  const options = { rounds: Number(rounds), count: Number(count) };
  console.log(tableOf(await benchPage(sizes.split(',').map(Number), options)));
}
