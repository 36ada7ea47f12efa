import { join } from 'node:path';
import { generate } from './generate.mjs';
import { demandNode, ensureBuilt, ensureInstalled, npm, root, run, tool } from './prepare.mjs';

/** Everything that must hold before a change lands. `--without-tests` leaves the tests to the caller. */
const steps = [
  ['format', () => tool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint', () => tool('eslint', ['.', '--max-warnings', '0'])],
  ['types of the back end', () => npm(['run', 'types', '-w', 'backend', '--silent'])],
  ['types of the front end', () => npm(['run', 'types', '-w', 'frontend', '--silent'])],
  ['generated files', assertFresh],
  [
    'migrations',
    () => run(process.execPath, ['dist/scripts/check-migrations.js'], { cwd: join(root, 'backend') }),
  ],
  ['translations', () => run(process.execPath, ['scripts/check-texts.mjs'], { cwd: join(root, 'frontend') })],
  ['sizes', () => run(process.execPath, ['scripts/check-budgets.mjs'], { cwd: join(root, 'frontend') })],
];

demandNode();
await ensureInstalled();
await ensureBuilt();
for (const [name, step] of steps) {
  console.log(`== ${name}`);
  try {
    await step();
  } catch (error) {
    console.error(`The check of "${name}" failed: ${error.message}`);
    process.exit(1);
  }
}
if (!process.argv.includes('--without-tests')) await run(process.execPath, [join(root, 'scripts/test.mjs')]);

async function assertFresh() {
  const stale = await generate();
  if (stale.length > 0)
    throw new Error(`these were stale and have been rewritten, commit them: ${stale.join(', ')}`);
}
