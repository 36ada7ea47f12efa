import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../../platform/database/table.js';

/** When the admins of a questionnaire were last told that results are late. */
@Table('unsent_alarm')
export class UnsentAlarm {
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('timestamptz', { name: 'mailed_at', default: () => 'now()' }) mailedAt: Date;
}
