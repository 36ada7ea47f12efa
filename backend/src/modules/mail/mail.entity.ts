import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { Language } from '../../platform/http/languages.js';
import type { StoredError } from '../../platform/errors/app-error.js';
import type { MailState } from './mail-states.js';
import type { WordedKind } from './messages/outlines.js';

export type MailKind = WordedKind | 'test';

/** Outbox and log in one: a mail is a row before it is sent, claimed before the server hears of it. */
@Table('mail')
@Index('mail_evaluation', ['evaluationId', 'createdAt'])
export class Mail {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('varchar', { length: 20 }) kind: MailKind;
  @Column('uuid', { name: 'evaluation_id', nullable: true }) evaluationId: string | null;
  /** The offer request that a mail of that kind tells of. */
  @Column('uuid', { name: 'offer_request_id', nullable: true }) offerRequestId: string | null;
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
  @Column('varchar', { name: 'to_address', length: 254 }) toAddress: string;
  @Column('varchar', { length: 2 }) language: Language;
  @Column('varchar', { length: 10, default: 'queued' }) state: MailState;
  /** Values the message is written from. Sealed for sign-in codes, and wiped once the mail is through. */
  @Column('jsonb', { nullable: true }) content: Record<string, string> | null;
  @Column('text', { nullable: true }) sealed: string | null;
  @Column('varchar', { length: 200, nullable: true }) subject: string | null;
  @Column('varchar', { name: 'message_id', length: 200, nullable: true }) messageId: string | null;
  @Column('varchar', { length: 10, nullable: true }) transport: string | null;
  @Column('jsonb', { nullable: true }) error: StoredError | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt: Date | null;
}
