import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** A report of the mail service that was taken in, so that none counts twice. Kept for as long as its signature holds. */
@Table('mail_event')
@Index('mail_event_token', ['tokenHash'], { unique: true })
export class MailEvent {
  @PrimaryColumn('varchar', { length: 200 }) id: string;
  @Column('char', { name: 'token_hash', length: 64 }) tokenHash: string;
  @Column('timestamptz', { name: 'received_at', default: () => 'now()' }) receivedAt: Date;
}
