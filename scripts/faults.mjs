import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode, ensureBuilt, ensureInstalled, root, tool } from './prepare.mjs';

/**
 * Brings about every fault of backend/test/faults again and again, at random moments, and writes what became of it to
 * docs/faults.md. `--times 20`, `--only <part of a name>`, `--seed <the printed one>` for the same moments again.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    only: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const TABLE = join(root, 'docs', 'faults.md');
const report = join(mkdtempSync(join(tmpdir(), 'faults-')), 'report.jsonl');

requireNode();
await ensureInstalled();
await ensureBuilt();
console.log(`Seed ${values.seed}: each fault ${values.times} times.`);
await tool('jest', ['test/faults', '--runInBand', ...(values.only ? ['-t', values.only] : [])], {
  cwd: join(root, 'backend'),
  env: { FAULT_TIMES: values.times, FAULT_SEED: values.seed, FAULT_REPORT: report },
}).catch(() => (process.exitCode = 1));
const outcomes = existsSync(report)
  ? readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
writeFileSync(TABLE, pageOf([...formerRows(outcomes), ...outcomes.map(rowOf)]));
await tool('oxfmt', [TABLE]);
for (const { fault, broken } of outcomes) for (const line of broken) console.error(`${fault}: ${line}`);
console.log(`${outcomes.length} faults, written to docs/faults.md.`);

/** Rows of an earlier run whose faults were not part of this one. */
function formerRows(outcomes) {
  if (!values.only || !existsSync(TABLE)) return [];
  const rows = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => /^\| .* \| +\d/.test(line));
  const cells = (row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  return rows.map(cells).filter(([name]) => !outcomes.some(({ fault }) => fault === name));
}

function rowOf({ fault, times, held, broken, slowestMs, seed }) {
  const slowest = slowestMs === null ? 'nothing to recover' : `${(slowestMs / 1000).toFixed(1)} s`;
  return [fault, times, held, broken.length, slowest, seed].map(String);
}

function pageOf(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return `# Faults

Written by \`npm run faults\`: real processes, PostgreSQL and Redis, servers in place of the outside services, and each
fault at random moments. After every one of them it is looked whether the promise was kept: no job, item or mail is stuck,
no text half-written, none written twice, no mail sent twice when the server answered, every uncertain one shown as
such, and reads and sign-in answer while Redis is away. Recovery is the time from the fault's end until all that waited or was under way
has got on; 15 s is the limit. Where tries wait for minutes (AI and mail servers), the database is set as if the pauses were over,
and the time is that of the work. With the same seed the moments are the same again (\`npm run faults -- --seed …\`).

| Fault | Times | Held | Broken | Slowest recovery | Seed |
| --- | ---: | ---: | ---: | --- | ---: |
${rows.map(line).join('\n')}
`;
}
