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
