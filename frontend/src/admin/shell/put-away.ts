import { readStored, writeStored } from '../../shared/state/stored.ts';

const forMilliseconds = 7 * 24 * 60 * 60_000;
const keyOf = (name: string) => `putAway-${name}`;

/** Whether somebody has put this away in this browser within the last seven days. */
export function isPutAway(name: string, now: number): boolean {
  const at = Number(readStored('browser', keyOf(name)) ?? Number.NaN);
  return now - at < forMilliseconds;
}

/** Puts it away for seven days. */
export function putAway(name: string, now: number): void {
  writeStored('browser', keyOf(name), String(now));
}
