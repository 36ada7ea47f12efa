import type { NextFunction, Request, Response } from 'express';
import { Forbidden } from '../errors/app-error.js';
import { bearerOf } from './bearer.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls from other sites. Origin must be PUBLIC_URL's or the request's own host;
 * Sec-Fetch-Site must be same-origin or none. A call with a session cookie and neither header is refused; one
 * without a cookie is not, as it can't ride on anybody's session; nor is one with a bearer token, which no browser adds
 * by itself (rules: CSRF protection).
 */
export function sameOrigin(publicUrl: string, cookieName: string) {
  const publicOrigin = new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method) || bearerOf(request) !== null) return next();
    const origin = request.headers.origin;
    const site = request.headers['sec-fetch-site'];
    const hasSession = hasCookie(request, cookieName);
    const foreignOrigin = origin !== undefined && origin !== publicOrigin && !isOwnHost(origin, request);
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    const bare = hasSession && origin === undefined && site === undefined;
    if (foreignOrigin || foreignSite || bare) return next(new Forbidden('other_site'));
    next();
  };
}

/** Whether a request brings a cookie of this name, whatever it is worth. */
export const hasCookie = ({ headers }: Request, name: string): boolean =>
  (headers.cookie ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`));

function isOwnHost(origin: string, request: Request): boolean {
  return (
    URL.canParse(origin) &&
    /^https?:$/.test(new URL(origin).protocol) &&
    new URL(origin).host === request.headers.host
  );
}
