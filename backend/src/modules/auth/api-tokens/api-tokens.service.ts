import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, Forbidden, NotFound, Unauthorized } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { AccessService } from '../access/access.service.js';
import { ApiToken } from './api-token.entity.js';

const MOST_TOKENS = 50;
const BYTES = 32;
/** Tells people and secret scanners what it is. */
export const TOKEN_PREFIX = 'dma_';

/** What a new token is to be. */
export interface TokenRequest {
  name: string;
  /** Null: until it is revoked. */
  expiresInDays: number | null;
  readsOnly: boolean;
  /** Null: for all that its admin may manage. */
  questionnaireId: number | null;
}

/** One's own API tokens: made, listed, revoked (rules: API tokens). */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
    private readonly audit: Audit,
    private readonly access: AccessService,
  ) {}

  /** By id, the oldest first. */
  listOf(adminId: number): Promise<ApiToken[]> {
    return this.database.repository(ApiToken).find({ where: { adminId }, order: { id: 'ASC' } });
  }

  /** Makes a token and answers it in full, once. Throws token_limit above 50, Unauthorized, and Forbidden for a questionnaire of others. */
  async create(
    adminId: number,
    { name, expiresInDays, readsOnly, questionnaireId }: TokenRequest,
  ): Promise<{ made: ApiToken; token: string }> {
    const token = `${TOKEN_PREFIX}${randomBytes(BYTES).toString('base64url')}`;
    return this.database.transaction(async () => {
      const [still] = await this.database.query(
        `SELECT id FROM admin WHERE id = $1 AND email = $2 FOR UPDATE`,
        [adminId, caller().adminEmail],
      );
      // Deleted, or given another address, since the guard looked.
      if (!still) throw new Unauthorized();
      const repository = this.database.repository(ApiToken);
      if ((await repository.countBy({ adminId })) >= MOST_TOKENS)
        throw new Conflict('token_limit', { max: MOST_TOKENS });
      if (
        questionnaireId !== null &&
        !(await this.access.questionnaireIdsOf(adminId)).includes(questionnaireId)
      )
        throw new Forbidden();
      const [row] = await this.database.query<{ id: number }>(
        `INSERT INTO api_token (admin_id, name, token_hash, expires_at, reads_only, questionnaire_id)
         VALUES ($1, $2, $3, now() + make_interval(days => $4::int), $5, $6) RETURNING id`,
        [adminId, name, this.keys.hash('api-token', token), expiresInDays, readsOnly, questionnaireId],
      );
      await this.audit.record({
        action: 'token.create',
        target: row!.id,
        questionnaireId,
        details: { name, expiresInDays, readsOnly },
      });
      return { made: await repository.findOneByOrFail({ id: row!.id }), token };
    });
  }

  /** Throws NotFound for tokens of others as for unknown ones. */
  async revoke(adminId: number, id: number): Promise<void> {
    await this.database.transaction(async () => {
      const [gone] = await this.database.query<{ name: string }>(
        `DELETE FROM api_token WHERE id = $1 AND admin_id = $2 RETURNING name`,
        [id, adminId],
      );
      if (!gone) throw new NotFound();
      await this.audit.record({
        action: 'token.revoke',
        target: id,
        questionnaireId: null,
        details: { name: gone.name },
      });
    });
  }

  /** Ends all of an admin's tokens. */
  async revokeAllOf(adminId: number): Promise<void> {
    await this.database.repository(ApiToken).delete({ adminId });
  }
}
