import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { caller } from '../../../platform/http/caller.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { PASSKEY_IS_REQUIRED } from '../passkeys/passkey-rule.service.js';
import { IDLE_SECONDS } from './session-cookie.js';

/** Who calls, as the database says at this moment. */
export interface SignedIn {
  adminId: number;
  email: string;
  /** The session of the call; null where an API token stands for one. */
  sessionId: string | null;
  /** The questionnaire chosen in this session. */
  chosen: number | null;
  /** The questionnaires this admin may manage, hidden ones left out. */
  granted: number[];
  /** The name of the API token that stands for a session. */
  tokenName: string | null;
  /** The passkey that opened the session, while its admin has it. */
  passkeyId: number | null;
  /** Passkeys are required here, and this admin has none: all they may do is add one (rules: passkeys). */
  mustAddPasskey: boolean;
}

interface Row extends SignedIn {
  signedInAt: number | null;
  isDue: boolean;
}

const LONGEST_MS = 12 * 60 * 60_000;

/**
 * A session's end is moved on when it is a minute old, not with every request. Where passkeys are required, one that was opened
 * in another way is none for an admin who has a passkey.
 */
const READ = `SELECT s.sid AS session_id, a.id AS admin_id, a.email, NULL::text AS token_name, (s.sess ->> 'questionnaireId')::int AS chosen,
  (s.sess ->> 'signedInAt')::float8 AS signed_in_at, s.expire < now() + make_interval(secs => ${IDLE_SECONDS - 60}) AS is_due,
  ARRAY(SELECT g.questionnaire_id FROM access_grant g JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
         WHERE g.admin_id = a.id) AS granted,
  k.id AS passkey_id, k.id IS NULL AND ${PASSKEY_IS_REQUIRED} AS must_add_passkey
  FROM session s JOIN admin a ON a.id = (s.sess -> 'passport' ->> 'user')::int
   AND a.session_epoch = coalesce((s.sess ->> 'epoch')::int, 0)
  LEFT JOIN passkey k ON k.id = (s.sess ->> 'passkeyId')::int AND k.admin_id = a.id AND k.host = $2
 WHERE s.sid = ANY($1::varchar[]) AND s.expire >= now()
   AND (k.id IS NOT NULL OR NOT ${PASSKEY_IS_REQUIRED}
        OR NOT EXISTS (SELECT 1 FROM passkey own WHERE own.admin_id = a.id AND own.host = $2))`;

/**
 * Sessions in PostgreSQL behind a signed cookie. Who is signed in is read by one prepared statement: session, admin and
 * grants together. It is read after the request has come in, never remembered, so that a sign-out, a deleted admin or a
 * revoked grant counts with the very next call in every process (rules: session and sign-in). Requests that arrive at
 * the same moment share one reading. Rows are only made by a sign-in: no call writes back a session that was ended.
 */
@Injectable()
export class SessionsService {
  private nextReading: { ids: Set<string>; rows: Promise<Map<string, Row>> } | null = null;
  private readonly host: string;

  constructor(
    private readonly database: Database,
    @InjectEnv() { publicUrl }: ReadyEnv,
  ) {
    this.host = new URL(publicUrl).hostname;
  }

  /** Who is signed in by a session. Where its end is moved on, its cookie's is to be, too. */
  async of(id: string): Promise<(SignedIn & { isDue: boolean }) | null> {
    const row = (await this.read(id)).get(id);
    if (!row || Date.now() - (row.signedInAt ?? 0) >= LONGEST_MS) return null;
    if (row.isDue) await this.moveOn(id);
    return row;
  }

  /** Signs an admin in: a session under a new id, in place of the one that the call came with. Answers the id. */
  async open(admin: AdminUser, passkeyId: number | null): Promise<string> {
    const id = randomBytes(24).toString('base64url');
    const { id: user, sessionEpoch: epoch } = admin;
    const session = { passport: { user }, epoch, signedInAt: Date.now(), passkeyId };
    await this.database.query(
      `WITH former AS (DELETE FROM session WHERE sid = $3)
       INSERT INTO session (sid, sess, expire) VALUES ($1, $2, now() + make_interval(secs => ${IDLE_SECONDS}))`,
      [id, session, caller().sessionId],
    );
    return id;
  }

