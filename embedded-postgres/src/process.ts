import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Server {
  pid: number;
  port: number;
}

/** What PostgreSQL's own lock file says, also of a server that is gone. */
export function lockFileOf(data: string): Server | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return pid! > 0 && port! > 0 ? { pid: pid!, port: port! } : null;
}

/** A live server on this data directory, in reach of this process. */
export function runningServer(data: string): Server | null {
  const server = lockFileOf(data);
  return server && isServer(server.pid, data) ? server : null;
}

/** Pids are given again and zombies linger, so the command line must match. */
export function isServer(pid: number, data: string): boolean {
  return process.platform === 'linux' ? readProc(pid).includes(data) : readPs(pid).includes(data);
}

function readProc(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return []; // gone, or a zombie, whose command line is empty anyway
  }
}

function readPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Fast, then immediate shutdown; returns when the server is gone. */
export async function stopServer(pid: number, data: string): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', 9000],
    ['SIGQUIT', 3000],
  ] as const) {
    if (!isServer(pid, data)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + limitMs; Date.now() < deadline && isServer(pid, data);)
      await sleep(10);
  }
}
