/** Where to sign in, and to come back here afterwards; `ended` has the page say that the session is over. */
export const signInAddress = ({ pathname, search, hash }: Location, ended = false): string =>
  `/auth?${ended ? 'ended=1&' : ''}back=${encodeURIComponent(pathname + search + hash)}`;
