import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { reseal, Unreadable } from '../platform/database/reseal.js';
import { SecretBox } from '../platform/crypto/secret-box.js';
import { EmbeddedPostgresError } from '../platform/database/embedded-binaries.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { EnvError, loadEnv } from '../platform/env/env.js';
import { withSecrets } from '../platform/env/embedded-secrets.js';
import { SEALED_PLACES } from './sealed-places.js';

/**
 * Seals everything that is sealed under SETTINGS_KEY_OLD anew under SETTINGS_KEY. `--dry-run` says what it would do. Runs beside
 * a running server; ends with 1 when something opens under neither key, and has then changed nothing.
 */
async function main(): Promise<void> {
  const dryRun = process.argv.includes('--dry-run');
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = withSecrets(loadEnv());
  const postgres = env.embedded
    ? await startEmbeddedPostgres({ directory: join(env.dataDir, 'postgres'), beside: true })
    : null;
  const client = new pg.Client({ connectionString: postgres?.url ?? env.databaseUrl! });
  try {
    await client.connect();
    const box = new SecretBox(env.settingsKey, env.settingsKeyOld);
    const { resealed, current } = await reseal(client, SEALED_PLACES, box, { dryRun });
    for (const name of resealed) process.stdout.write(`${dryRun ? 'Would seal' : 'Sealed'} anew: ${name}\n`);
    process.stdout.write(
      `${resealed.length} ${dryRun ? 'to seal' : 'sealed'} anew, ${current.length} under the current key before.\n`,
    );
  } finally {
    await client.end();
    await postgres?.stop();
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    const isPlain = [Unreadable, EnvError, EmbeddedPostgresError].some((kind) => error instanceof kind);
    const hint =
      error instanceof Unreadable
        ? 'Nothing was changed. Give the key they were sealed under as SETTINGS_KEY_OLD, or save them anew in the settings.\n'
        : '';
    process.stderr.write(`${isPlain ? (error as Error).message : String((error as Error).stack)}\n${hint}`);
    process.exit(1);
  },
);
