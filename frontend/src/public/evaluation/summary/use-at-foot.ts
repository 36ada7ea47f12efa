import { useEffect, useState, type RefObject } from 'react';

/** All of the window but a strip as high as a bar at its foot. */
const aboveFoot = '-88%';

/** Whether an element reaches to the foot of the window, where a bar would cover it. */
export function useAtFoot(element: RefObject<HTMLElement | null>): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setIsThere(entry?.isIntersecting === true), {
      rootMargin: `${aboveFoot} 0px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isThere;
}
