import type { NextFunction, Request, Response } from 'express';

const COMMON = `default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`;

/** The public face writes no style of its own; what a build puts inline into a page comes with its hash. */
export const publicPolicy = (styleHashes: readonly string[] = []): string =>
  `${COMMON}; style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`;
/** Ant Design and the API's documentation write style tags. */
export const ADMIN_POLICY = `${COMMON}; style-src 'self' 'unsafe-inline'`;
const API_POLICY = `default-src 'none'; frame-ancestors 'none'`;

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
