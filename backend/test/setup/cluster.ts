import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './environment.js';
import { makeMember, type Member } from './member.js';
import { startNginx, type NginxServer } from './nginx.js';
import { startRedis, type RedisServer } from './redis.js';

/** Loopback addresses that stand for machines. */
const API_ADDRESSES = ['127.0.0.1', '127.0.0.2'] as const;
const WORKERS = 2;

export interface Cluster {
  /** Where people find it: the front door. */
  url: string;
  /** DATA_DIR of all. */
  data: string;
  redis: RedisServer;
  members: Member[];
  close: () => Promise<void>;
}

/** Two API and two worker processes on one database and one real Redis, behind the project's own nginx configuration. */
export async function startCluster(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<Cluster> {
  const data = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(data, 0o755);
  const [redis, door, apiPort] = [await startRedis(), await freePort(), await freePort()];
  const shared = {
    ...variables,
    REDIS_URL: redis.url,
    DATA_DIR: data,
    PUBLIC_URL: `http://localhost:${door}`,
    TRUST_PROXY: '1',
  };
  const member = async (name: string, own: Record<string, string>) =>
    makeMember(name, databaseUrl, { ...shared, ...own });
  const apis = API_ADDRESSES.map((HOST, n) =>
    member(`api ${n + 1}`, { ROLE: 'api', HOST, PORT: String(apiPort) }),
  );
  const workers = Array.from({ length: WORKERS }, (_, n) => member(`worker ${n + 1}`, { ROLE: 'worker' }));
  const members = await Promise.all([...apis, ...workers]);
  let nginx: NginxServer | null = null;
  const close = async () => {
    await nginx?.stop();
    await Promise.all(members.map(({ stop }) => stop()));
    await redis.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await Promise.all(members.map(({ start }) => start()));
    nginx = await startNginx(API_ADDRESSES, apiPort, door);
    return { url: nginx.url, data, redis, members, close };
  } catch (error) {
    await close();
    throw error;
  }
}
