/**
 * What waits in this browser tab, through reload and sign-out: unsaved texts above all. A browser that keeps nothing still
 * has them on the screen, and asks before they go.
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. */
export function writeStored(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing can be kept then.
  }
}

/** Whether something waits under a key that begins like this. */
export function hasStored(start: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}
