import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** Which response stood in which row of a tab when it was read last, so that an edited one is known as the same. */
@Table('sheet_row')
@Index('sheet_row_evaluation', ['evaluationId'])
export class SheetRow {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** `<spreadsheet>#<tab>`. */
  @PrimaryColumn('varchar', { length: 160 }) tab: string;
  /** Keyed hash of the row's sourceKey: nothing here tells who answered. */
  @PrimaryColumn('char', { name: 'key_hash', length: 64 }) keyHash: string;
  @Column('int', { name: 'row_number' }) row: number;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
}
