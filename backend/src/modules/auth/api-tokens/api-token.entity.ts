import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { AdminUser } from '../admins/admin.entity.js';

/** A way in for programs, bound to what its admin may do. Only a keyed hash is stored. */
@Table('api_token')
@Index('api_token_hash', ['tokenHash'], { unique: true })
@Index('api_token_admin', ['adminId'])
export class ApiToken {
  @PrimaryGeneratedColumn() id: number;
  @Column('int', { name: 'admin_id' }) adminId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin: Relation<AdminUser>;
  @Column('varchar', { length: 100 }) name: string;
  @Column('char', { name: 'token_hash', length: 64 }) tokenHash: string;
  @Column('boolean', { name: 'reads_only', default: false }) readsOnly: boolean;
  /** The only questionnaire that it opens; null: all that its admin may manage. */
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
  /** Null: until it is revoked. */
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
}
