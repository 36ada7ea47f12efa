import { useState } from 'react';

const storageKey = 'adminSidebarFolded';

/** Whether the sidebar shows icons only; kept for the next visit. */
export function useSidebarFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(readFolded);
  return [
    folded,
    (next) => {
      setFolded(next);
      try {
        localStorage.setItem(storageKey, String(next));
      } catch {
        // A browser that keeps nothing opens it again next time.
      }
    },
  ];
}

function readFolded(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}
