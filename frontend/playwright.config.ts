import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Journeys mostly wait for pages and letters: two at a time keep two cores busy. */
const workers = Number(process.env.E2E_WORKERS ?? 2);
const firstPort = Number(process.env.E2E_PORT ?? 3177);
if (process.env.E2E_FOLDER === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  process.env.E2E_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

/** Every worker has a server and data of its own, so that no journey meets the traces of another that runs beside it. */
const places = Array.from({ length: workers }, (_, index) => ({
  port: firstPort + index,
  mailPort: firstPort + 40 + index,
  url: `http://localhost:${firstPort + index}`,
  data: join(process.env.E2E_FOLDER!, String(index)),
}));
const here = places[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]!;
process.env.E2E_URL = here.url;
process.env.E2E_DATA = here.data;

/** The same engine without a window does a third less work. */
const withoutWindow = '/usr/bin/chromium-headless-shell';
const chromium =
  process.env.CHROMIUM_PATH ?? (existsSync(withoutWindow) ? withoutWindow : '/usr/bin/chromium');

/** What each command leaves to the others (docs/tests.md); a spec that is named by itself always runs. */
const leftOut: Record<string, string[]> = {
  gate: ['**/*.quick.spec.ts', '**/*.release.spec.ts'],
  release: ['**/*.quick.spec.ts'],
};

const leftOutHere = leftOut[process.env.TEST_LEVEL ?? ''] ?? [];

/** Journeys that start a server of their own. */
const ownServer = /\/(background-work|settings)\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };

/** The real server in embedded mode, with its demo data and its outbox, driven by the system's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: leftOutHere,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers,
  fullyParallel: false,
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    baseURL: here.url,
    locale: 'hu-HU',
    // A click on what still moves is lost on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs as much as a fifth of it: ask for it with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Pages of one context share what they have loaded.
        '--process-per-site',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The longest go first: at the end they would keep one core waiting.
    { name: 'own server', testMatch: ownServer, use: desktop },
    { name: 'desktop', testIgnore: [...leftOutHere, ownServer], use: desktop },
    {
      name: 'phone',
      testMatch: /\/(public-pages|evaluation)\.spec\.ts$/,
      // The pages are the same ones: the gate looks at what a hand does there.
      grep: process.env.TEST_LEVEL === 'gate' ? /@phone/ : /./,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: places.flatMap(({ port, mailPort, url, data }) => [
    {
      command: `node ${resolve(import.meta.dirname, 'e2e/post-office.mjs')} ${mailPort} ${data}`,
      port: mailPort,
    },
    {
      command: `node ${resolve(import.meta.dirname, 'e2e/demo-server.mjs')}`,
      url: `${url}/api/health/ready`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        DATA_DIR: data,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        // Texts are read by a program.
        READING_PACE: '1000000',
        // Journeys write the texts themselves, when they get there.
        AUTO_GENERATE: 'false',
        // Without a mail service nothing counts as sent.
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      },
    },
  ]),
});
