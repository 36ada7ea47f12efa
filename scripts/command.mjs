import { join } from 'node:path';
import { requireNode, ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

/** Runs a command of the back end (backend/src/scripts) on the server's database: `node scripts/command.mjs NAME …`. */
requireNode();
await ensureInstalled();
await ensureBuilt();
const [name, ...options] = process.argv.slice(2);
await run(process.execPath, [join(root, `backend/dist/scripts/${name}.js`), ...options]).catch(
  () => (process.exitCode = 1),
);
