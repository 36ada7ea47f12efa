import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Questionnaire } from '../../questionnaires/questionnaire.entity.js';

/** A clinic that was asked by mail to fill in a questionnaire, under a link of its own (rules: invitations). */
@Table('invitation')
@Index('invitation_address', ['questionnaireId', 'clientEmail'], {
  unique: true,
  where: "client_email <> '' AND follows_id IS NULL",
})
@Index('invitation_follows', ['followsId'], { unique: true, where: 'follows_id IS NOT NULL' })
@Index('invitation_created', ['questionnaireId', 'createdAt', 'id'])
@Index('invitation_hash', ['addressHash'])
@Index('invitation_waiting', ['waitingSince'], { where: 'waiting_since IS NOT NULL' })
@Index('invitation_unfinished', ['firstMailedAt'], {
  where: 'finished_at IS NULL AND opted_out_at IS NULL AND reminders < 2',
})
@Index('invitation_evaluation', ['evaluationId'], { where: 'evaluation_id IS NOT NULL' })
export class Invitation {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  @Column('varchar', { name: 'client_name', length: 200, default: '' }) clientName: string;
  @Column('varchar', { name: 'clinic_name', length: 200, default: '' }) clinicName: string;
  /** Empty once the response that came of it was anonymised. */
  @Column('varchar', { name: 'client_email', length: 254 }) clientEmail: string;
  /** As the suppression list knows the address. */
  @Column('char', { name: 'address_hash', length: 64, default: '' }) addressHash: string;
  /** How many reminders were mailed, two at most. */
  @Column('int', { default: 0 }) reminders: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  /** Since when its mail waits to be queued; null once it is. */
  @Column('timestamptz', { name: 'waiting_since', nullable: true, default: () => 'now()' })
  waitingSince: Date | null;
  /** Reminders are counted from here. */
  @Column('timestamptz', { name: 'first_mailed_at', nullable: true }) firstMailedAt: Date | null;
  @Column('timestamptz', { name: 'last_mailed_at', nullable: true }) lastMailedAt: Date | null;
  @Column('uuid', { name: 'last_mail_id', nullable: true }) lastMailId: string | null;
  @Column('timestamptz', { name: 'opened_at', nullable: true }) openedAt: Date | null;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
  /** The evaluation after which the clinic is invited once more; null for one of a list. */
  @Column('uuid', { name: 'follows_id', nullable: true }) followsId: string | null;
  /** The response that came of it. */
  @Column('uuid', { name: 'evaluation_id', nullable: true }) evaluationId: string | null;
  @Column('timestamptz', { name: 'opted_out_at', nullable: true }) optedOutAt: Date | null;
}
