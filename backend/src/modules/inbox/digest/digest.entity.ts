import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { Language } from '../../../platform/http/languages.js';

/** Who gets what waits in their inbox by mail, and up to which day they have got it. */
@Table('inbox_digest')
export class InboxDigest {
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  @Column('boolean', { name: 'is_wanted' }) isWanted: boolean;
  /** Of the interface in which it was asked for. */
  @Column('varchar', { length: 2 }) language: Language;
  /** The last day, by the clinics' clock, whose digest is done with. */
  @Column('date', { name: 'last_day', nullable: true }) lastDay: string | null;
}
