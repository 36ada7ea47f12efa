import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** So long the end of a text has to be on the screen until it counts as seen. */
const momentMs = 800;
/** The action bar covers the lower edge of the window. */
const margin = '0px 0px -64px 0px';

/**
 * Says whenever the element comes into the window of a tab that is looked at, and when it leaves it; anew whenever `key`
 * changes. A null `key` is not looked at.
 */
export function useShown(
  element: RefObject<HTMLElement | null>,
  key: string | null,
  onChange: (isShown: boolean) => void,
): void {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (key === null || element.current === null || !('IntersectionObserver' in window)) return;
    let isInside = false;
    const tell = () => report(isInside && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        isInside = entries.at(-1)?.isIntersecting ?? false;
        tell();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      report(false);
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [element, key]);
}

/** Calls back once the element has been shown for a moment; again whenever `key` changes. */
export function useOnScreen(
  element: RefObject<HTMLElement | null>,
  key: string | null,
  onSeen: () => void,
): void {
  const timer = useRef(0);
  useShown(element, key, (isShown) => {
    clearTimeout(timer.current);
    if (isShown) timer.current = window.setTimeout(onSeen, momentMs);
  });
}
