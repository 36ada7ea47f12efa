import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Does what a link to this screen asks for by a parameter without a value, such as `?upload`, and takes it out of the address. */
export function useAddressFlag(name: string, act: () => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.has(name);
  const run = useEffectEvent(() => {
    act();
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (asked) run();
  }, [asked]);
}
