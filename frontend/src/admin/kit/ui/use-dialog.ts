import { useRef, useState, type RefObject } from 'react';

/**
 * Which dialog of a page is open, or null. When it closes, the focus goes back to what opened it (WCAG 2.4.3):
 * a dialog that is loaded on demand cannot see that for itself. `opener` stands in for what goes away meanwhile,
 * and `atFirst` is open when the page opens.
 */
export function useDialog<T>(opener?: RefObject<HTMLElement | null>, atFirst: T | null = null) {
  const [dialog, setDialog] = useState<T | null>(atFirst);
  const focused = useRef<Element | null>(null);
  const open = (next: T) => {
    focused.current = document.activeElement;
    setDialog(next);
  };
  const close = () => {
    setDialog(null);
    requestAnimationFrame(() => {
      const target = opener?.current ?? focused.current;
      if (target instanceof HTMLElement) target.focus();
    });
  };
  return { dialog, open, close };
}
