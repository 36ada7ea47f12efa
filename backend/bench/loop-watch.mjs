import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded into the measured process: notes every pause of its event loop over 10 ms, in milliseconds. Its threads may pause. */
const STEP_MS = 5;
let last = performance.now();
const note = () => {
  const now = performance.now();
  const pause = now - last - STEP_MS;
  last = now;
  if (pause > 10) appendFileSync(process.env.LOOP_WATCH_FILE, `${pause}\n`);
};
if (isMainThread) setInterval(note, STEP_MS).unref();
