import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { Unauthorized } from '../../../platform/errors/app-error.js';
import { RateLimiter, networkOf } from '../../../platform/http/rate-limiter.js';
import type { SignedIn } from '../sign-in/sessions.service.js';
import { TOKEN_PREFIX } from './api-tokens.service.js';

const SHAPE = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`);
const WRONG_TOKENS = { name: 'wrong-token', max: 60, seconds: 600 };
/** Ten a second: a program that needs more asks for changes alone, or for larger pages. */
const CALLS = { name: 'token-calls', max: 600, seconds: 60 };

/** What a token may less than its admin. */
export interface TokenBounds {
  readsOnly: boolean;
  /** The only questionnaire that it opens; null: all that its admin may manage. */
  questionnaireId: number | null;
}

/** The admin whom a token stands for, within its bounds. */
export type Bearer = SignedIn & { bounds: TokenBounds };

interface Row {
  id: number;
  name: string;
  adminId: number;
  email: string;
  granted: number[];
  readsOnly: boolean;
  questionnaireId: number | null;
  isDue: boolean;
}

/** The use of a token is remembered when a minute has passed, not with every request. */
const READ = `SELECT t.id, t.name, t.reads_only, t.questionnaire_id, a.id AS admin_id, a.email,
  coalesce(t.last_used_at < now() - interval '1 minute', true) AS is_due,
  ARRAY(SELECT g.questionnaire_id FROM access_grant g JOIN questionnaire q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL
         WHERE g.admin_id = a.id AND coalesce(g.questionnaire_id = t.questionnaire_id, true)) AS granted
  FROM api_token t JOIN admin a ON a.id = t.admin_id
 WHERE t.token_hash = ANY($1) AND (t.expires_at IS NULL OR t.expires_at > now())`;

/**
 * Reads whose API token a call brings, anew with each call as for sessions: a revoked one, a deleted admin or a lost
 * grant counts at once (rules: API tokens).
 */
@Injectable()
export class TokenReader {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
  ) {}

  /** Throws token_invalid, or TooMany: for a network that has brought 60 wrong ones in ten minutes, for a token after 600 calls in one. */
  async of(token: string, ip: string | undefined): Promise<Bearer> {
    const row = SHAPE.test(token) ? await this.read(token) : undefined;
    if (!row) {
      await this.limits.demand(this.keys.hash('address-hash', networkOf(ip)), [WRONG_TOKENS]);
      throw new Unauthorized('token_invalid');
    }
    await this.limits.demand(String(row.id), [CALLS]);
    if (row.isDue) await this.remember(row.id);
    const { adminId, email, granted, name, readsOnly, questionnaireId } = row;
    const bounds = { readsOnly, questionnaireId };
    // What is required of people is none of programs'.
    const way = { sessionId: null, passkeyId: null, mustAddPasskey: false };
    // A token of one questionnaire need not name it.
    return { adminId, email, granted, ...way, chosen: questionnaireId, tokenName: name, bounds };
  }

  private async read(token: string): Promise<Row | undefined> {
    const hashes = this.keys.hashes('api-token', token);
    return (await this.database.prepared<Row>('token-bearer', READ, [hashes]))[0];
  }

  private async remember(id: number): Promise<void> {
    await this.database.prepared(
      'token-used',
      `UPDATE api_token SET last_used_at = now()
        WHERE id = $1 AND coalesce(last_used_at < now() - interval '1 minute', true)`,
      [id],
    );
  }
}
