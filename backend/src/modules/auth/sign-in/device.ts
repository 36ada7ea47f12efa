import { timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Keys } from '../../../platform/crypto/keys.js';
import { DAY_MS } from '../../../platform/time/time.js';

const COOKIE = 'known-browser';
const LIFE_MS = 180 * DAY_MS;

const markOf = (keys: Keys, email: string) =>
  keys.hash('address-hash', `known browser of ${email}`).slice(0, 43);

/** Remembers that this browser signed in to the account, by a keyed mark that nobody else can make. */
export function rememberBrowser(response: Response, keys: Keys, email: string, secure: boolean): void {
  response.cookie(COOKIE, markOf(keys, email), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/api',
    maxAge: LIFE_MS,
  });
}

export function isKnownBrowser(request: Pick<Request, 'headers'>, keys: Keys, email: string): boolean {
  const cookie = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`));
  const given = Buffer.from(cookie?.slice(COOKIE.length + 1) ?? '');
  const expected = Buffer.from(markOf(keys, email));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
