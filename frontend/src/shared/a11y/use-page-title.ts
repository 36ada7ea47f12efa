import { useEffect } from 'react';

/** Keeps the window's title in step with the screen (WCAG 2.4.2). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
