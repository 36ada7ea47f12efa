import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * How an AI words the texts of a questionnaire. Until now it chose, and the program worded: what is stored as an AI's is labelled as that,
 * also where a person has replaced it.
 */
export class AiWording1795760000000 extends Migration {
  name = 'AiWording1795760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE questionnaire ADD COLUMN ai_wording varchar(5) NOT NULL DEFAULT 'free'`);
    await runner.query(
      `UPDATE evaluation SET text_origins = replace(text_origins::text, '"by": "ai"', '"by": "ai-chosen"')::jsonb
        WHERE text_origins::text LIKE '%"by": "ai"%'`,
    );
  }
}
