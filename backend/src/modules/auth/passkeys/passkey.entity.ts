import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import { AdminUser } from '../admins/admin.entity.js';

/** A way in by a key that never leaves a device or a password manager; only its public half is stored. */
@Table('passkey')
@Index('passkey_credential', ['credentialId'], { unique: true })
@Index('passkey_admin', ['adminId'])
export class Passkey {
  @PrimaryGeneratedColumn() id: number;
  @Column('int', { name: 'admin_id' }) adminId: number;
  @ManyToOne(() => AdminUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id' })
  admin: Relation<AdminUser>;
  @Column('varchar', { length: 100 }) name: string;
  /** The host that it was made for: browsers offer it nowhere else. */
  @Column('varchar', { length: 255 }) host: string;
  /** base64url, as browsers write it. */
  @Column('text', { name: 'credential_id' }) credentialId: string;
  @Column('bytea', { name: 'public_key' }) publicKey: Buffer;
  /** Goes up with every use on devices that count; always 0 on others. */
  @Column('bigint', { name: 'use_count', default: 0 }) useCount: string;
  @Column('varchar', { array: true, length: 20, default: '{}' }) transports: string[];
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}
