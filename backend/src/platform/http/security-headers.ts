import type { NextFunction, Request, Response } from 'express';

const COMMON = `default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`;

/** The public face needs no inline style at all; Ant Design and the API's documentation write style tags. */
export const PUBLIC_POLICY = `${COMMON}; style-src 'self'`;
export const ADMIN_POLICY = `${COMMON}; style-src 'self' 'unsafe-inline'`;
const API_POLICY = `default-src 'none'; frame-ancestors 'none'`;

/** Headers that every answer carries; pages set their own Content-Security-Policy over the API's. */
export function securityHeaders(isHttps: boolean) {
  return (request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    response.setHeader('Content-Security-Policy', PUBLIC_POLICY);
    if (request.path.startsWith('/api/')) {
      response.setHeader(
        'Content-Security-Policy',
        request.path.startsWith('/api/docs') ? ADMIN_POLICY : API_POLICY,
      );
      response.setHeader('Cache-Control', 'no-store');
    }
    next();
  };
}
