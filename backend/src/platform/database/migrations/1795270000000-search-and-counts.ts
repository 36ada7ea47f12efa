import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The search indexes, which entities can't express. */
export class SearchAndCounts1795270000000 extends Migration {
  name = 'SearchAndCounts1795270000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(
      `CREATE INDEX evaluation_search ON evaluation USING gin
         (lower(client_name || ' ' || client_email || ' ' || clinic_name) gin_trgm_ops) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX evaluation_hidden ON evaluation (questionnaire_id, source_key) WHERE deleted_at IS NOT NULL`,
    );
  }
}