  /** Ends the session that the call came with. */
  async end(): Promise<void> {
    await this.database.query(`DELETE FROM session WHERE sid = $1`, [caller().sessionId]);
  }

  /** Whether the session that the call came with was opened within the last so many milliseconds. */
  async isYoungerThan(ms: number): Promise<boolean> {
    const [row] = await this.database.query<{ signedInAt: number | null }>(
      `SELECT (sess ->> 'signedInAt')::float8 AS signed_in_at FROM session WHERE sid = $1`,
      [caller().sessionId],
    );
    return Date.now() - (row?.signedInAt ?? 0) < ms;
  }

  /** A passkey was just shown in the session that the call came with, which counts as opened by it. */
  async provedBy(passkeyId: number): Promise<void> {
    await this.database.query(
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{passkeyId}', to_jsonb($2::int))::json WHERE sid = $1`,
      [caller().sessionId, passkeyId],
    );
  }

  /** Ends the sessions that a passkey opened, but for the one given. */
  async endOpenedBy(passkeyId: number, except: string | null): Promise<void> {
    await this.database.query(
      `DELETE FROM session WHERE sess ->> 'passkeyId' = $1::text AND sid IS DISTINCT FROM $2`,
      [passkeyId, except],
    );
  }

  /** The questionnaire that further calls of this session are about. */
  async chooseQuestionnaire(questionnaireId: number): Promise<void> {
    await this.database.query(
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{questionnaireId}', to_jsonb($2::int))::json WHERE sid = $1`,
      [caller().sessionId, questionnaireId],
    );
  }

  /** Sessions that had chosen a questionnaire have chosen none: those of one admin, or of everybody. */
  async forgetQuestionnaire(questionnaireId: number, adminId: number | null = null): Promise<void> {
    await this.database.query(
      `UPDATE session SET sess = (sess::jsonb - 'questionnaireId')::json WHERE sess ->> 'questionnaireId' = $1
          AND ($2::text IS NULL OR sess -> 'passport' ->> 'user' = $2)`,
      [String(questionnaireId), adminId === null ? null : String(adminId)],
    );
  }

  /**
   * Ends all sessions of an admin, but for the one given. Their count goes up, so that a sign-in that is just under way
   * opens none, either.
   */
  async endAllOf(adminId: number, except: string | null = null): Promise<void> {
    await this.database.query(
      `WITH counted AS (UPDATE admin SET session_epoch = session_epoch + 1 WHERE id = $1 RETURNING session_epoch),
            ended AS (DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1::text AND sid IS DISTINCT FROM $2)
       UPDATE session SET sess = jsonb_set(sess::jsonb, '{epoch}', to_jsonb(session_epoch))::json FROM counted WHERE sid = $2`,
      [adminId, except],
    );
  }

  /** Joins the reading that is about to start, or plans one for the end of this turn of the event loop. */
  private read(id: string): Promise<Map<string, Row>> {
    const reading = this.nextReading ?? this.planReading();
    reading.ids.add(id);
    return reading.rows;
  }

  private planReading() {
    const ids = new Set<string>();
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.nextReading = null;
      const found = await this.database.prepared<Row>('signed-in', READ, [[...ids], this.host]);
      return new Map(found.map((row) => [row.sessionId!, row]));
    });
    this.nextReading = { ids, rows };
    return this.nextReading;
  }

  private async moveOn(id: string): Promise<void> {
    await this.database.prepared(
      'session-moves-on',
      `UPDATE session SET expire = now() + make_interval(secs => ${IDLE_SECONDS}) WHERE sid = $1`,
      [id],
    );
  }
}
