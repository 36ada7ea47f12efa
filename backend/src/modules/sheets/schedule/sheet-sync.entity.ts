import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** How the syncs of a questionnaire's spreadsheet stand, by schedule and by hand. */
@Table('sheet_sync')
export class SheetSync {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** `<spreadsheet>#<tab>` that was read last: what another one brings first is not new. */
  @Column('varchar', { length: 160, nullable: true }) tab: string | null;
  /** The schedule counts from here; null: as soon as there is room. */
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { name: 'succeeded_at', nullable: true }) succeededAt: Date | null;
  /** How many failed since one succeeded. */
  @Column('int', { default: 0 }) failures: number;
  @Column('jsonb', { name: 'unmatched_columns', default: [] }) unmatchedColumns: string[];
  @Column('jsonb', { name: 'questions_without_column', default: [] }) questionsWithoutColumn: string[];
}
