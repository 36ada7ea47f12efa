import { Column, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import { Questionnaire } from '../questionnaires/questionnaire.entity.js';

/** How a questionnaire can be filled in on this site; a trigger makes one for every questionnaire. */
@Table('online_form')
export class OnlineForm {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @OneToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  /** Whether it takes responses, within its dates. */
  @Column('boolean', { name: 'is_open', default: false }) isOpen: boolean;
  @Column('timestamptz', { name: 'opens_at', nullable: true }) opensAt: Date | null;
  @Column('timestamptz', { name: 'closes_at', nullable: true }) closesAt: Date | null;
  /** Who asks and why, in the admins' words. */
  @Column('text', { nullable: true }) intro: string | null;
  /** What visitors of a closed form read. */
  @Column('text', { name: 'closed_text', nullable: true }) closedText: string | null;
  /** Results are mailed only to addresses that were confirmed by a link in the receipt. */
  @Column('boolean', { name: 'confirm_address', default: true }) confirmAddress: boolean;
  /** Whether score and sections are shown as soon as the answers are in. */
  @Column('boolean', { name: 'show_score', default: false }) showScore: boolean;
  /** Origins of pages that may show the form in a frame. */
  @Column('text', { name: 'allowed_origins', array: true, default: '{}' }) allowedOrigins: string[];
  /** After how many days invited clinics that have not finished are reminded, counted from the invitation. */
  @Column('int', { name: 'reminder_days', array: true, default: '{7,14}' }) reminderDays: number[];
  /** So many months after its result a clinic is invited again; null: never. */
  @Column('int', { name: 'invite_again_months', nullable: true }) inviteAgainMonths: number | null;
}
