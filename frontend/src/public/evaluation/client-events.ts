import { createContext, use, useEffect, type MouseEvent } from 'react';
import { sendEvent } from './evaluation.api.ts';

const openers = ['pointerdown', 'keydown', 'touchstart'] as const;
const reported = new Set<string>();

/**
 * Reports once per page load that a person used the page: a real press, key or touch while it is visible.
 * Loading and scrolling do not count, because mail scanners do both (rules: Client events).
 */
export function useOpenedEvent(hashedUrl: string, enabled: boolean): void {
  useEffect(() => {
    if (!enabled || reported.has(hashedUrl)) return;
    const leave = () => openers.forEach((type) => window.removeEventListener(type, notice, true));
    const notice = (event: Event) => {
      if (!event.isTrusted || document.visibilityState !== 'visible' || reported.has(hashedUrl)) return;
      reported.add(hashedUrl);
      leave();
      void sendEvent(hashedUrl, { type: 'opened' });
    };
    openers.forEach((type) => window.addEventListener(type, notice, { capture: true, passive: true }));
    return leave;
  }, [hashedUrl, enabled]);
}

/** Reports that a person followed a product's or the consultation's link; null in the preview. */
export const FollowContext = createContext<((target: string) => void) | null>(null);

/** The handler of a link that is worth reporting. */
export function useFollowReport(target: string): (event: MouseEvent) => void {
  const report = use(FollowContext);
  return (event) => {
    if (event.nativeEvent.isTrusted) report?.(target);
  };
}
