import { Column, PrimaryColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { StoredError } from '../../platform/errors/app-error.js';

export const INTEGRATIONS = ['sheets', 'forms', 'ai', 'mail', 'trello'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

/** How an outside service answered last, per questionnaire where it has its own file there (questionnaire 0: everywhere). */
@Table('integration_status')
export class IntegrationOutcome {
  @PrimaryColumn('varchar', { length: 20 }) service: Integration;
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  @Column('timestamptz', { name: 'last_success_at', nullable: true }) lastSuccessAt: Date | null;
  @Column('timestamptz', { name: 'last_failure_at', nullable: true }) lastFailureAt: Date | null;
  /** Worded when it is read, in the reader's language. */
  @Column('jsonb', { name: 'last_failure', nullable: true }) lastFailure: StoredError | null;
}
