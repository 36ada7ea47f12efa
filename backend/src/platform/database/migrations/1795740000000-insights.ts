import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What answers mean together: a text that holds where its condition does. */
export class Insights1795740000000 extends Migration {
  name = 'Insights1795740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE insight (
        id serial PRIMARY KEY,
        questionnaire_id int NOT NULL,
        condition jsonb NOT NULL,
        text text NOT NULL,
        advice text,
        place varchar(7) NOT NULL,
        section_id int,
        weight int NOT NULL,
        active boolean DEFAULT true NOT NULL,
        CONSTRAINT "FK_2a45b624a0c8422fe4c866a6ed3" FOREIGN KEY (questionnaire_id) REFERENCES questionnaire(id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX insight_questionnaire ON insight (questionnaire_id)');
  }
}
