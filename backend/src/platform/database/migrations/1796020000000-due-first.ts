import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The list sorted by what is due: what somebody waits for, and then the rest. */
export class DueFirst1796020000000 extends Migration {
  name = 'DueFirst1796020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX evaluation_due ON evaluation (questionnaire_id,
         ((submitted_at AT TIME ZONE 'UTC') + CASE WHEN sent_at IS NULL AND anonymised_at IS NULL
           AND status IN ('pending', 'generated', 'verified', 'error')
           AND created_at AT TIME ZONE 'UTC' <= (submitted_at AT TIME ZONE 'UTC') + interval '14 days'
           THEN interval '0' ELSE interval '1000 years' END), id) WHERE deleted_at IS NULL`,
    );
  }
}
