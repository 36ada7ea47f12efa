import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createApp } from '../bootstrap.js';
import { describeApi } from '../api-document.js';
import { migrate } from '../platform/database/data-source.js';
import { loadEnv } from '../platform/env/env.js';
import { withScratchDatabase } from './scratch-database.js';

/** Writes backend/openapi.json from the running application's own routes. */
await withScratchDatabase(async (url) => {
  const secret = '0'.repeat(64);
  const env = loadEnv({
    DATABASE_URL: url,
    SESSION_SECRET: secret,
    SETTINGS_KEY: secret,
    LOG_LEVEL: 'silent',
    ROLE: 'api',
  });
  await migrate(url);
  const app = await createApp(
    { ...env, sessionSecret: env.sessionSecret!, settingsKey: env.settingsKey! },
    url,
    null,
  );
  await app.init();
  writeFileSync(
    resolve(import.meta.dirname, '../../openapi.json'),
    `${JSON.stringify(describeApi(app), null, 2)}\n`,
  );
  await app.close();
});
process.exit(0);
