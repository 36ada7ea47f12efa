const stepMs = 50;
/** So long what is drawn or loaded first may take to appear. */
const patienceMs = 2_000;
/** A slow connection may take this long to bring what a lost focus goes to. */
const longPatienceMs = 20_000;

interface Taking {
  /** Where on the screen it is brought to. */
  at?: ScrollLogicalPosition;
  /** What has the focus instead where it does not appear. */
  orElse?: string;
}

/**
 * Gives the element with this id the focus, as soon as it is there. `if-lost`: once what had the focus is gone, such as a button
 * that did its work, a row that was deleted, a dialog that closes (WCAG 2.4.3); the person who has put the focus somewhere else in the
 * meantime keeps it.
 */
export function focusWhenThere(id: string, how: Taking | 'if-lost' = {}): void {
  if (how === 'if-lost') giveBack(id);
  else setTimeout(() => take(id, how, patienceMs));
}

function take(id: string, how: Taking, patience: number): void {
  const isLast = patience <= 0;
  const element = document.getElementById(isLast ? (how.orElse ?? id) : id);
  if (element === null && !isLast) setTimeout(() => take(id, how, patience - stepMs), stepMs);
  if (how.at !== undefined) element?.scrollIntoView({ block: how.at });
  element?.focus({ preventScroll: how.at !== undefined });
}

/** Waits also while a dialog that closes gives the focus back to a button that is about to go: nothing but a key or a press is the person's choice. */
function giveBack(id: string): void {
  const page = document;
  const until = Date.now() + longPatienceMs;
  const acting = new AbortController();
  for (const kind of ['keydown', 'pointerdown'])
    page.addEventListener(kind, () => acting.abort(), { capture: true, signal: acting.signal });
  const look = () => {
    const isLost = page.activeElement === null || page.activeElement === page.body;
    if (isLost) page.getElementById(id)?.focus({ preventScroll: true });
    const isOver = page.activeElement?.id === id || (acting.signal.aborted && !isLost);
    if (isOver || Date.now() > until) acting.abort();
    else setTimeout(look, stepMs);
  };
  setTimeout(look, stepMs);
}
