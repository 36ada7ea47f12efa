import { useEffect } from 'react';

/** Has the browser ask before the tab is closed or loaded anew while something is unsaved. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
