import { join } from 'node:path';
import { requireNode, ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

/** Counts everything behind the analytics anew and names what differs; with --repair it makes it right. */
requireNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, [
  join(root, 'backend/dist/scripts/check-counts.js'),
  ...process.argv.slice(2),
]).catch(() => (process.exitCode = 1));
