import { useEffect, useRef, type RefObject } from 'react';

let lastScreen: string | null = null;

/**
 * Moves the focus to a screen's heading when the screen changes, as a page load would (WCAG 2.4.3).
 * The first screen of a page load keeps the browser's own focus. The heading needs `tabIndex={-1}`.
 */
export function useFocusHeading(screen: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => {
    if (lastScreen !== null && lastScreen !== screen) heading.current?.focus({ preventScroll: true });
    lastScreen = screen;
  }, [screen]);
  return heading;
}
