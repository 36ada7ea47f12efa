import { rmSync } from 'node:fs';

export default async function tearDown() {
  const { postgres, directory } = globalThis.testPostgres ?? {};
  await postgres?.stop();
  await new Promise((resolve) => globalThis.testMailServer?.close(resolve) ?? resolve());
  if (directory) rmSync(directory, { recursive: true, force: true });
}
