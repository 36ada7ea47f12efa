import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';

export type CeremonyKind = 'passkey-add' | 'passkey-sign-in' | 'single-sign-on';

export const CEREMONY_SECONDS = 300;

/** What a browser has to bring back before it is signed in. Each is good for five minutes, once, for who began it. */
@Injectable()
export class CeremoniesService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
  ) {}

  /** Answers 256 random bits, base64url, which come back. `begunBy` is a session or a browser. */
  async begin(kind: CeremonyKind, begunBy: string, details: object | null = null): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    await this.database.query(
      `INSERT INTO sign_in_ceremony (key, kind, begun_by, details, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => ${CEREMONY_SECONDS}))`,
      [key, kind, this.markOf(begunBy), details],
    );
    return key;
  }

  /** Uses it up, also where the sign-in fails. Null for one that is unknown, used, too old or somebody else's. */
  async end<Details extends object>(
    kind: CeremonyKind,
    key: string,
    begunBy: string,
  ): Promise<{ details: Details | null } | null> {
    const [row] = await this.database.query<{ details: Details | null; isInTime: boolean }>(
      `DELETE FROM sign_in_ceremony WHERE key = $1 AND kind = $2 AND begun_by = $3
       RETURNING details, expires_at > now() AS is_in_time`,
      [key, kind, this.markOf(begunBy)],
    );
    return row?.isInTime ? { details: row.details } : null;
  }

  private markOf(begunBy: string): string {
    return this.keys.hash('code-pepper', `began a sign-in: ${begunBy}`);
  }
}
