import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startEmbeddedPostgres } from '../../embedded-postgres/dist/index.js';
import { startCluster, type Cluster } from '../../backend/test/setup/cluster.ts';
import { openPostOffice } from './post-office.mjs';

/** Why this machine can't run several servers behind a front door; null when it can. */
export const whatIsMissing = (): string | null => {
  if (process.platform !== 'linux')
    return 'Only Linux has the loopback addresses that stand for machines here.';
  const missing = ['nginx -v', 'redis-server --version'].filter((call) => {
    const [program = '', option = ''] = call.split(' ');
    return spawnSync(program, [option]).status !== 0;
  });
  return missing.length === 0
    ? null
    : `Install nginx and Redis (Debian: apt-get install nginx redis-server).`;
};

/** Two API and two worker processes behind nginx, with a PostgreSQL of their own and the demo in it. */
export const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({ playwright: _ }, provide) => {
      const missing = whatIsMissing();
      if (missing !== null) throw new Error(missing);
      const directory = mkdtempSync(join(tmpdir(), 'e2e-cluster-'));
      chmodSync(directory, 0o755);
      const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), fast: true });
      let data = directory;
      const post = await openPostOffice(0, () => data);
      try {
        const cluster = await startCluster(postgres.url, {
          ADMIN_EMAIL: 'admin@example.com',
          SEED_DEMO: 'true',
          SMTP_URL: post.url,
        });
        ({ data } = cluster);
        await provide(cluster);
        await cluster.close();
      } finally {
        await post.close();
        await postgres.stop();
        rmSync(directory, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ cluster }, provide) => provide(cluster.url),
});
