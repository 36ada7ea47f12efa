import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** Failed tries of an account, counted apart for strangers and for each browser that signed in before. */
@Table('sign_in_budget')
export class SignInBudget {
  @PrimaryColumn('varchar', { length: 120 }) subject: string;
  @Column('int', { default: 0 }) failures: number;
  @Column('timestamptz', { name: 'last_at', default: () => 'now()' }) lastAt: Date;
}
