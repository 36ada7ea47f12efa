import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, stopRuns, tool } from './prepare.mjs';

const demandsAll = process.env.REQUIRE_ALL === '1';
/** Everything that tests write lies in one folder, which goes with the run. */
const folder = mkdtempSync(join(tmpdir(), 'tests-'));
// As root some programs run as another user, who must be able to enter.
chmodSync(folder, 0o755);
// A worker that is just ending may still write into it.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = true;
    stopRuns(signal);
  });

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
 * Which tests belong to which command (docs/tests.md): `npm test` runs the quick ones, `npm run check` then the others, `npm
 * run check:all` then those that only a release needs.
 */
const quick = ['/backend/src/', '\\.quick\\.spec\\.ts$'];
const release = '\\.release\\.spec\\.ts$';

/** What `npm test` runs: rules, components, and a journey of each area by HTTP and in the browser. */
export const quickSuites = () => [
  jest('quick back-end tests', ['--testPathPatterns', ...quick, '--testPathIgnorePatterns', release]),
  vitest('front-end tests'),
  ...playwright('quick browser tests', ['quick.spec']),
];

/** Back-end tests of the gate run alone and wait a third of their time: one more than there are cores keeps these busy. */
const busy = String(availableParallelism() + 1);

/** What `npm run check` runs beside that; before a release with more rounds, and browser tests in every language. */
export const gateSuites = (level = 'gate') => [
  jest('back-end tests', ['--maxWorkers', busy, '--testPathIgnorePatterns', ...quick, release], {
    TEST_LEVEL: level,
  }),
  // Journeys wait for pages, writers and letters: with two at a time a third of two cores is idle.
  ...playwright('browser tests', [], { TEST_LEVEL: level, E2E_WORKERS: '3' }),
];

/** What `npm run check:all` runs beside that: what is dear or random. */
export const releaseSuites = () => [
  jest('back-end tests before a release', ['--testPathPatterns', release, '/test/faults/'], {
    TEST_LEVEL: 'release',
    FAULT_TIMES: '3',
    FAULT_SEED: seed(),
    RANDOM_SEED: seed(),
  }),
  jest('rules with other random inputs', ['--testPathPatterns', '/backend/src/'], { RANDOM_SEED: seed() }),
];

const seed = () => String(Math.floor(Math.random() * 1e9));

const jest = (name, options, env = {}) =>
  suite(name, 'backend', countJest, (report, { stdio, cwd }) =>
    tool('jest', ['--json', `--outputFile=${report}`, ...options], { stdio, cwd, env: own(name, env) }),
  );

const vitest = (name) =>
  suite(name, 'frontend', countJest, (report, { stdio, cwd }) =>
    tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      stdio,
      cwd,
      env: own(name),
    }),
  );

/** None where there is no Chromium. */
function playwright(name, files, env = {}) {
  if (!chromium) {
    totals.skipped += 1;
    notes.push(
      `Skipped: ${name}, because there is no Chromium on this machine (Debian: apt-get install chromium-headless-shell).`,
    );
    return [];
  }
  const start = (report, { stdio, cwd }) =>
    tool('@playwright/test', ['test', '--reporter=list,json', ...files], {
      stdio,
      cwd,
      env: own(name, { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    });
  return [suite(name, 'frontend', countPlaywright, start)];
}

/** The variables of a suite, with a folder of its own for what it writes. */
function own(name, env = {}) {
  const TMPDIR = join(folder, name.replaceAll(/\W+/g, '-'));
  mkdirSync(TMPDIR, { recursive: true });
  return { ...env, TMPDIR };
}

/** Says how many tests there were; false when one failed, none ran, or one was skipped although everything is required. */
export function sumUp() {
  for (const note of notes) console.log(note);
  if (demandsAll && totals.skipped > 0)
    console.error(`${totals.skipped} tests were skipped although everything is required.`);
  for (const failure of failures) console.error(`Failed: ${failure}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  return !interrupted && totals.failed === 0 && totals.passed > 0 && !(demandsAll && totals.skipped > 0);
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
