import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demandNode, ensureBuilt, ensureInstalled, root, tool } from './prepare.mjs';

/** Runs every test: back end (Jest), front end (Vitest), browser (Playwright, where there is a Chromium). */
demandNode();
await ensureInstalled();
await ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const notes = [];
let broken = false;

await suite(
  'backend',
  async (report) => {
    await tool('jest', ['--json', `--outputFile=${report}`], { cwd: join(root, 'backend') });
  },
  countJest,
);

await suite(
  'frontend',
  async (report) => {
    await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      cwd: join(root, 'frontend'),
    });
  },
  countJest,
);

const chromium = [
  process.env.CHROMIUM_PATH,
  // The same engine without a window: a third less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));
if (chromium) {
  await suite(
    'browser',
    async (report) => {
      await tool('@playwright/test', ['test', '--reporter=list,json'], {
        cwd: join(root, 'frontend'),
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      });
    },
    countPlaywright,
  );
} else if (process.env.REQUIRE_ALL === '1') {
  console.error('The browser tests need Chromium, and there is none.');
  broken = true;
  totals.failed += 1;
} else {
  notes.push(
    'Skipped: the browser tests, because there is no Chromium on this machine (Debian: apt-get install chromium-headless-shell).',
  );
  totals.skipped += 1;
}

if (process.env.REQUIRE_ALL === '1' && totals.skipped > 0) {
  console.error(`${totals.skipped} tests were skipped although everything is required.`);
  broken = true;
}
for (const note of notes) console.log(note);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(broken || totals.failed > 0 || totals.passed === 0 ? 1 : 0);

async function suite(name, work, count) {
  const report = join(folder, `${name}.json`);
  console.log(`\n== ${name} tests`);
  try {
    await work(report);
  } catch (error) {
    broken = true;
    console.error(error.message);
  }
  if (existsSync(report)) count(JSON.parse(readFileSync(report, 'utf8')));
}

function countJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 }) {
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  totals.skipped += numPendingTests + numTodoTests;
  if (numPendingTests > 0)
    notes.push(
      `Skipped: ${numPendingTests} tests; the lines above say why (usually redis-server is missing).`,
    );
}

function countPlaywright({ stats }) {
  totals.passed += stats.expected + stats.flaky;
  totals.failed += stats.unexpected;
  totals.skipped += stats.skipped;
}
