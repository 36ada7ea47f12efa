import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/state/stored.ts';

/** Something that was done once in this browser, such as a look at the preview. One that keeps nothing asks again after a reload. */
export function useStoredMark(key: string): { marked: boolean; mark: () => void } {
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  return {
    marked: markedKey === key || readStored('browser', key) === 'true',
    mark: () => {
      setMarkedKey(key);
      writeStored('browser', key, 'true');
    },
  };
}
