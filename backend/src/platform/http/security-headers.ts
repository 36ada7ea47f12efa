import type { NextFunction, Request, Response } from 'express';

const COMMON = `default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'`;

/** The public face writes no style of its own; what a build puts inline into a page comes with its hash. */
export const publicPolicy = (styleHashes: readonly string[] = [], ancestors = "'none'"): string =>
  `${COMMON}; frame-ancestors ${ancestors}; style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`;
/** Ant Design and the API's documentation write style tags; the preview of an evaluation stands in a frame. */
export const ADMIN_POLICY = `${COMMON}; frame-src 'self'; frame-ancestors 'none'; style-src 'self' 'unsafe-inline'`;
const API_POLICY = `default-src 'none'; frame-ancestors 'none'`;

/** The policy of a page that pages of this site may show in a frame. Pure. */
export const forFrames = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** Who may show a page in a frame, as a policy names them: this site and these origins; undefined where there is none of them. Pure. */
export function frameAncestors(origins: readonly string[]): string | undefined {
  // Whatever else stood there could loosen the rest of the policy.
  const named = origins.filter((origin) => ORIGIN.test(origin));
  return named.length === 0 ? undefined : ["'self'", ...named].join(' ');
}

/** What every answer carries, whatever it is (rules: headers). */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** What every answer of the API carries; some calls allow more than not being stored. */
export const apiHeaders = (isHttps: boolean): Record<string, string> => ({
  ...commonHeaders(isHttps),
  'Content-Security-Policy': API_POLICY,
  'Cache-Control': 'no-store',
});

/** Sets them; pages put their own Content-Security-Policy over this one. */
export function securityHeaders(isHttps: boolean) {
  const common = { ...commonHeaders(isHttps), 'Content-Security-Policy': publicPolicy() };
  const api = apiHeaders(isHttps);
  return (request: Request, response: Response, next: NextFunction): void => {
    const isApi = request.path.startsWith('/api/');
    for (const [name, value] of Object.entries(isApi ? api : common)) response.setHeader(name, value);
    if (request.path.startsWith('/api/docs')) response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    if (/^\/(?:api\/)?evaluation(?:\/|$)/.test(request.path)) response.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
}
