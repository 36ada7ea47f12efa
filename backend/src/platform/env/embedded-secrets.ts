import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rememberSecret } from '../crypto/known-secrets.js';
import type { Env, ReadyEnv } from './env.js';

/** In embedded mode secrets are made once and stored under DATA_DIR, readable by the owner alone (mode 0600). */
export function withSecrets(env: Env): ReadyEnv {
  return {
    ...env,
    sessionSecret: env.sessionSecret ?? storedSecret(env.dataDir, 'session-secret'),
    settingsKey: env.settingsKey ?? storedSecret(env.dataDir, 'settings-key'),
  };
}

function storedSecret(dataDir: string, name: string): Buffer {
  const directory = join(dataDir, 'secrets');
  const file = join(directory, name);
  if (!existsSync(file)) {
    // The folder above stays enterable: the database beside runs as another user when we are root.
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  }
  const secret = readFileSync(file, 'utf8').trim();
  rememberSecret(secret);
  return Buffer.from(secret, 'hex');
}
