import { join } from 'node:path';
import { requireNode, ensureBuilt, ensureInstalled, root, tool } from './prepare.mjs';

/** Benchmarks of the product as it ships, each beside a baseline in the same run. Ratios count; absolute times do not. */
requireNode();
await ensureInstalled();
await ensureBuilt();
const { benchPage, tableOf: tableOfPages } = await import('../backend/bench/page.mjs');
const { benchLists, tableOf } = await import('../backend/bench/lists.mjs');
const { benchAnalytics, tableOf: tableOfAnalytics } = await import('../backend/bench/analytics.mjs');
const { benchGrowth } = await import('../backend/bench/growth.mjs');
const { benchGeneration, shown } = await import('../backend/bench/generation.mjs');
const { benchImports } = await import('../backend/bench/imports.mjs');
const { benchStart, benchFreshClone, tableOf: tableOfStart } = await import('../backend/bench/start.mjs');
const { benchOnlineForms, tableOf: tableOfForms } = await import('../backend/bench/online-forms.mjs');

const sizes = (process.argv[2] ?? '1000,100000,1000000').split(',').map(Number);
console.log(
  'W1: a client’s page, CPU ms per request (server and PostgreSQL), beside a bare server with the same look-up\n',
);
console.log(`${tableOfPages(await benchPage(sizes))}\n`);
console.log(
  'W2: admin lists, CPU ms per request (server and PostgreSQL), beside a bare server with the best SQL\n',
);
console.log(`${tableOf(await benchLists(sizes))}\n`);
console.log('W2: growth of CPU per request from 1,000 to 300,000 evaluations, side by side');
console.table(await benchGrowth([1000, 300_000]));
console.log(
  'W3: statistics and the public benchmark, CPU ms, beside percentile_cont over bare percentages\n',
);
console.log(`${tableOfAnalytics(await benchAnalytics(sizes))}\n`);
console.log('W4b: 10,000 response rows of 60 answers and 1,000 questions from .xlsx files');
console.table(await benchImports());
console.log(
  'W5: 1,000 generations, AI server with 200 ms latency, concurrency 50, beside the floor and beside a bare loop; CPU in ms per job',
);
console.table(shown(await benchGeneration()));
console.log(
  'W6: calls and tokens of an AI per evaluation; hostile workbooks of 20 MB beside an honest one: CPU ms until they are read or refused',
);
await tool('jest', ['--config', 'jest.bench.config.mjs'], { cwd: join(root, 'backend') });
console.log(
  'W7: 500 clinics at once fill in an online form; beside a bare server that keeps answers at the same pace\n',
);
console.log(tableOfForms(await benchOnlineForms()));
console.log('W8: start and rest, beside a bare server; packages on the disk, and a fresh clone\n');
console.log(tableOfStart([...(await benchStart()), ...(await benchFreshClone())]));
