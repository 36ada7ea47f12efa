import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The industry average and the position look at the latest result of each clinic; all weeks are counted anew for it. */
export class ClinicsCountOnce1795800000000 extends Migration {
  name = 'ClinicsCountOnce1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE evaluation ADD COLUMN clinic_key text, ADD COLUMN superseded boolean DEFAULT false NOT NULL`,
    );
    await runner.query(`UPDATE evaluation SET clinic_key = clinic_key_of(clinic_name, client_email)`);
    await runner.query(
      `CREATE INDEX evaluation_clinic ON evaluation (questionnaire_id, clinic_key, submitted_at) WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE week_to_count ADD COLUMN clinics text[] DEFAULT '{}' NOT NULL`);
    await runner.query(
      `INSERT INTO week_to_count (questionnaire_id, week)
       SELECT DISTINCT questionnaire_id, week FROM evaluation_count WHERE week > '-infinity'`,
    );
  }
}
