import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import { caller } from '../../../platform/http/caller.js';
import { removeInBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import type { AdminUser } from '../admins/admin.entity.js';
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
}

interface Row extends SignedIn {
  signedInAt: number | null;
  isDue: boolean;
}

const LONGEST_MS = 12 * 60 * 60_000;

/** A session's end is moved on when it is a minute old, not with every request. */
const READ = `SELECT s.sid AS "sessionId", a.id AS "adminId", a.email, NULL::text AS "tokenName", (s.sess ->> 'questionnaireId')::int AS chosen,
  (s.sess ->> 'signedInAt')::float8 AS "signedInAt", s.expire < now() + make_interval(secs => ${IDLE_SECONDS - 60}) AS "isDue",
  ARRAY(SELECT g.questionnaire_id FROM access_grant g JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
         WHERE g.admin_id = a.id) AS granted
  FROM session s JOIN admin a ON a.id = (s.sess -> 'passport' ->> 'user')::int
   AND a.session_epoch = coalesce((s.sess ->> 'epoch')::int, 0)
 WHERE s.sid = ANY($1::varchar[]) AND s.expire >= now()`;

/**
 * Sessions in PostgreSQL behind a signed cookie. Who is signed in is told by one prepared statement: session, admin and
 * grants together. It is read after the request has come in, never remembered, so that a sign-out, a deleted admin or a
 * revoked grant counts with the very next call in every process (rules: session and sign-in). Requests that arrive at
 * the same moment share one reading. Rows are only made by a sign-in: no call writes back a session that was ended.
 */
@Injectable()
export class SessionsService {
  private nextReading: { ids: Set<string>; rows: Promise<Map<string, Row>> } | null = null;

  constructor(private readonly database: Database) {}

  /** Who is signed in by a session. Where its end is moved on, its cookie's is to be, too. */
  async of(id: string): Promise<(SignedIn & { isDue: boolean }) | null> {
    const row = (await this.read(id)).get(id);
    if (!row || Date.now() - (row.signedInAt ?? 0) >= LONGEST_MS) return null;
    if (row.isDue) await this.moveOn(id);
    return row;
  }

  /** Signs an admin in: a session under a new id, in place of the one that the call came with. Answers the id. */
  async open(admin: AdminUser): Promise<string> {
    const id = randomBytes(24).toString('base64url');
    const session = { passport: { user: admin.id }, epoch: admin.sessionEpoch, signedInAt: Date.now() };
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
      const found = await this.database.prepared<Row>('signed-in', READ, [[...ids]]);
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

const QUARTER_MS = 15 * 60_000;
const BATCH = 1000;

const ENDED_SESSIONS = `
  DELETE FROM session WHERE expire < now() AND sid IN (SELECT sid FROM session WHERE expire < now() LIMIT $1)`;
const OLD_CODES = `
  DELETE FROM sign_in_code WHERE id IN (SELECT id FROM sign_in_code WHERE expires_at < now() - interval '1 day' LIMIT $1)`;
/** After a day without a try a count starts afresh, so nothing is lost with its row. */
const OLD_COUNTS = `
  DELETE FROM sign_in_budget WHERE last_at < now() - interval '1 day'
     AND subject IN (SELECT subject FROM sign_in_budget WHERE last_at < now() - interval '1 day' LIMIT $1)`;

/** Sessions, codes and counts of tries go when their time is over (rules: housekeeping). */
@Injectable()
export class SignInHousekeeping {
  constructor(database: Database, schedule: Schedule) {
    schedule.every('remove-ended-sign-ins', QUARTER_MS, async (signal) => ({
      sessions: await removeInBatches(database, signal, BATCH, ENDED_SESSIONS),
      codes: await removeInBatches(database, signal, BATCH, OLD_CODES),
      counts: await removeInBatches(database, signal, BATCH, OLD_COUNTS),
    }));
  }
}
