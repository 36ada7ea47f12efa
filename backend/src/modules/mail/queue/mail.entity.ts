import type { MailKind } from '../wording/mail-templates.js';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SealedPlace } from '../../../platform/database/reseal.js';
import { Table } from '../../../platform/database/table.js';
import type { Language } from '../../../platform/http/languages.js';
import type { StoredError } from '../../../platform/errors/app-error.js';
import type { Delivery, MailState } from './mail-states.js';

/** Outbox and log in one: a mail is a row before it is sent, claimed before the server hears of it. */
@Table('mail')
@Index('mail_evaluation', ['evaluationId', 'createdAt'])
@Index('mail_open', ['changedAt'], { where: "state IN ('queued', 'sending')" })
@Index('mail_message', ['messageId'])
@Index('mail_recipient', ['toHash'], { where: 'to_hash IS NOT NULL' })
@Index('mail_undelivered', ['questionnaireId', 'changedAt'], {
  where: "kind = 'result' AND (state IN ('failed', 'uncertain') OR delivery IN ('bounced', 'complained'))",
})
export class Mail {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('varchar', { length: 20 }) kind: MailKind;
  @Column('uuid', { name: 'evaluation_id', nullable: true }) evaluationId: string | null;
  /** The offer request that a mail of that kind is about. */
  @Column('uuid', { name: 'offer_request_id', nullable: true }) offerRequestId: string | null;
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
  /** Of a mail to somebody whom no evaluation names only its outline is stored once the mail has left. */
  @Column('varchar', { name: 'to_address', length: 254 }) toAddress: string;
  /** Keyed, so that reports about a mail can be matched with its address. */
  @Column('char', { name: 'to_hash', length: 64, nullable: true }) toHash: string | null;
  @Column('varchar', { length: 2 }) language: Language;
  @Column('varchar', { length: 10, default: 'queued' }) state: MailState;
  /** What was heard of it since; null while nothing was. */
  @Column('varchar', { length: 10, nullable: true }) delivery: Delivery | null;
  /** Values the message is written from. Sealed where they hold a secret, and wiped once the mail is through. */
  @Column('jsonb', { nullable: true }) content: Record<string, string> | null;
  @Column('text', { nullable: true }) sealed: string | null;
  @Column('varchar', { length: 200, nullable: true }) subject: string | null;
  /** Without its angle brackets; the same for every try. */
  @Column('varchar', { name: 'message_id', length: 200, nullable: true }) messageId: string | null;
  @Column('varchar', { length: 10, nullable: true }) transport: string | null;
  /** Why it is not out, or what was heard of it. */
  @Column('jsonb', { nullable: true }) error: StoredError | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt: Date | null;
  /** When its state or what was heard of it last changed. */
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt: Date;
}

export const SEALED_MAILS: SealedPlace = {
  table: 'mail',
  id: 'id',
  column: 'sealed',
  where: 'sealed IS NOT NULL',
  contextOf: (id) => `mail:${id}`,
};
