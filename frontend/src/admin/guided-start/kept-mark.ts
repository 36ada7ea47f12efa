import { useState } from 'react';

/** Something that was done once in this browser, such as a look at the preview. One that keeps nothing asks again after a reload. */
export function useKeptMark(key: string): { marked: boolean; mark: () => void } {
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  return {
    marked: markedKey === key || isKept(key),
    mark: () => {
      setMarkedKey(key);
      try {
        localStorage.setItem(key, 'true');
      } catch {
        // It holds until the page is left.
      }
    },
  };
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}
