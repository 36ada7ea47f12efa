import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { Status } from './status.js';

/**
 * Changes in how many evaluations of a questionnaire have a status; their sum is the count, hidden ones left out.
 * Database triggers append them in the transaction of the change, so nobody waits for a shared row, and a fold adds
 * them up now and then: counting costs the same at any number of evaluations.
 */
@Table('status_count')
@Index('status_count_questionnaire', ['questionnaireId'])
export class StatusCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('varchar', { length: 10 }) status: Status;
  @Column('int') n: number;
}
