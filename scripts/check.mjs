import { join } from 'node:path';
import { generate } from './generate.mjs';
import { requireNode, ensureBuilt, ensureInstalled, root, run, tool } from './prepare.mjs';
import { sideBySide } from './side-by-side.mjs';
import { suites, sumUp } from './suites.mjs';

const inFolder = (folder, options) => ({ ...options, cwd: join(root, folder) });
const script = (folder, file) => (options) => run(process.execPath, [file], inFolder(folder, options));
const lint = (paths) => (options) =>
  tool('eslint', [...paths, '--max-warnings', '0', '--no-warn-ignored'], options);
const types = (folder) => (options) =>
  tool('typescript-native', ['-p', 'tsconfig.json', '--noEmit'], inFolder(folder, options), 'tsc');

/** What must hold before a change lands, beside the tests and fresh files. */
const checks = [
  // One linter that knows the types of everything takes longer than two that each know a half.
  { name: 'lint of the back end', work: lint(['backend']) },
  { name: 'lint of the front end and the scripts', work: lint(['.', '--ignore-pattern', 'backend']) },
  { name: 'format', work: (options) => tool('prettier', ['--check', '--log-level', 'warn', '.'], options) },
  { name: 'types of the back end', work: types('backend') },
  { name: 'types of the front end', work: types('frontend') },
  { name: 'lint of the API document', work: script('.', 'scripts/lint-api.mjs') },
  { name: 'migrations', work: script('backend', 'dist/scripts/check-migrations.js') },
  { name: 'translations', work: script('frontend', 'scripts/check-texts.mjs') },
  { name: 'sizes', work: script('frontend', 'scripts/check-budgets.mjs') },
];

// Everything that must hold; the longest part goes first, so that the others find their place beside it.
requireNode();
await ensureInstalled();
await ensureBuilt();
const stale = await generate();
if (stale.length > 0) {
  console.error(`These were stale and have been rewritten, commit them: ${stale.join(', ')}`);
  process.exit(1);
}
const [backEnd, ...others] = suites();
const failed = await sideBySide([backEnd, ...checks, ...others]);
const passed = sumUp();
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exit(passed && failed.length === 0 ? 0 : 1);
