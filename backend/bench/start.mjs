import { execFile, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cpuMs, freePort, median, startProduct, until } from './setup.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'backend/dist/main.js');
const BARE = join(import.meta.dirname, 'baselines/bare-page.mjs');
/** As `npm start`, the image and the unit files start it. */
const NODE_ARGS = (process.env.BENCH_NODE_ARGS ?? '--max-semi-space-size=4').split(' ').filter(Boolean);
const MEGABYTE = 1024 * 1024;

/**
 * W8: from the start of the process to the first answered page, with PostgreSQL running and the schema up to date, and what the
 * process holds when it has rested for a while; beside node:http and pg. They take turns. Seconds, CPU seconds and MB.
 */
export async function benchStart({ rounds = 5, restMs = 60_000 } = {}) {
  const product = await startProduct();
  const { rows } = await product.pool.query(
    'SELECT hashed_url AS link FROM evaluation WHERE published IS NOT NULL AND deleted_at IS NULL LIMIT 1',
  );
  const ours = () => startOurs(product.databaseUrl);
  const theirs = () => startBare(product.databaseUrl, rows[0].link);
  try {
    const pairs = [];
    for (let round = 0; round <= rounds; round++) pairs.push([await once(ours), await once(theirs)]);
    // The first round warms the disk's cache up.
    const figures = (key) => [0, 1].map((side) => median(pairs.slice(1).map((pair) => pair[side][key])));
    const memory = await Promise.all([ours, theirs].map((start) => atRest(start, restMs)));
    return [
      lineOf('warm start to the first page, s', figures('page'), 1.5),
      lineOf('warm start to the first answer of /api/health/ready, s', figures('health'), 1.5),
      lineOf('CPU until then, s', figures('cpu')),
      lineOf(`memory after ${restMs / 1000} s of rest, MB`, memory, 130),
    ];
  } finally {
    await product.stop();
  }
}

/**
 * `npm start` in a fresh clone of what is committed, with packages that npm has in its cache: how much of the disk they take, and how
 * long it takes to the first page.
 */
export async function benchFreshClone() {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  chmodSync(clone, 0o755);
  const port = String(await freePort());
  try {
    const started = performance.now();
    const since = () => (performance.now() - started) / 1000;
    await promisify(execFile)('git', ['clone', '--quiet', ROOT, clone]);
    const child = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...process.env, PORT: port, DATA_DIR: join(clone, '.data') },
      stdio: ['ignore', 'pipe', 'inherit'],
      // npm does not pass signals on: all of them get it.
      detached: true,
    });
    const ended = new Promise((done) => child.once('exit', done));
    let output = '';
    let installed = 0;
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (installed === 0 && output.includes('Building')) installed = since();
    });
    await until(() => {
      if (child.exitCode !== null) throw new Error(`The clone did not start:\n${output}`);
      return isAnswered(`http://127.0.0.1:${port}/`);
    }, 600_000);
    const seconds = since();
    process.kill(-child.pid, 'SIGTERM');
    await ended;
    return [
      lineOf('packages on the disk, MB', [sizeOf(join(clone, 'node_modules')) / MEGABYTE], 650),
      lineOf('fresh clone to installed packages, s', [installed]),
      lineOf('fresh clone to the first page, s', [seconds], 45),
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

const lineOf = (about, [own, bare = null], goal = null) => ({ about, own, bare, goal, load: loadavg()[0] });

async function startOurs(databaseUrl) {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...NODE_ARGS, MAIN], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'ab'.repeat(32),
      SETTINGS_KEY: 'cd'.repeat(32),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return { child, page: `${origin}/`, health: `${origin}/api/health/ready` };
}

async function startBare(databaseUrl, link) {
  const child = spawn(process.execPath, [BARE, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise((done) => child.stdout.once('data', (chunk) => done(String(chunk).trim())));
  const page = `http://127.0.0.1:${port}/${link}`;
  return { child, page, health: page };
}

async function once(start) {
  const started = performance.now();
  const { child, page, health } = await start();
  const since = async (url) => {
    await until(() => isAnswered(url), 60_000);
    return (performance.now() - started) / 1000;
  };
  const figures = { page: await since(page), health: await since(health), cpu: cpuMs(child.pid) / 1000 };
  await end(child);
  return figures;
}

async function atRest(start, restMs) {
  const { child, page } = await start();
  await until(() => isAnswered(page), 60_000);
  await sleep(restMs);
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  await end(child);
  return Number(kilobytes) / 1024;
}

async function end(child) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

const isAnswered = (url) =>
  fetch(url).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );

/** What a folder takes of the disk: many of its files are smaller than a block. */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : lstatSync(path).blocks * 512);
  }, 0);
}

/** The results as a Markdown table, with goals. */
export function tableOf(results) {
  const shown = (value) => (value === null ? '' : value.toFixed(value < 20 ? 2 : 0));
  const lines = results.map(({ about, own, bare, goal, load }) => {
    const goals = goal === null ? '' : `≤ ${goal}: ${own <= goal ? 'yes' : 'no'}`;
    const ratio = bare === null ? '' : (own / bare).toFixed(1);
    return `| ${[about, shown(own), shown(bare), ratio, goals, load.toFixed(1)].join(' | ')} |`;
  });
  return [
    '| what | ours | bare | ratio | goal | load |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [rounds = 5, seconds = 60, clone] = process.argv.slice(2);
  const results = await benchStart({ rounds: Number(rounds), restMs: Number(seconds) * 1000 });
  console.log(tableOf([...results, ...(clone === 'clone' ? await benchFreshClone() : [])]));
}
