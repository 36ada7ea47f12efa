import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { CEREMONY_SECONDS } from './ceremonies.service.js';
import { cookieValue } from './session-cookie.js';

const COOKIE = 'sign-in-browser';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The browser that a visitor signs in with, by a random mark that it was given; null where it has none. */
export function browserOf(request: Request): string | null {
  const value = cookieValue(request.headers.cookie, COOKIE);
  return value !== null && SHAPE.test(value) ? value : null;
}

/** The same, and gives a mark to a browser without one. Tabs share it, so two sign-ins at once do no harm. */
export function markBrowser(request: Request, response: Response, secure: boolean): string {
  const mark = browserOf(request) ?? randomBytes(32).toString('base64url');
  response.cookie(COOKIE, mark, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/api',
    maxAge: CEREMONY_SECONDS * 1000,
  });
  return mark;
}
