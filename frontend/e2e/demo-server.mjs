import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = resolve(import.meta.dirname, '../../backend/dist/main.js');

/**
 * Gives a server that is about to start the data of the run's demo. Writing the demo takes more work than most journeys: the
 * first server of a run makes it, by a start and an end of its own, and all others take a copy.
 * @param {string} data folder of the server; nothing is changed where it has a database already
 * @returns {Promise<void>}
 */
export async function copyDemo(data) {
  const demo = join(process.env.E2E_FOLDER, 'demo');
  if (!existsSync(demo)) await makeDemo(demo);
  mkdirSync(data, { recursive: true });
  // The database keeps its owner, who is another user where the tests run as root.
  if (!existsSync(join(data, 'postgres'))) execFileSync('cp', ['-a', `${demo}/.`, data]);
}

/** Made apart and moved: a folder that is there is complete. */
async function makeDemo(demo) {
  const data = `${demo}.new`;
  rmSync(data, { recursive: true, force: true });
  const PORT = await freePort();
  const { SMTP_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DATA_DIR: data, PORT, LOG_LEVEL: 'error' },
  });
  const ended = once(server, 'exit');
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  // It listens only when the demo is there.
  while (!hasEnded() && !(await isReady(PORT))) await sleep(100);
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The demo could not be made: the server ended with ${code}`);
  renameSync(data, demo);
}

const isReady = (port) =>
  fetch(`http://localhost:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return String(port);
}

// As a program: the server itself, on the demo.
if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  await copyDemo(process.env.DATA_DIR);
  await import(program);
}
