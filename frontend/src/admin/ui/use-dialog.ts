import { useRef, useState } from 'react';

/**
 * Which dialog of a page is open, or null. When it closes, the focus goes back to what opened it (WCAG 2.4.3):
 * a dialog that is loaded on demand cannot see that for itself.
 */
export function useDialog<T>(): { dialog: T | null; open: (next: T) => void; close: () => void } {
  const [dialog, setDialog] = useState<T | null>(null);
  const opener = useRef<Element | null>(null);
  const open = (next: T) => {
    opener.current = document.activeElement;
    setDialog(next);
  };
  const close = () => {
    setDialog(null);
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    });
  };
  return { dialog, open, close };
}
