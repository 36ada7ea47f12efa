import pg from 'pg';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { reseal } from '../../platform/database/reseal.js';
import { type Call, type Ground, onDatabase } from '../command.js';
import { SEALED_PLACES } from '../sealed-places.js';

/**
 * Seals everything that is sealed under SETTINGS_KEY_OLD anew under SETTINGS_KEY. `--dry-run` says what it would do. Runs beside
 * a running server; ends with 1 when something opens under neither key, and has then changed nothing.
 */
export const rotateKey = (call: Call): Promise<number> => onDatabase(call, (ground) => rotate(call, ground));

async function rotate({ options, say }: Call, { env, databaseUrl }: Ground): Promise<number> {
  const dryRun = options.includes('--dry-run');
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const box = new SecretBox(env.settingsKey, env.settingsKeyOld);
    const { resealed, current } = await reseal(client, SEALED_PLACES, box, { dryRun });
    for (const name of resealed) say(`${dryRun ? 'Would seal' : 'Sealed'} anew: ${name}\n`);
    say(
      `${resealed.length} ${dryRun ? 'to seal' : 'sealed'} anew, ${current.length} under the current key before.\n`,
    );
    return 0;
  } finally {
    await client.end();
  }
}
