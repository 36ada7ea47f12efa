import { requireNode, ensureBuilt, ensureInstalled } from './prepare.mjs';
import { sideBySide } from './side-by-side.mjs';
import { suites, sumUp } from './suites.mjs';

// Every test.
requireNode();
await ensureInstalled();
await ensureBuilt();
const failed = await sideBySide(suites());
process.exit(sumUp() && failed.length === 0 ? 0 : 1);
