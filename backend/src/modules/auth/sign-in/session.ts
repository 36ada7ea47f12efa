import connectPgSimple from 'connect-pg-simple';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import pg from 'pg';
import { SteadyClient } from '../../../platform/database/steady-client.js';

declare module 'express-session' {
  interface SessionData {
    questionnaireId?: number;
    /** Milliseconds since 1970; a session ends 12 h after it, however busy. */
    signedInAt?: number;
    /** The admin's `sessionEpoch` at sign-in; a later one ends the session. */
    epoch?: number;
    passport?: { user?: number };
  }
}

export const IDLE_MS = 60 * 60_000;
const TOUCH_MS = 60_000;
const MOST_TOUCHED = 10_000;
export const LONGEST_MS = 12 * 60 * 60_000;

export const cookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-session' : 'session';

export const cookieOptions = (publicUrl: string): CookieOptions & { maxAge: number } => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
  path: '/',
  maxAge: IDLE_MS,
});

/** Ends the session that the call came with, and takes its cookie back. */
export async function endSession(request: Request, response: Response, publicUrl: string): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error: Error | null | undefined) => (error ? reject(error) : resolve())),
  );
  response.clearCookie(cookieName(publicUrl), { path: '/' });
}

export interface SessionHandling {
  handler: RequestHandler;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  publicUrl: string;
  cookieKey: Buffer;
}

/**
 * Sessions in Postgres behind a signed, httpOnly, SameSite=Lax cookie: 60 min idle. The cookie's key is derived from
 * SESSION_SECRET, so a dump of the database alone opens none. Only calls that may change a session load it this way;
 * who calls is read by SessionReader.
 */
export function createSessions({ databaseUrl, publicUrl, cookieKey }: Options): SessionHandling {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 5,
    application_name: 'sessions',
    Client: SteadyClient,
  });
  pool.on('error', () => undefined);
  const store = new (rarelyTouching(connectPgSimple(session)))({
    pool,
    tableName: 'session',
    // Ended sessions are removed by the schedule, once for all processes.
    pruneSessionInterval: false,
    errorLog: () => undefined,
  });
  const handler = session({
    store,
    name: cookieName(publicUrl),
    secret: cookieKey.toString('base64'),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: true,
    cookie: cookieOptions(publicUrl),
  });
  return {
    handler,
    close: async () => {
      store.close();
      await pool.end();
    },
  };
}

type StoreClass = ReturnType<typeof connectPgSimple>;

/**
 * Every call would otherwise write its session's new end, a commit each time. Once a minute is enough for an
 * hour's idle time; other processes keep their own minute.
 */
function rarelyTouching(Store: StoreClass): StoreClass {
  return class extends Store {
    private readonly touched = new Map<string, number>();

    override touch(sid: string, data: session.SessionData, done?: () => void): void {
      const now = Date.now();
      if (now - (this.touched.get(sid) ?? 0) < TOUCH_MS) return done?.();
      if (this.touched.size >= MOST_TOUCHED) this.touched.clear();
      this.touched.set(sid, now);
      super.touch(sid, data, done);
    }
  };
}
