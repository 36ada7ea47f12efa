import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Ends with one clear sentence when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a command and waits; rejects with its exit code. */
export function run(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`)),
    );
  });
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
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!toRun && isInstalled(true)) {
    console.log('Installing what checks and tests need (under a minute, once) …');
    await npm(['install', '--no-save', ...quietly]);
    if (isInstalled(false)) return;
  }
  console.log('Installing packages (under a minute, once) …');
  await npm(['ci', ...(toRun ? ['--omit=dev'] : []), ...quietly]);
}

/** npm notes what it installed among the packages, and last: an interrupted installation counts as none. */
function isInstalled(toRun) {
  const note = readIf(join(root, 'node_modules', '.package-lock.json'));
  if (note === null) return false;
  const installed = JSON.parse(note).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { integrity, dev, optional, devOptional }]) =>
      !integrity ||
      installed[path]?.integrity === integrity ||
      (!installed[path] && (optional || devOptional || (dev && toRun))),
  );
}

const BACKEND = [
  'backend/src',
  'backend/package.json',
  'backend/tsconfig.json',
  'backend/tsconfig.build.json',
];
const FRONTEND = [
  'frontend/src',
  'frontend/package.json',
  'frontend/tsconfig.json',
  'frontend/vite.config.ts',
  'frontend/entries.ts',
  'frontend/scripts',
  'frontend/index.html',
  'frontend/form.html',
  'frontend/admin.html',
  'frontend/public',
];

/** Builds the parts whose sources have changed since the last build; only one of them where it is named. */
export async function ensureBuilt(only = null) {
  const parts = [
    { name: 'back end', workspace: 'backend', stamp: 'backend/dist/.built', sources: BACKEND },
    { name: 'front end', workspace: 'frontend', stamp: 'frontend/dist/.built', sources: FRONTEND },
  ];
  const stale = parts
    .filter(({ workspace }) => only === null || workspace === only)
    .map((part) => ({ ...part, wanted: fingerprint(part.sources) }))
    .filter(({ stamp, wanted }) => readIf(join(root, stamp)) !== wanted);
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ name }) => name).join(' and the ')} …`);
  await Promise.all(
    stale.map(async ({ workspace, stamp, wanted }) => {
      await npm(['run', 'build', '-w', workspace, '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
      mkdirSync(dirname(join(root, stamp)), { recursive: true });
      writeFileSync(join(root, stamp), wanted);
    }),
  );
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
