import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as `(min-width: 768px)`; drawn anew when that changes. */
export function useMedia(query: string): boolean {
  const watch = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
