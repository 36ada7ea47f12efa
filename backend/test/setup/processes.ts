import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { resolve } from 'node:path';
import { watchLog } from './watched-logs.js';
import { until } from './until.js';
import { freePort, testEnvironment } from './environment.js';

/** Several that start at once on a small machine share its processors. */
const START_LIMIT_MS = 120_000;
const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

export interface ServerProcess {
  baseUrl: string;
  /** What it wrote so far. */
  output: () => string;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
  /** Ends it as an operator would; answers its exit code, null when it had to be killed before. */
  stop: () => Promise<number | null>;
}

/** The built server as a process of its own, on PORT and HOST where the variables name them; resolves when it is ready. */
export async function startProcess(
  databaseUrl: string,
  variables: Record<string, string>,
): Promise<ServerProcess> {
  const port = Number(variables.PORT ?? (await freePort()));
  const env = {
    PATH: process.env.PATH,
    ...testEnvironment(databaseUrl, port, { LOG_LEVEL: 'debug', ...variables }),
  };
  const child = spawn(process.execPath, [MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  watchLog({ databaseUrl, env, output: () => output });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  const baseUrl = `http://${variables.HOST ?? '127.0.0.1'}:${port}`;
  const ready = until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${output}`);
    return isReady(baseUrl);
  }, START_LIMIT_MS);
  await ready.catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    baseUrl,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Whether a server takes requests, asked on a connection of its own that leaves none behind. */
export function isReady(baseUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${baseUrl}/api/health/ready`, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
    }).once('error', () => resolve(false));
  });
}
