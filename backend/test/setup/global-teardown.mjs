import { rmSync } from 'node:fs';

let ending = null;

/** Ends what `setUp` started, as far as it came; also when the run is interrupted, once however often that is asked for. */
export default function tearDown() {
  ending ??= end();
  return ending;
}

async function end() {
  const { postgres, directory, mailServer } = globalThis.testRun ?? {};
  await postgres?.stop();
  if (mailServer) await new Promise((resolve) => mailServer.close(resolve));
  if (directory) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}
