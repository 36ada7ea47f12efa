import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../../platform/database/table.js';
import type { SuppressionReason } from './suppression-reasons.js';

/** An address that is not mailed to again, as a keyed hash alone. */
@Table('suppression')
export class Suppression {
  @PrimaryColumn('char', { name: 'address_hash', length: 64 }) addressHash: string;
  @Column('varchar', { length: 10 }) reason: SuppressionReason;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
