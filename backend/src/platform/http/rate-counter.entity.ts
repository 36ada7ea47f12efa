import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** One counted window of one limit, shared by all processes. */
@Table('rate_counter')
@Index('rate_counter_expiry', ['expiresAt'])
export class RateCounter {
  @PrimaryColumn('varchar', { length: 160 }) key: string;
  @Column('int', { default: 0 }) count: number;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}
