import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { AppError, BadRequest } from '../errors/app-error.js';
import { cleanJson } from '../text/clean-text.js';
import { caller } from './caller.js';
import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** A call that was made under an Idempotency-Key, with its answer. */
@Table('idempotent_call')
@Index('idempotent_call_made', ['madeAt'])
export class IdempotentCall {
  /** SHA-256 of the key, and of who uses it for what. */
  @PrimaryColumn('char', { length: 64 }) id: string;
  @Column('char', { name: 'body_hash', length: 64 }) bodyHash: string;
  /** Null only within the transaction that makes the call. */
  @Column('jsonb', { nullable: true }) answer: unknown;
  @Column('timestamptz', { name: 'made_at', default: () => 'now()' }) madeAt: Date;
}

/** Visible characters, as a header can carry them. */
const KEY = /^[\x21-\x7e]{1,200}$/;
/** How long an answer is remembered; housekeeping removes it then. */
export const REMEMBERED_HOURS = 24;

/** Makes a call once, however often it is sent under the same Idempotency-Key (rules: idempotency keys). */
@Injectable()
export class IdempotentCallsService {
  constructor(private readonly database: Database) {}

  /**
   * Works and stores the answer in one transaction: the same call meanwhile waits for its end, and after a crash
   * nothing of it is left. Throws BadRequest idempotency_key_invalid and, for another body, AppError idempotency_key_reused.
   */
  async once<Answer>(
    call: string,
    key: string | undefined,
    body: unknown,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (key === undefined) return this.database.transaction(work);
    if (!KEY.test(key)) throw new BadRequest('idempotency_key_invalid');
    const { adminId, tokenName, questionnaireId } = caller();
    const id = hashOf([call, questionnaireId, adminId, tokenName, key]);
    const bodyHash = hashOf(body);
    return this.database.transaction(async () => {
      const [begun] = await this.database.query(
        `INSERT INTO idempotent_call AS call (id, body_hash) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET body_hash = excluded.body_hash, answer = NULL, made_at = now()
          WHERE call.made_at < now() - make_interval(hours => ${REMEMBERED_HOURS}) RETURNING 1`,
        [id, bodyHash],
      );
      if (!begun) return this.remembered<Answer>(id, bodyHash);
      const answer = await work();
      await this.database.query(`UPDATE idempotent_call SET answer = $2::jsonb WHERE id = $1`, [
        id,
        cleanJson(answer),
      ]);
      return answer;
    });
  }

  private async remembered<Answer>(id: string, bodyHash: string): Promise<Answer> {
    const [made] = await this.database.query<{ bodyHash: string; answer: Answer }>(
      `SELECT body_hash, answer FROM idempotent_call WHERE id = $1`,
      [id],
    );
    if (made?.bodyHash !== bodyHash) throw new AppError('idempotency_key_reused', 422);
    return made.answer;
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
