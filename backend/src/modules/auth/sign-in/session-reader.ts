import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import type { ReadyEnv } from '../../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../../platform/env/env.token.js';
import { cookieName, cookieOptions, IDLE_MS, LONGEST_MS } from './session.js';

/** Who calls, as the database says at this moment. */
export interface SignedIn {
  adminId: number;
  email: string;
  /** The questionnaire chosen in this session. */
  chosen: number | null;
  /** The questionnaires this admin may manage, hidden ones left out. */
  granted: number[];
  /** The name of the API token that stands for a session. */
  tokenName: string | null;
}

interface Row extends SignedIn {
  sid: string;
  signedInAt: number | null;
  isDue: boolean;
}

/** A session's end is moved on when it is a minute old, not with every request. */
const READ = `SELECT s.sid, a.id AS "adminId", a.email, NULL::text AS "tokenName", (s.sess ->> 'questionnaireId')::int AS chosen,
  (s.sess ->> 'signedInAt')::float8 AS "signedInAt", s.expire < now() + make_interval(secs => ${IDLE_MS / 1000 - 60}) AS "isDue",
  ARRAY(SELECT g.questionnaire_id FROM access_grant g JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
         WHERE g.admin_id = a.id) AS granted
  FROM session s JOIN admin a ON a.id = (s.sess -> 'passport' ->> 'user')::int
   AND a.session_epoch = coalesce((s.sess ->> 'epoch')::int, 0)
 WHERE s.sid = ANY($1::varchar[]) AND s.expire >= now()`;

/**
 * Tells who is signed in, by one prepared statement: session, admin and grants together. It is read after the request
 * has come in, never remembered, so that a sign-out, a deleted admin or a revoked grant counts with the very next call
 * in every process (rules: session and sign-in). Requests that arrive at the same moment share one reading.
 */
@Injectable()
export class SessionReader {
  private readonly name: string;
  private readonly secret: string;
  private nextReading: { sids: Set<string>; rows: Promise<Map<string, Row>> } | null = null;

  constructor(
    private readonly database: Database,
    keys: Keys,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {
    this.name = cookieName(env.publicUrl);
    this.secret = keys.of('cookie').toString('base64');
  }

  async of(request: Request, response: Response): Promise<SignedIn | null> {
    const value = cookieValue(request.headers.cookie, this.name);
    const sid = value === null ? null : this.unsign(value);
    if (sid === null) return null;
    const row = (await this.read(sid)).get(sid);
    if (!row || Date.now() - (row.signedInAt ?? 0) >= LONGEST_MS) return null;
    // Where the session itself was loaded, it moves its own end on.
    if (row.isDue && !request.session) await this.moveOn(sid, value!, response);
    return row;
  }

  /** Joins the reading that is about to start, or plans one for the end of this turn of the event loop. */
  private read(sid: string): Promise<Map<string, Row>> {
    const reading = this.nextReading ?? this.planReading();
    reading.sids.add(sid);
    return reading.rows;
  }

  private planReading() {
    const sids = new Set<string>();
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.nextReading = null;
      const found = await this.database.prepared<Row>('signed-in', READ, [[...sids]]);
      return new Map(found.map((row) => [row.sid, row]));
    });
    this.nextReading = { sids, rows };
    return this.nextReading;
  }

  private async moveOn(sid: string, value: string, response: Response): Promise<void> {
    await this.database.prepared(
      'session-moves-on',
      `UPDATE session SET expire = now() + make_interval(secs => ${IDLE_MS / 1000}) WHERE sid = $1`,
      [sid],
    );
    response.cookie(this.name, value, cookieOptions(this.env.publicUrl));
  }

  /** The session's id of a cookie that we signed: 's:id.signature'; null for anything else. */
  private unsign(value: string): string | null {
    const dot = value.lastIndexOf('.');
    if (!value.startsWith('s:') || dot < 3) return null;
    const sid = value.slice(2, dot);
    const wanted = createHmac('sha256', this.secret).update(sid).digest('base64').replace(/=+$/, '');
    const [given, own] = [Buffer.from(value.slice(dot + 1)), Buffer.from(wanted)];
    return given.length === own.length && timingSafeEqual(given, own) ? sid : null;
  }
}

function cookieValue(header: string | undefined, name: string): string | null {
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
