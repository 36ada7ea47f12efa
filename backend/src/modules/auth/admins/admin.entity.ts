import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

@Table('admin')
export class AdminUser {
  @PrimaryGeneratedColumn() id: number;
  /** Trimmed and lower case; compared exactly. */
  @Column('varchar', { length: 254, unique: true }) email: string;
  @Column('varchar', { name: 'password_hash', length: 200, nullable: true }) passwordHash: string | null;
  /** Sessions of an earlier count are over. */
  @Column('int', { name: 'session_epoch', default: 0 }) sessionEpoch: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
