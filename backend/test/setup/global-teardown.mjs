import { rmSync } from 'node:fs';

export default async function tearDown() {
  const { postgres, directory } = globalThis.testPostgres ?? {};
  await postgres?.stop();
  if (directory) rmSync(directory, { recursive: true, force: true });
}
