import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { Language } from '../../platform/http/languages.js';
import type { TextContext } from './contexts.js';

/** An override of a built-in text, for everybody (no questionnaire) or for one questionnaire. */
@Table('ui_text')
@Index('ui_text_global', ['language', 'context', 'key'], { unique: true, where: 'questionnaire_id IS NULL' })
@Index('ui_text_own', ['questionnaireId', 'language', 'context', 'key'], {
  unique: true,
  where: 'questionnaire_id IS NOT NULL',
})
export class UiText {
  @PrimaryGeneratedColumn() id: number;
  @Column('varchar', { length: 120 }) key: string;
  @Column('varchar', { length: 20 }) context: TextContext;
  @Column('varchar', { length: 2 }) language: Language;
  @Column('text') value: string;
  @Column('int', { name: 'questionnaire_id', nullable: true }) questionnaireId: number | null;
}
