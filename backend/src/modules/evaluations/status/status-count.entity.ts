import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { Status } from './status.js';

/**
 * How many evaluations of a questionnaire have a status; hidden ones do not count. Kept by database triggers in the
 * transaction that changes them, so that the counts cost the same at any number of evaluations.
 */
@Table('status_count')
export class StatusCount {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @PrimaryColumn('varchar', { length: 10 }) status: Status;
  @Column('int') n: number;
}
