import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './environment.js';

export interface RedisServer {
  url: string;
  /** SIGSTOP makes it hang, SIGCONT go on, SIGKILL crash. */
  signal: (signal: NodeJS.Signals) => void;
  /** Forgets everything, as after a restart without files. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A Redis of its own on a free port, without files. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const own = port ?? (await freePort());
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...options, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${own}`;
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return {
    url,
    signal: (signal) => void child.kill(signal),
    flush: async () => {
      const own = new Redis(url);
      await own.flushall();
      own.disconnect();
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
