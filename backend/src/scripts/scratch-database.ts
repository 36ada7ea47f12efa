import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../own-postgres.js';

/** Runs work on a fresh, throw-away PostgreSQL. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'scratch-postgres-'));
  chmodSync(directory, 0o755);
  const postgres = await startOwnPostgres({
    directory: join(directory, 'postgres'),
    wantedPort: 55_400,
    fast: true,
  });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
