import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Questionnaire } from '../../questionnaires/questionnaire.entity.js';
import type { DraftAnswers } from './draft-answers.js';

/** A response that is being filled in. Once it is sent in, only what the funnel counts is left of it. */
@Table('response_draft')
@Index('response_draft_started', ['questionnaireId', 'startedAt'])
@Index('response_draft_touched', ['touchedAt'])
@Index('response_draft_address', ['addressHash'], { where: 'address_hash IS NOT NULL' })
@Index('response_draft_invitation', ['invitationId'], { where: 'invitation_id IS NOT NULL' })
@Index('response_draft_evaluation', ['evaluationId'], { where: 'evaluation_id IS NOT NULL' })
export class ResponseDraft {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @ManyToOne(() => Questionnaire, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'questionnaire_id' })
  questionnaire: Relation<Questionnaire>;
  /** SHA-256 of the secret that the browser made before the first answer. */
  @Column('char', { name: 'token_hash', length: 64, unique: true }) tokenHash: string;
  /** SHA-256 of the secret in the mail 'continue later'. */
  @Column('char', { name: 'continue_hash', length: 64, nullable: true, unique: true }) continueHash:
    | string
    | null;
  /** Of whom it is, where that is known: who was invited, or had the link mailed. As the suppression list knows addresses. */
  @Column('char', { name: 'address_hash', length: 64, nullable: true }) addressHash: string | null;
  @Column('jsonb', { default: {} }) answers: DraftAnswers;
  /** Ids of the sections that answers were given in. */
  @Column('int', { array: true, default: '{}' }) sections: number[];
  /** Where the clinic came from, as the form's address said (`?source=`). */
  @Column('varchar', { length: 80, default: '' }) source: string;
  @Column('uuid', { name: 'invitation_id', nullable: true }) invitationId: string | null;
  @Column('timestamptz', { name: 'started_at', default: () => 'now()' }) startedAt: Date;
  @Column('timestamptz', { name: 'touched_at', default: () => 'now()' }) touchedAt: Date;
  @Column('timestamptz', { name: 'submitted_at', nullable: true }) submittedAt: Date | null;
  @Column('uuid', { name: 'evaluation_id', nullable: true }) evaluationId: string | null;
}
