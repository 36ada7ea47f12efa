import 'reflect-metadata';
import pg from 'pg';
import { SecretBox } from '../platform/crypto/secret-box.js';
import { reseal } from '../platform/database/reseal.js';
import { type Ground, onDatabase, readEnv, runCommand } from './command.js';
import { SEALED_PLACES } from './sealed-places.js';

/**
 * Seals everything that is sealed under SETTINGS_KEY_OLD anew under SETTINGS_KEY. `--dry-run` says what it would do. Runs beside
 * a running server; ends with 1 when something opens under neither key, and has then changed nothing.
 */
async function rotate({ env, databaseUrl }: Ground): Promise<number> {
  const dryRun = process.argv.includes('--dry-run');
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const box = new SecretBox(env.settingsKey, env.settingsKeyOld);
    const { resealed, current } = await reseal(client, SEALED_PLACES, box, { dryRun });
    for (const name of resealed) process.stdout.write(`${dryRun ? 'Would seal' : 'Sealed'} anew: ${name}\n`);
    process.stdout.write(
      `${resealed.length} ${dryRun ? 'to seal' : 'sealed'} anew, ${current.length} under the current key before.\n`,
    );
    return 0;
  } finally {
    await client.end();
  }
}

runCommand(async () => onDatabase(readEnv(), rotate));
