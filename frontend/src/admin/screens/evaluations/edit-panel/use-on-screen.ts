import { useEffect, useEffectEvent, type RefObject } from 'react';

/** So long a text has to be on the screen until it counts as opened. */
const momentMs = 800;
/** The action bar covers the lower edge of the window. */
const margin = '0px 0px -64px 0px';

/**
 * Calls back once the element has been inside the window for a moment, in a tab that is looked at; again whenever `key`
 * changes. A null `key` waits.
 */
export function useOnScreen(
  element: RefObject<HTMLElement | null>,
  key: string | null,
  onSeen: () => void,
): void {
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (key === null || element.current === null || !('IntersectionObserver' in window)) return;
    let inside = false;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      if (inside && document.visibilityState === 'visible') timer = window.setTimeout(report, momentMs);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inside = entries.at(-1)?.isIntersecting ?? false;
        wait();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', wait);
    };
  }, [element, key]);
}
