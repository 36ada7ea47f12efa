import type { NextFunction, Request, Response } from 'express';

const BEARER = /^bearer +(\S+) *$/i;

/** The token of `Authorization: Bearer …`; null where there is none. Pure. */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** A call with a token rides on no session, whatever cookie comes with it. */
export function withoutSession(request: Request, _response: Response, next: NextFunction): void {
  if (bearerOf(request) !== null) delete request.headers.cookie;
  next();
}
