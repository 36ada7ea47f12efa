import { useEffect, useState } from 'react';

const delayMs = 200;

/** A text as it was when it last stood still for a moment. */
export function useDelayed(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
