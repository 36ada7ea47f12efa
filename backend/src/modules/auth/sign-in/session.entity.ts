import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** Sessions, in the layout that connect-pg-simple reads and writes. */
@Table('session')
@Index('session_expire', ['expire'])
export class SessionRow {
  @PrimaryColumn('varchar', { length: 128 }) sid: string;
  @Column('json') sess: object;
  @Column('timestamp', { precision: 6 }) expire: Date;
}
