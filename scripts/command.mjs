import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

/** Runs a command of the back end (backend/src/scripts) on the server's database: `node scripts/command.mjs NAME …`. */
requireNode();
await ensureInstalled({ toRun: true });
const [name, ...options] = process.argv.slice(2);
const command = join(root, `backend/dist/scripts/${name}.js`);
// What is there may be serving: it is not built anew beneath it.
if (!existsSync(command)) await ensureBuilt('backend');
await run(process.execPath, [command, ...options]).catch(() => (process.exitCode = 1));
