import { readStored, writeStored } from '../../../shared/state/stored.ts';

const storageKey = 'adminSignedIn';

/** Whether somebody has signed in with this browser and not signed out: who is not signed in now was thrown out. */
export const wasSignedIn = (): boolean => readStored('browser', storageKey) !== null;

/** Remembers that somebody is signed in, or that they have signed out themselves. */
export function markSignedIn(isSignedIn: boolean): void {
  writeStored('browser', storageKey, isSignedIn ? 'true' : null);
}
