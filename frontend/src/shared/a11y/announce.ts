let region: HTMLElement | null = null;
let flip = false;

/** Makes the live region; it has to be in the page before the first message (WCAG 4.1.3). */
export function startAnnouncements(): void {
  if (region !== null) return;
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  document.body.append(region);
}

/** Has screen readers say a sentence without moving the focus; the same sentence twice is said twice. */
export function announce(sentence: string): void {
  startAnnouncements();
  flip = !flip;
  if (region !== null) region.textContent = flip ? sentence : `${sentence}\u00a0`;
}

/** Takes back what was said last, for tests: they share a page. */
export function clearAnnouncement(): void {
  if (region !== null) region.textContent = '';
}
