import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test';
import { freePort } from '../../backend/test/setup/ports.ts';
import { until } from '../../backend/test/setup/until.ts';
import { copyDemo } from './demo-server.mjs';
import { type Place } from './place.ts';

/** Servers that start at once on a small machine share its processors. */
const START_LIMIT_MS = 120_000;

/** A server of a journey's own, with its demo data and variables of its own. */
export interface OwnServer extends Place {
  stop: () => Promise<void>;
  /** Takes the process away in the middle of its work (kill -9). */
  kill: () => Promise<void>;
  /** Starts it again where it was: same address, same data. */
  start: () => Promise<void>;
}

/** Starts the built server on a free port, with the demo unless it is to be empty. */
export async function startOwnServer(
  { request }: PlaywrightWorkerArgs['playwright'],
  variables: Record<string, string>,
): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'e2e-own-'));
  chmodSync(data, 0o755);
  if (variables.SEED_DEMO !== 'false') await copyDemo(data);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(process.execPath, [resolve(import.meta.dirname, '../../backend/dist/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: data,
        PORT: String(port),
        LOG_LEVEL: 'error',
        READING_PACE: '1000000',
        // Journeys write the texts themselves, when they get there.
        AUTO_GENERATE: 'false',
        ...variables,
      },
    });
    await waitUntilReady(await request.newContext({ baseURL: url }), server);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const isGone = server.exitCode !== null || server.signalCode !== null;
    const gone = isGone ? null : once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    data,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(context: APIRequestContext, server: ChildProcess): Promise<void> {
  const isReady = async () => {
    if (server.exitCode !== null) throw new Error('The server of this journey did not start.');
    return (await context.get('/api/health/ready').catch(() => null))?.ok();
  };
  try {
    await until(isReady, START_LIMIT_MS);
  } finally {
    await context.dispose();
  }
}
