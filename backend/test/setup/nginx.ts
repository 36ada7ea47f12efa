import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from './until.js';
import { freePort } from './environment.js';
import { startNameServer } from './name-server.js';

const LOCAL_COPY = resolve(import.meta.dirname, '../../../nginx/local-copy.sh');

export interface NginxServer {
  /** With the name that a browser would use. */
  url: string;
  stop: () => Promise<void>;
}

/** The project's own nginx configuration in front of APIs that listen on the same port of several addresses. */
export async function startNginx(
  addresses: readonly string[],
  apiPort: number,
  port: number,
): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers run as nobody when we are root.
  chmodSync(folder, 0o755);
  const names = await startNameServer(addresses);
  const ports = [port, await freePort(), await freePort()].map(String);
  execFileSync('sh', [LOCAL_COPY, 'plain', folder, ...ports]);
  const upstream = join(folder, 'snippets', 'upstream.conf');
  const moved = readFileSync(upstream, 'utf8')
    .replace('127.0.0.11', `127.0.0.1:${names.port}`)
    .replace('api:3000', `api:${apiPort}`);
  writeFileSync(upstream, moved);
  const settings = `daemon off; pid ${folder}/nginx.pid;`;
  const options = ['-e', 'stderr', '-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-g', settings];
  const child = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString('utf8')));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended while starting:\n${complaints}`);
    return fetch(`http://127.0.0.1:${ports[2]}/`).catch(() => null);
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      names.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
