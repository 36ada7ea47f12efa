import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { Evaluation } from '../../evaluations/evaluation.entity.js';

/** A link that the owner of a page has made for others: it shows less, ends by itself, and can be revoked. */
@Table('shared_link')
@Index('shared_link_evaluation', ['evaluationId', 'createdAt'])
export class SharedLink {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'evaluation_id' }) evaluationId: string;
  @ManyToOne(() => Evaluation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'evaluation_id' })
  evaluation: Relation<Evaluation>;
  /** SHA-256 of the token, which stands in the mail or was copied by the owner. */
  @Column('char', { name: 'token_hash', length: 64, unique: true }) tokenHash: string;
  /** Outline of the address it was mailed to; null where the owner has copied it. */
  @Column('varchar', { name: 'sent_to', length: 254, nullable: true }) sentTo: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
  @Column('int', { name: 'opened_count', default: 0 }) openedCount: number;
  @Column('timestamptz', { name: 'last_opened_at', nullable: true }) lastOpenedAt: Date | null;
}
