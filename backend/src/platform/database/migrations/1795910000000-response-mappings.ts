import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What people have said of the columns and answers of tables, by questionnaire and by the program that wrote them. */
export class ResponseMappings1795910000000 extends Migration {
  name = 'ResponseMappings1795910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE response_mapping (
        questionnaire_id int NOT NULL,
        source varchar(20) NOT NULL,
        mapping jsonb NOT NULL,
        updated_at timestamptz DEFAULT now() NOT NULL,
        CONSTRAINT "PK_d0f0b449b609547afce8b632269" PRIMARY KEY (questionnaire_id, source)
      )`);
  }
}
