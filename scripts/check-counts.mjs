import { join } from 'node:path';
import { demandNode, ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

/** Counts everything behind the analytics anew and names what differs; with --repair it makes it right. */
demandNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, [
  join(root, 'backend/dist/scripts/check-counts.js'),
  ...process.argv.slice(2),
]).catch(() => (process.exitCode = 1));
