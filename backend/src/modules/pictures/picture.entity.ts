import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

/** A picture that was uploaded. Its name says its kind, size and content, so what it names never changes. */
@Table('picture')
export class Picture {
  @PrimaryColumn('varchar', { length: 100 }) name: string;
  @Column('bytea') bytes: Buffer;
  /** The same as a PNG, of a drawing from before drawings were refused. */
  @Column('bytea', { nullable: true }) png: Buffer | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
