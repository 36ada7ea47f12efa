import { readStored, writeStored } from '../state/stored.ts';

const memory = 'chunk-reload-at';
const pauseMilliseconds = 30_000;

/**
 * Loads the page again when a part of it is gone because a new version was deployed; at most every 30
 * seconds. Offline it would only lead to the browser's own error page, and what is shown would be lost.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const last = Number(readStored('tab', memory) ?? 0);
    if (Date.now() - last < pauseMilliseconds) return;
    // What is not remembered would be done for ever.
    if (!writeStored('tab', memory, String(Date.now()))) return;
    event.preventDefault();
    window.location.reload();
  });
}
