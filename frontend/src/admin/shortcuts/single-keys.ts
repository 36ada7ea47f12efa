import { useSyncExternalStore } from 'react';

const storageKey = 'adminSingleKeysOff';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing. */
let offHere = false;

/** Whether single keys do something; who speaks to the computer can switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'true';
  } catch {
    return !offHere;
  }
}

/** Switches single keys on or off in this browser. */
export function switchSingleKeys(on: boolean): void {
  offHere = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'true');
  } catch {
    // They stay as they are until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The same for components. */
export function useSingleKeysOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
}
