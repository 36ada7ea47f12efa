import { requireNode, ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** Everything on one command: install, build, database, migrations, demo, server. */
requireNode();
process.chdir(root);
try {
  await ensureInstalled({ toRun: true });
  await ensureBuilt(null, { quick: true });
} catch (error) {
  console.error(`The preparation failed: ${error.message}`);
  process.exit(1);
}
await import('../backend/dist/main.js');
