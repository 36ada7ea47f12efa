const stepMs = 50;
/** A slow connection may take this long to bring what the focus goes to. */
const patienceMs = 20_000;

/**
 * Gives an element the focus once what had it is gone: a button that did its work, a row that was deleted, a
 * dialog that closes (WCAG 2.4.3). Whoever has put the focus somewhere else in the meantime keeps it.
 */
export function passFocus(id: string, patience = patienceMs): void {
  setTimeout(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (lost) document.getElementById(id)?.focus({ preventScroll: true });
    const waiting = lost ? document.activeElement?.id !== id : active.closest('.ant-modal-root') !== null;
    if (waiting && patience > stepMs) passFocus(id, patience - stepMs);
  }, stepMs);
}
