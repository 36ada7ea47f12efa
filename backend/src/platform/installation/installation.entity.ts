import { Check, Column, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** Where the data is at home: the public address that it is worked with. One row. */
@Table('installation')
@Check('installation_one', 'id = 1')
export class InstallationRow {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('varchar', { length: 500 }) home: string;
  @Column('timestamptz', { name: 'since', default: () => 'now()' }) since: Date;
}
