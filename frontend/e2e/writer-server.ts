import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type APIRequestContext } from '@playwright/test';
import { startAiServer, type AiServer } from '../../backend/test/fakes/ai-server.ts';
import { type Place } from './place.ts';
import { signedInRequest } from './sign-in.ts';

/** A server whose texts come from an AI service that takes its time and fails when it is told to. */
export interface WriterPlace extends Place {
  ai: AiServer;
}

// Long enough that the progress of a few texts can be watched on a busy machine, in two tabs and over a reload.
const latencyMs = 1500;

export const test = base.extend<object, { writer: WriterPlace }>({
  writer: [
    async ({ playwright }, provide) => {
      const ai = await startAiServer({ latencyMs });
      const data = mkdtempSync(join(tmpdir(), 'e2e-writer-'));
      chmodSync(data, 0o755);
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = startServer(data, port, ai);
      await waitUntilReady(await playwright.request.newContext({ baseURL: url }), server);
      await waitForDemo({ url, data });
      await provide({ url, data, ai });
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await ai.close();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ writer }, provide) => provide(writer.url),
});

function startServer(data: string, port: number, ai: AiServer): ChildProcess {
  return spawn(process.execPath, [resolve(import.meta.dirname, '../../backend/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: 'error',
      OPENAI_API_KEY: 'key-of-the-tests',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
      GENERATION_CONCURRENCY: '2',
    },
  });
}

async function waitUntilReady(request: APIRequestContext, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 80_000 && server.exitCode === null; waited += 200) {
    const answer = await request.get('/api/health/ready').catch(() => null);
    if (answer?.ok() === true) return request.dispose();
    await sleep(200);
  }
  throw new Error('The server with the AI writer did not start.');
}

/** The demo data comes after the first calls are answered. */
async function waitForDemo(place: Place): Promise<void> {
  const request = await signedInRequest(place);
  const isThere = async () =>
    ((await (await request.get('/api/admin/questionnaires')).json()) as []).length > 0;
  for (let waited = 0; waited < 60_000 && !(await isThere()); waited += 200) await sleep(200);
  await request.dispose();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
