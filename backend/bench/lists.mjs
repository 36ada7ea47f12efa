import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { resolve } from 'node:path';
import { cpuMs, fillEvaluations, median, startProduct } from './setup.mjs';
import { load } from './load.mjs';

const FAR_LIMIT = 25;

/** Calls of ours, and what the baseline calls them. `growth` is the goal from the smallest to the largest size. */
const CASES = [
  { id: 'W2a', name: 'newest', about: 'newest 50 and total', query: 'limit=50', growth: 1.5 },
  {
    id: 'W2b',
    name: 'filtered',
    about: 'a status by score',
    query: 'limit=50&status=sent&sort=-percentage',
    growth: 1.5,
  },
  { id: 'W2c', name: 'few', about: 'search, one hit', query: 'limit=50&search=person777@', growth: 30 },
  {
    id: 'W2d',
    name: 'many',
    about: 'search, many hits, status, by score',
    query: 'limit=50&search=clinic&status=sent&sort=-percentage',
    p50Goal: 80,
  },
  {
    id: 'W2e',
    name: 'far',
    about: `the middle page of ${FAR_LIMIT}, the farthest`,
    query: `limit=${FAR_LIMIT}`,
    isFar: true,
    p50Goal: 150,
  },
  { id: 'W2f', name: 'counts', about: 'the seven status counts', growth: 1.5 },
];

/**
 * W2: list calls beside a bare server, as CPU per request of the server and PostgreSQL together, and as median time of
 * one caller alone.
 * Short rounds alternate between both, so that both meet the same neighbours on a shared machine; each figure is the
 * median of the rounds.
 */
export async function benchLists(sizes, { rounds = 15, roundMs = 400, lanes = 8, names } = {}) {
  const product = await startProduct();
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
      const questionnaireId = await fillEvaluations(product.pool, size, true);
      for (const one of CASES.filter(({ name }) => !names?.length || names.includes(name))) {
        const { ours, theirs } = sides(one, size, questionnaireId, product, bareUrl, bare.pid);
        const rows = await expectSame(ours, theirs);
        const pairs = [];
        for (const side of [ours, theirs]) await load(side, lanes, 3 * roundMs);
        for (let round = 0; round < rounds; round++)
          pairs.push([await load(ours, lanes, roundMs), await load(theirs, lanes, roundMs)]);
        const alone = [await load(ours, 1, 4 * roundMs), await load(theirs, 1, 4 * roundMs)];
        results.push({ size, ...one, rows, ...summary(pairs), p50: alone[0].p50, bareP50: alone[1].p50 });
      }
    }
  } finally {
    bare.kill();
    await product.stop();
  }
  return results;
}

function sides({ name, query, isFar }, size, id, product, bareUrl, barePid) {
  const place = isFar ? size / 2 : 0;
  const path =
    name === 'counts'
      ? `/api/admin/stats/${id}`
      : `/api/admin/evaluations?questionnaireId=${id}&fields=summary&${query}${place ? `&offset=${place}` : ''}`;
  return {
    ours: {
      origin: product.baseUrl,
      path,
      headers: product.headers,
      cpu: () => cpuMs(product.pid, product.databasePid),
    },
    theirs: {
      origin: bareUrl,
      path: `/${name}/${id}/${place}`,
      headers: {},
      cpu: () => cpuMs(barePid, product.databasePid),
    },
  };
}

function summary(pairs) {
  const pick = (side, key) => median(pairs.map((pair) => pair[side][key]));
  return {
    cpu: pick(0, 'cpu'),
    bareCpu: pick(1, 'cpu'),
    ratio: median(pairs.map(([a, b]) => a.cpu / b.cpu)),
  };
}

/** Both sides must give the same rows, every field of them, and the same total. */
async function expectSame(...calls) {
  const [a, b] = await Promise.all(
    calls.map(async ({ origin, path, headers }) => {
      const answer = await fetch(`${origin}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const capped = answer.headers.get('x-total-capped') ? '+' : '';
      return { body: await answer.json(), total: answer.headers.get('x-total-count'), capped };
    }),
  );
  if (a.capped) b.total = String(Math.min(Number(b.total), 1000));
  if (!isDeepStrictEqual(a.body, b.body) || a.total !== b.total)
    throw new Error(
      `Both sides must give the same answer: ${calls[0].path}\n${JSON.stringify(a).slice(0, 800)}\n${JSON.stringify(b).slice(0, 800)}`,
    );
  return Array.isArray(a.body) ? a.body.length : 1;
}

/** The results as a Markdown table, with growth and goals. */
export function tableOf(results) {
  const smallest = Math.min(...results.map(({ size }) => size));
  const head = ['', 'call', 'evaluations', 'CPU ms', 'bare', 'ratio', 'p50 ms', 'bare', 'growth', 'goals'];
  const lines = results.map((row) => {
    const first = results.find(({ name, size }) => name === row.name && size === smallest);
    const growth = row.size === smallest ? null : row.cpu / first.cpu;
    const cells = [
      row.id,
      row.about,
      row.size.toLocaleString('en'),
      row.cpu.toFixed(2),
      row.bareCpu.toFixed(2),
      row.ratio.toFixed(2),
      row.p50.toFixed(1),
      row.bareP50.toFixed(1),
      growth?.toFixed(2) ?? '',
      goalsOf(row, growth),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...lines].join('\n');
}

function goalsOf(row, growth) {
  const mark = (reached) => (reached ? 'yes' : 'no');
  return [
    `CPU ≤ 2×: ${mark(row.ratio <= 2)}`,
    ...(growth !== null && row.growth ? [`growth ≤ ${row.growth}×: ${mark(growth <= row.growth)}`] : []),
    ...(row.p50Goal && row.size >= 1_000_000
      ? [`p50 ≤ ${row.p50Goal} ms: ${mark(row.p50 <= row.p50Goal)}`]
      : []),
  ].join(', ');
}

/** Sizes, names of calls (all when empty), rounds, and their length in ms: node lists.mjs 1000,100000 newest,far 15 400 */
if (process.argv[1] === import.meta.filename) {
  const [sizes = '1000,100000', names, rounds, roundMs] = process.argv.slice(2);
  const options = {
    names: names?.split(',').filter(Boolean),
    rounds: Number(rounds || 15),
    roundMs: Number(roundMs || 400),
  };
  console.log(tableOf(await benchLists(sizes.split(',').map(Number), options)));
}
