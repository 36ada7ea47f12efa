import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

export const SUPPRESSION_REASONS = ['bounced', 'complained', 'opted_out'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** An address that is not mailed to again, as a keyed hash alone. */
@Table('suppression')
export class Suppression {
  @PrimaryColumn('char', { name: 'address_hash', length: 64 }) addressHash: string;
  @Column('varchar', { length: 10 }) reason: SuppressionReason;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
