import { createContext, useContext, useEffect } from 'react';

export type Leave = (path: string) => void;

const LeaveContext = createContext<Leave>((path) => window.location.assign(path));

/** Says how the back office is left; the other face is another bundle, so it takes a full page load. */
export const LeaveProvider = LeaveContext.Provider;

/** The way out of the back office to a page of the public face. */
export function useLeave(): Leave {
  return useContext(LeaveContext);
}

/** Leaves for another page as soon as it is shown. */
export function LeaveTo({ path }: { path: string }) {
  const leave = useLeave();
  useEffect(() => {
    leave(path);
  }, [leave, path]);
  return null;
}
