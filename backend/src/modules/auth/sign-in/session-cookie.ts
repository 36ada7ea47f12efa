import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { Keys } from '../../../platform/crypto/keys.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';

/** A session ends after an idle hour. */
export const IDLE_SECONDS = 60 * 60;

export const cookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-session' : 'session';

/**
 * The cookie that carries a session's id: 's:id.signature', httpOnly and SameSite=Lax. Its key is derived from
 * SESSION_SECRET, so a dump of the database alone opens no session.
 */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly secret: string;
  private readonly options: CookieOptions;

  constructor(keys: Keys, @InjectEnv() { publicUrl }: ReadyEnv) {
    this.name = cookieName(publicUrl);
    this.secret = keys.of('cookie').toString('base64');
    this.options = {
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      path: '/',
      maxAge: IDLE_SECONDS * 1000,
    };
  }

  /** The id in a cookie that we signed; null for anything else. */
  sessionIdOf(request: Request): string | null {
    const value = cookieValue(request.headers.cookie, this.name);
    const dot = value?.lastIndexOf('.') ?? -1;
    if (!value?.startsWith('s:') || dot < 3) return null;
    const id = value.slice(2, dot);
    const [given, own] = [Buffer.from(value.slice(dot + 1)), Buffer.from(this.signatureOf(id))];
    return given.length === own.length && timingSafeEqual(given, own) ? id : null;
  }

  /** Replaces one that this answer already carries. */
  set(response: Response, id: string): void {
    response.removeHeader('Set-Cookie');
    response.cookie(this.name, `s:${id}.${this.signatureOf(id)}`, this.options);
  }

  clear(response: Response): void {
    response.removeHeader('Set-Cookie');
    response.clearCookie(this.name, { path: '/' });
  }

  private signatureOf(id: string): string {
    return createHmac('sha256', this.secret).update(id).digest('base64').replace(/=+$/, '');
  }
}

export function cookieValue(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
