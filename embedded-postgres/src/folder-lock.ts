import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks open(2) itself for the lock: macOS (O_EXLOCK | O_NONBLOCK) and Windows (no sharing). Linux has no such flag. */
const OPEN_LOCKED: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x24, win32: 0x10000000 };
const TAKEN = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

/**
 * Locks a file for this process and those that inherit the descriptor; null when another process holds it. The system
 * itself keeps the lock and ends it with its last holder, however that ends: it is the same for other containers on
 * the same volume, and knows no stale holders, process ids or clocks.
 */
export function lockFile(file: string): number | null {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const locked = OPEN_LOCKED[process.platform];
  if (locked !== undefined) {
    try {
      return openSync(file, flags | locked, 0o600);
    } catch (error) {
      if (TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }
  const descriptor = openSync(file, flags, 0o600);
  // The program ends, but what it locked is the open file, which it shares with us.
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  if (status === 0) return descriptor;
  closeSync(descriptor);
  if (status === 1) return null;
  throw new Error(
    error
      ? 'it is locked by the program flock of util-linux, which is missing'
      : `flock ended with ${status}`,
  );
}

/** As `lockFile`, but tries for a while. */
export async function lockFileWithin(limitMs: number, file: string): Promise<number | null> {
  for (const deadline = Date.now() + limitMs; ; await sleep(100)) {
    const descriptor = lockFile(file);
    if (descriptor !== null || Date.now() >= deadline) return descriptor;
  }
}

/** Writes down who holds the lock, for the message to processes that are refused. */
export function signLock(descriptor: number): void {
  ftruncateSync(descriptor);
  writeSync(descriptor, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`, 0);
}

/** Who holds the lock, as written there. */
export function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'another process';
  } catch {
    return 'another process';
  }
}
