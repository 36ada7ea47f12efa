import { join } from 'node:path';
import { generate } from './generate.mjs';
import { demandNode, ensureBuilt, ensureInstalled, npm, root, run, tool } from './prepare.mjs';

/** What must hold before a change lands, beside the linter's rules and fresh files. */
const steps = [
  ['format', () => tool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['types of the back end', () => npm(['run', 'types', '-w', 'backend', '--silent'])],
  ['types of the front end', () => npm(['run', 'types', '-w', 'frontend', '--silent'])],
  [
    'migrations',
    () => run(process.execPath, ['dist/scripts/check-migrations.js'], { cwd: join(root, 'backend') }),
  ],
  ['translations', () => run(process.execPath, ['scripts/check-texts.mjs'], { cwd: join(root, 'frontend') })],
  ['sizes', () => run(process.execPath, ['scripts/check-budgets.mjs'], { cwd: join(root, 'frontend') })],
];

// Everything that must hold; `--without-tests` leaves the tests to the caller.
demandNode();
await ensureInstalled();
await ensureBuilt();
// It takes as long as all the others together, on one core.
const lint = check('lint', () => tool('eslint', ['.', '--max-warnings', '0']));
for (const [name, step] of steps) await check(name, step);
await lint;
// It writes what the others read.
await check('generated files', assertFresh);
if (!process.argv.includes('--without-tests')) await run(process.execPath, [join(root, 'scripts/test.mjs')]);

async function check(name, step) {
  console.log(`== ${name}`);
  try {
    await step();
  } catch (error) {
    console.error(`The check of "${name}" failed: ${error.message}`);
    process.exit(1);
  }
}

async function assertFresh() {
  const stale = await generate();
  if (stale.length > 0)
    throw new Error(`these were stale and have been rewritten, commit them: ${stale.join(', ')}`);
}
