/**
 * Which address belongs to which face. The dev server reads this file; a build emits it as `entries.json`
 * for the static host, which answers every address that is in neither list with the public shell and HTTP 404.
 */

/** Addresses of the back office. */
export const adminPaths: readonly RegExp[] = [
  /^\/admin(?:\/(?!login\/?$).*)?$/,
  /^\/(?:dashboard|questionnaires|ui-texts|admin-access|config|mail-preview|analytics|users|settings|account|audit)\/?$/,
];

/** Addresses that the public face knows. */
export const publicPaths: readonly RegExp[] = [
  /^\/$/,
  /^\/privacy\/?$/,
  /^\/(?:login|auth|auth\/verify|admin\/login)\/?$/,
  /^\/auth\/verify\/[^/]+\/?$/,
  /^\/evaluation\/[^/]+\/?$/,
];

export type EntryFace = 'public' | 'admin';

/** The face that answers an address; whatever is not the back office is public, its not-found page included. */
export function faceOf(path: string): EntryFace {
  return adminPaths.some((pattern) => pattern.test(path)) ? 'admin' : 'public';
}

/** Whether an address exists at all. */
export function isKnownPath(path: string): boolean {
  return faceOf(path) === 'admin' || publicPaths.some((pattern) => pattern.test(path));
}

/** The lists as the static host reads them: sources of regular expressions. */
export function describeEntries(): { admin: string[]; publicPaths: string[] } {
  return {
    admin: adminPaths.map((pattern) => pattern.source),
    publicPaths: publicPaths.map((pattern) => pattern.source),
  };
}
