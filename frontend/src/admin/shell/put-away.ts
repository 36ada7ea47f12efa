const forMilliseconds = 7 * 24 * 60 * 60_000;
const keyOf = (name: string) => `putAway-${name}`;

/** Whether somebody has put this away in this browser within the last seven days. */
export function isPutAway(name: string, now: number): boolean {
  try {
    const at = Number(localStorage.getItem(keyOf(name)) ?? Number.NaN);
    return now - at < forMilliseconds;
  } catch {
    return false;
  }
}

/** Puts it away for seven days. */
export function putAway(name: string, now: number): void {
  try {
    localStorage.setItem(keyOf(name), String(now));
  } catch {
    // A browser that keeps nothing shows it again with the next page.
  }
}
