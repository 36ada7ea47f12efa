/** Where to sign in, and to come back here afterwards. */
export const signInAddress = ({ pathname, search, hash }: Readonly<Location>): string =>
  `/auth?back=${encodeURIComponent(pathname + search + hash)}`;
