import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { until } from './client.js';
import { freePort, testEnvironment } from './test-app.js';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

export interface ServerProcess {
  baseUrl: string;
  /** What it wrote so far. */
  output: () => string;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
  /** Ends it as an operator would. */
  stop: () => Promise<void>;
}

/** The built server as a process of its own; resolves when it is ready. */
export async function startProcess(
  databaseUrl: string,
  variables: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...testEnvironment(databaseUrl, port, variables) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${output}`);
    const answer = await fetch(`${baseUrl}/api/health/ready`).catch(() => null);
    return answer?.status === 200;
  }, 25_000);
  return { baseUrl, output: () => output, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
