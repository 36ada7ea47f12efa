import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** Sessions: `sess` holds the admin's id and session count, when they signed in, and the chosen questionnaire. */
@Table('session')
@Index('session_expire', ['expire'])
export class SessionRow {
  @PrimaryColumn('varchar', { length: 128 }) sid: string;
  @Column('json') sess: object;
  @Column('timestamp', { precision: 6 }) expire: Date;
}
