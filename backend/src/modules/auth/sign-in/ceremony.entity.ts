import { Column, Index, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** A sign-in that was begun here and comes back through the browser: used once, within minutes, by who began it. */
@Table('sign_in_ceremony')
@Index('sign_in_ceremony_expires', ['expiresAt'])
export class SignInCeremony {
  /** What comes back: the challenge of a passkey, the state of a single sign-on. */
  @PrimaryColumn('varchar', { length: 43 }) key: string;
  @Column('varchar', { length: 20 }) kind: string;
  /** Keyed hash of the session or browser that began it. */
  @Column('char', { name: 'begun_by', length: 64 }) begunBy: string;
  @Column('jsonb', { nullable: true }) details: object | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}
