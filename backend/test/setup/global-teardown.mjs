import { rmSync } from 'node:fs';

/** Ends what `setUp` started, as far as it came; also when the run is interrupted. */
export default async function tearDown() {
  const { postgres, directory, mailServer } = globalThis.testRun ?? {};
  globalThis.testRun = undefined;
  await postgres?.stop();
  if (mailServer) await new Promise((resolve) => mailServer.close(resolve));
  if (directory) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}
