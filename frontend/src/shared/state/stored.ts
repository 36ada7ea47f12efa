/** `tab`: until the tab is closed, through reload and sign-out. `browser`: beyond that, for all tabs. */
type Place = 'tab' | 'browser';

/**
 * The browser's storage, which may be switched off, full, or forbidden in a frame: then nothing is found and nothing is kept,
 * which is no error.
 */
function using<T>(place: Place, act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(place === 'tab' ? sessionStorage : localStorage);
  } catch {
    return otherwise;
  }
}

/** The text under a key; null: none. */
export function readStored(place: Place, key: string): string | null {
  return using(place, (storage) => storage.getItem(key), null);
}

/** Keeps a text; null forgets it. False where the browser has refused. */
export function writeStored(place: Place, key: string, text: string | null): boolean {
  return using(
    place,
    (storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    },
    false,
  );
}

/** All keys under which something is kept. */
export function storedKeys(place: Place): string[] {
  return using(place, Object.keys, []);
}

/** The value under a key; null: none, or somebody else's entry, or half of one. */
export function readStoredValue(place: Place, key: string): unknown {
  try {
    return JSON.parse(readStored(place, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; null forgets it. */
export function writeStoredValue(place: Place, key: string, value: object | null): boolean {
  return writeStored(place, key, value === null ? null : JSON.stringify(value));
}
