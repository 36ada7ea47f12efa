import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { showProgress } from './show-progress.mjs';

export const root = resolve(import.meta.dirname, '..');

/** Ends with one clear sentence when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const running = new Set();
let stoppedBy = null;

/** Runs a command and waits; rejects with its exit code. */
export function run(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    if (stoppedBy) return fail(new Error(`not started: ${stoppedBy}`));
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    running.add(child);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) done();
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`));
    });
  });
}

/**
 * Interrupts all that `run` has started, and starts nothing more: the caller ends when they have. Ctrl-C reaches them without us, and
 * a second one would keep them from tidying up.
 */
export function stopRuns(signal) {
  stoppedBy = signal;
  if (signal !== 'SIGINT') for (const child of running) child.kill('SIGINT');
}

/** npm itself, the very one that runs us, where there is one. */
export function npm(args, options) {
  const path = process.env.npm_execpath;
  return path?.endsWith('.js') ? run(process.execPath, [path, ...args], options) : run('npm', args, options);
}

/** A locally installed tool: a package's program, the one of its own name if there are several. */
export const tool = (name, args, options, program = name.split('/').at(-1)) =>
  run(process.execPath, [binOf(name, program), ...args], options);

function binOf(name, own) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (bin[own] ?? Object.values(bin)[0]));
}

/**
 * Installs what the lock file names, unless exactly that is installed. `toRun`: only what building and running need, which
 * are the packages' `dependencies`; what checks and tests need besides is added when they are called.
 */
export async function ensureInstalled({ toRun = false } = {}) {
  if (isInstalled(toRun)) return;
  if (!toRun && isInstalled(true)) {
    console.log('Installing what checks and tests need (once) …');
    await install(['install', '--no-save'], toRun);
    if (isInstalled(false)) return;
  }
  console.log('Installing packages (once) …');
  await install(['ci', ...(toRun ? ['--omit=dev'] : [])], toRun);
}

/** Has npm install, and counts meanwhile whose folders have been filled: npm itself says nothing for the whole time. */
async function install(args, toRun) {
  const wanted = Object.entries(lockedPackages())
    .filter(([, { integrity, dev, optional }]) => integrity && !optional && !(dev && toRun))
    .map(([path]) => join(root, path, 'package.json'));
  const isThere = () => `${wanted.filter((file) => existsSync(file)).length} of ${wanted.length} packages`;
  const quietly = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  await showProgress('Installed', isThere, () =>
    npm([...args, ...quietly], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
}

const lockedPackages = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** npm notes what it installed among the packages, and last: an interrupted installation counts as none. */
function isInstalled(toRun) {
  const note = readIf(join(root, 'node_modules', '.package-lock.json'));
  if (note === null) return false;
  const installed = JSON.parse(note).packages;
  return Object.entries(lockedPackages()).every(
    ([path, { integrity, dev, optional, devOptional }]) =>
      !integrity ||
      installed[path]?.integrity === integrity ||
      (!installed[path] && (optional || devOptional || (dev && toRun))),
  );
}

const BACKEND = [
  'embedded-postgres/src',
  'embedded-postgres/package.json',
  'embedded-postgres/tsconfig.json',
  'backend/src',
  'backend/package.json',
  'backend/tsconfig.json',
  'backend/tsconfig.build.json',
];
const FRONTEND = [
  'backend/src/modules/questionnaires/conditions',
  'frontend/src',
  'frontend/package.json',
  'frontend/tsconfig.json',
  'frontend/vite.config.ts',
  'frontend/entries.ts',
  'frontend/precompress.ts',
  'frontend/scripts',
  'frontend/index.html',
  'frontend/form.html',
  'frontend/admin.html',
  'frontend/public',
];

/**
 * Builds the parts whose sources have changed since the last build; only one of them where it is named. `quick`: files are
 * compressed fast instead of well.
 */
export async function ensureBuilt(only = null, { quick = false } = {}) {
  const parts = [
    { name: 'back end', workspace: 'backend', stamp: 'backend/dist/.built', sources: BACKEND },
    { name: 'front end', workspace: 'frontend', stamp: 'frontend/dist/.built', sources: FRONTEND },
  ];
  const stale = parts
    .filter(({ workspace }) => only === null || workspace === only)
    .map((part) => ({ ...part, wanted: fingerprint(part.sources) }))
    .filter(({ stamp, wanted }) => readIf(join(root, stamp)) !== wanted);
  if (stale.length === 0) return;
  const underWay = new Set(stale.map(({ name }) => name));
  const named = () => `the ${[...underWay].join(' and the ')}`;
  console.log(`Building ${named()} …`);
  const make = async ({ name, workspace, stamp, wanted }) => {
    await npm(['run', 'build', '-w', workspace, '--silent'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: quick ? { QUICK_BUILD: '1' } : {},
    });
    mkdirSync(dirname(join(root, stamp)), { recursive: true });
    writeFileSync(join(root, stamp), wanted);
    underWay.delete(name);
  };
  await showProgress('Built', named, () => Promise.all(stale.map(make)));
}

const readIf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Names, sizes and times of all sources: cheap, and any edit changes it. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const path of paths) for (const file of filesOf(join(root, path))) hash.update(file);
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  const stat = statSync(path);
  if (stat.isDirectory())
    return readdirSync(path)
      .sort()
      .flatMap((name) => filesOf(join(path, name)));
  return /\.(spec|test)\.tsx?$/.test(path) ? [] : [`${path} ${stat.size} ${stat.mtimeMs}\n`];
}
