import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** A pause of one queue that every worker of every process obeys, e.g. after a provider said 'too many requests'. */
@Table('queue_gate')
export class QueueGate {
  @PrimaryColumn('varchar', { length: 40 }) queue: string;
  @Column('timestamptz', { name: 'closed_until' }) closedUntil: Date;
}
