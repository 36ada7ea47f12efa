import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** How often gateways on the way of one mail may have written a sign as its escape: `#`, `%23`, `%2523`. */
const MOST_ESCAPES = 3;

/** A secret at the end of the query: other values may hold a # of their own. */
const SECRET_BEHIND = /^(\?[\w=&-]+)#((?:\w+=)?[\w.-]{15,}\w)\W*$/;

/**
 * Where a mailed link leads that mail programs have bent: `%23` in place of its `#`, or the full stop, bracket or blank behind it taken for
 * part of it. Null for a path that is none of them, or is straight. `starts`: what the paths begin with that are mailed. Pure.
 */
export function straightened(address: string, starts: readonly RegExp[]): string | null {
  const [path = '', query] = address.split(/\?(.*)/s, 2);
  const start = starts.map((one) => one.exec(path)?.[0]).find((one) => one !== undefined);
  if (start === undefined) return null;
  const rest = unescaped(path.slice(start.length));
  const asked = query === undefined ? '' : `?${query}`;
  const fragment = /^\/?#(.*)$/s.exec(rest)?.[1];
  if (fragment !== undefined) return `${start}${asked}#${encodeURI(fragment)}`;
  const behind = rest === '' ? SECRET_BEHIND.exec(unescaped(asked)) : null;
  if (behind) return `${start}${behind[1]}#${encodeURI(behind[2]!)}`;
  return /^[\s.,;:!?)\]>}"'”’»]+$/.test(rest) ? start + asked : null;
}

function unescaped(text: string): string {
  let plain = text;
  try {
    for (let round = 0; round < MOST_ESCAPES && plain.includes('%'); round += 1)
      plain = decodeURIComponent(plain);
  } catch {
    // Not an escape of ours: as far as it could be read.
  }
  return plain;
}

/** Leads from bent links to the straight ones. */
export function straightLinks(starts: readonly RegExp[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const straight = isRead ? straightened(request.originalUrl, starts) : null;
    if (straight === null) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, straight);
  };
}
