import { readStored, writeStored } from '../../../shared/state/stored.ts';
import { createStore, useStore } from '../../../shared/state/store.ts';

const storageKey = 'adminSingleKeysOff';
/** Switched off in a browser that keeps nothing: until the page is left. */
const offHere = createStore(false);

/** Whether single keys do something; who speaks to the computer can switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return !offHere.value() && readStored('browser', storageKey) !== 'true';
}

/** Switches single keys on or off in this browser. */
export function switchSingleKeys(on: boolean): void {
  const isKept = writeStored('browser', storageKey, on ? null : 'true');
  offHere.set(!on && !isKept);
}

/** The same for components. */
export function useSingleKeysOn(): boolean {
  return useStore({ subscribe: offHere.subscribe, value: areSingleKeysOn });
}
