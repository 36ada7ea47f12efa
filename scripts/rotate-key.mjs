import { join } from 'node:path';
import { requireNode, ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

/** Seals stored secrets anew under SETTINGS_KEY, from SETTINGS_KEY_OLD; --dry-run changes nothing. */
requireNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, [
  join(root, 'backend/dist/scripts/rotate-key.js'),
  ...process.argv.slice(2),
]).catch(() => (process.exitCode = 1));
