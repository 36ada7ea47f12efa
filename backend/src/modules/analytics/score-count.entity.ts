import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

/**
 * How many evaluations reached a score, per section and week (section 0: overall). Kept by database triggers in the
 * transaction that changes the scores, so every statistic is exact and costs the same at any number of evaluations.
 */
@Table('score_count')
export class ScoreCount {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @PrimaryColumn('int', { name: 'section_id' }) sectionId: number;
  /** The Monday of the response's week. */
  @PrimaryColumn('date') week: string;
  @PrimaryColumn('int') score: number;
  @PrimaryColumn('int') max: number;
  @Column('int') n: number;
}
