import { requireNode, ensureBuilt, ensureInstalled } from './prepare.mjs';
import { sideBySide } from './side-by-side.mjs';
import { quickSuites, sumUp } from './suites.mjs';

// What an engineer runs while working; says at its end what it leaves to others.
requireNode();
await ensureInstalled();
await ensureBuilt();
const started = Date.now();
const failed = await sideBySide(quickSuites());
const passed = sumUp() && failed.length === 0;
console.log(
  `${passed ? 'Passed' : 'Failed'} in ${Math.round((Date.now() - started) / 1000)} s. Not run: the other routes and journeys, states of ` +
    'screens, faults, lint and types (npm run check); other languages and widths, the queue on Redis, all faults, new random ' +
    'inputs (npm run check:all).',
);
process.exit(passed ? 0 : 1);
