import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, tool } from './prepare.mjs';

const demandsAll = process.env.REQUIRE_ALL === '1';
const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const notes = [];
const failures = [];

const chromium = [
  process.env.CHROMIUM_PATH,
  // The same engine without a window: a third less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/**
 * Every test, as parts for `sideBySide`, the longest first: back end (Jest), browser (Playwright, where there is a Chromium),
 * front end (Vitest).
 */
export function suites() {
  const backEnd = suite('back-end tests', 'backend', countJest, (report, options) =>
    tool('jest', ['--json', `--outputFile=${report}`], options),
  );
  const browser = suite('browser tests', 'frontend', countPlaywright, (report, options) =>
    tool('@playwright/test', ['test', '--reporter=list,json'], {
      ...options,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  );
  const frontEnd = suite('front-end tests', 'frontend', countJest, (report, options) =>
    tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], options),
  );
  if (chromium) return [backEnd, browser, frontEnd];
  totals.skipped += 1;
  notes.push(
    'Skipped: the browser tests, because there is no Chromium on this machine (Debian: apt-get install chromium-headless-shell).',
  );
  return [backEnd, frontEnd];
}

/** Says how many tests there were; false when one failed, none ran, or one was skipped although everything is required. */
export function sumUp() {
  for (const note of notes) console.log(note);
  if (demandsAll && totals.skipped > 0)
    console.error(`${totals.skipped} tests were skipped although everything is required.`);
  for (const failure of failures) console.error(`Failed: ${failure}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  return totals.failed === 0 && totals.passed > 0 && !(demandsAll && totals.skipped > 0);
}

function suite(name, workspace, count, start) {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const work = async ({ stdio }) => {
    try {
      await start(report, { cwd: join(root, workspace), stdio });
    } finally {
      if (existsSync(report)) count(JSON.parse(readFileSync(report, 'utf8')));
    }
  };
  return { name, work };
}

function countJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed) fail(name, fullName, failureMessages.join('\n'));
    // A file that could not be loaded has no tests of its own.
    if (status === 'failed' && failed.length === 0) fail(name, 'could not be run', message);
  }
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  totals.skipped += numPendingTests + numTodoTests;
  if (numPendingTests > 0)
    notes.push(
      `Skipped: ${numPendingTests} tests; the lines above say why (usually redis-server is missing).`,
    );
}

function countPlaywright({ stats, suites }) {
  for (const { file, line, title, tests } of suites.flatMap(failedSpecs)) {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    fail(
      join(root, 'frontend/e2e', `${file}:${line}`),
      title,
      errors.map((error) => error.message).join('\n'),
    );
  }
  totals.passed += stats.expected;
  totals.failed += stats.unexpected + stats.flaky;
  totals.skipped += stats.skipped;
}

const failedSpecs = ({ suites = [], specs }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(failedSpecs),
];

/** Keeps the beginning of what a failed test said for the end of the output, where it is looked for. */
function fail(file, title, message) {
  const beginning = message.split('\n').slice(0, 12).join('\n  ');
  failures.push(`${relative(root, file)}: ${title}\n  ${beginning}`);
}
