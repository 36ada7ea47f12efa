import { Column, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { AdminUser } from '../../auth/admins/admin.entity.js';

/** Which columns of the evaluation table a person wants to see, in their order. */
@Table('table_columns')
export class TableColumns {
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  @OneToOne(() => AdminUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin: Relation<AdminUser>;
  @Column('varchar', { length: 30, array: true }) columns: string[];
}
