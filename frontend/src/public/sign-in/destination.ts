const KEY = 'sign-in-back';

/** Keeps where somebody wanted to go, in this tab alone: a single sign-on leads away, and back without it where it fails. */
export function keepDestination(back: string): void {
  try {
    window.sessionStorage.setItem(KEY, back);
  } catch {
    // Where the browser keeps nothing, a sign-in that has failed leads to the start, as before.
  }
}

/** What was kept last; null: nothing. */
export function keptDestination(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
