import { cpuMs, fillEvaluations, median, startProduct } from './setup.mjs';
import { load } from './load.mjs';

const ROUNDS = 9;
const ROUND_MS = 350;
const LANES = 8;

const list = (id, query) => `/api/admin/evaluations?questionnaireId=${id}&fields=summary&limit=50${query}`;
const CASES = {
  'W2a newest 50 and total': (id) => list(id, ''),
  'W2b a status by score': (id) => list(id, '&status=sent&sort=-percentage'),
  'W2c search, one hit': (id) => list(id, '&search=person777@'),
  'W2e the last page': (id, size) => list(id, `&offset=${size - 50}`),
  'W2f the seven status counts': (id) => `/api/admin/stats/${id}`,
};

/** How much more CPU the same call takes among many evaluations: two servers side by side, in rounds that take turns. */
export async function benchGrowth([small, large]) {
  const grounds = [];
  try {
    for (const size of [small, large]) {
      const product = await startProduct();
      grounds.push({ product, size });
      Object.assign(grounds.at(-1), { id: await fillEvaluations(product.pool, size, true) });
    }
    const results = [];
    for (const [name, path] of Object.entries(CASES)) results.push(await growthOf(name, path, grounds));
    return results;
  } finally {
    for (const { product } of grounds) await product.stop();
  }
}

async function growthOf(name, path, grounds) {
  const sides = grounds.map(({ product, id, size }) => ({
    origin: product.baseUrl,
    path: path(id, size),
    headers: product.headers,
    cpu: () => cpuMs(product.pid, product.databasePid),
  }));
  for (const side of sides) await load(side, LANES, 2 * ROUND_MS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await load(sides[0], LANES, ROUND_MS), await load(sides[1], LANES, ROUND_MS)]);
  const growth = median(rounds.map(([before, after]) => after.cpu / before.cpu));
  return { name, growth: Number(growth.toFixed(2)) };
}

if (process.argv[1] === import.meta.filename)
  console.table(await benchGrowth((process.argv[2] ?? '1000,300000').split(',').map(Number)));
