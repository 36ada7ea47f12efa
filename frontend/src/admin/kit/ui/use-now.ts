import { useSyncExternalStore } from 'react';

const tickMilliseconds = 15_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tickMilliseconds);
  return () => clearInterval(timer);
}

/** The present, in milliseconds, for words such as "5 hours left"; it moves on every 15 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / tickMilliseconds) * tickMilliseconds);
}
