import { join } from 'node:path';
import { generate } from './generate.mjs';
import { requireNode, ensureBuilt, ensureInstalled, npm, root, run, tool } from './prepare.mjs';
import { sideBySide } from './side-by-side.mjs';
import { gateSuites, releaseSuites, sumUp } from './suites.mjs';

const inFolder = (folder, options) => ({ ...options, cwd: join(root, folder) });
const script = (folder, file) => (options) => run(process.execPath, [file], inFolder(folder, options));
const types = (folder) => (options) =>
  tool('typescript-native', ['-p', 'tsconfig.json', '--noEmit'], inFolder(folder, options), 'tsc');

/** What is looked at beside the tests. */
const checks = [
  { name: 'lint', work: (options) => tool('oxlint', [], options) },
  { name: 'format', work: (options) => tool('oxfmt', ['--check'], options) },
  { name: 'types of the back end', work: types('backend') },
  { name: 'types of the front end', work: types('frontend') },
  { name: 'lint of the API document', work: script('.', 'scripts/lint-api.mjs') },
  { name: 'migrations', work: script('backend', 'dist/scripts/check-migrations.js') },
  { name: 'translations', work: script('frontend', 'scripts/check-texts.mjs') },
  { name: 'sizes', work: script('frontend', 'scripts/check-budgets.mjs') },
];

/** Rewrites generated files that are stale, and fails then. */
const fresh = {
  name: 'generated files',
  work: async (options) => {
    const stale = await generate(options);
    if (stale.length > 0)
      throw new Error(`these were stale and have been rewritten, commit them: ${stale.join(', ')}`);
  },
};

// What must hold before a change lands, `npm test` first; with --all what must hold before a release.
requireNode();
await ensureInstalled();
await ensureBuilt();
const failed = await npm(['test']).then(
  () => [],
  () => ['npm test'],
);
const isRelease = process.argv.includes('--all');
// One suite of tests after the other: beside each other they would have more busy processes than cores, and wait for each
// other. Checks go beside the browser tests, which wait for pages.
const [backEnd, ...browser] = gateSuites(isRelease ? 'release' : 'gate');
failed.push(...(await sideBySide([backEnd])), ...(await sideBySide([...browser, fresh, ...checks])));
if (isRelease) failed.push(...(await sideBySide(releaseSuites(), 1)));
const passed = sumUp() && failed.length === 0;
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exit(passed ? 0 : 1);
