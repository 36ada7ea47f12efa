import { readStored, writeStored } from '../../shared/state/stored.ts';

const KEY = 'sign-in-back';

/**
 * Keeps where somebody wanted to go, in this tab alone: a single sign-on leads away, and back without it where it fails. Where
 * the browser keeps nothing, that leads to the start.
 */
export function keepDestination(back: string): void {
  writeStored('tab', KEY, back);
}

/** What was kept last; null: nothing. */
export function storedDestination(): string | null {
  return readStored('tab', KEY);
}
