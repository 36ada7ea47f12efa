const memory = 'chunk-reload-at';
const pauseMilliseconds = 30_000;

/**
 * Loads the page again when a part of it is gone because a new version was deployed; at most every 30
 * seconds. Offline it would only lead to the browser's own error page, and what is shown would be lost.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(memory) ?? 0);
    if (Date.now() - last < pauseMilliseconds) return;
    sessionStorage.setItem(memory, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
