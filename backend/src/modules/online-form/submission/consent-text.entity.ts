import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';
import type { Language } from '../../../platform/http/languages.js';

/** A wording that clinics have consented to; responses name it by its id. */
@Table('consent_text')
export class ConsentText {
  @PrimaryGeneratedColumn() id: number;
  @Column('char', { length: 64, unique: true }) hash: string;
  @Column('varchar', { length: 2 }) language: Language;
  @Column('text') text: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
