import { Column, PrimaryColumn } from 'typeorm';
import type { SealedPlace } from '../../platform/database/reseal.js';
import { Table } from '../../platform/database/table.js';

@Table('setting')
export class Setting {
  @PrimaryColumn('varchar', { length: 60 }) key: string;
  /** Plain text, or a sealed one when the catalogue says so. */
  @Column('text') value: string;
  @Column('boolean', { default: false }) encrypted: boolean;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}

export const SEALED_SETTINGS: SealedPlace = {
  table: 'setting',
  id: 'key',
  column: 'value',
  where: 'encrypted',
  contextOf: (key) => `setting:${key}`,
};
