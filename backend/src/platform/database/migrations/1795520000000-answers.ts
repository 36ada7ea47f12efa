import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * Answers of their own: kinds of questions, options, how responses were understood, and counts of what was chosen. No
 * question has options yet, so every score stays what it is.
 */
export class Answers1795520000000 extends Migration {
  name = 'Answers1795520000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "answer_option" ("id" SERIAL NOT NULL, "question_id" integer NOT NULL, "position" integer NOT NULL DEFAULT \'0\', "label" character varying(500) NOT NULL, "aliases" text array NOT NULL DEFAULT \'{}\', "points" integer NOT NULL DEFAULT \'0\', "meaning" text, "advice" text, "exclusive" boolean NOT NULL DEFAULT false, "meaning_draft" text, "advice_draft" text, CONSTRAINT "PK_69dad60c2f58e523232f06f5d8d" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "answer_option_question" ON "answer_option"  ("question_id", "position") ',
    );
    await runner.query(
      'ALTER TABLE "answer_option" ADD CONSTRAINT "FK_c8ff81963b1cf29c3e4188e5ba4" FOREIGN KEY ("question_id") REFERENCES "question"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(`ALTER TABLE "question" ADD "kind" character varying(8) NOT NULL DEFAULT 'single'`);
    // Several options may be ticked where several are right.
    await runner.query(`UPDATE question SET kind = 'multiple' WHERE correct_answer LIKE '%,%'`);
    await runner.query(`ALTER TABLE "evaluation" ADD "chosen_options" jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE "evaluation" ADD "unknown_answers" jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(
      `CREATE INDEX "evaluation_unknown_answers" ON "evaluation"  ("questionnaire_id") WHERE unknown_answers <> '{}'`,
    );
    await runner.query('ALTER TABLE "evaluation" DROP CONSTRAINT "evaluation_anonymised"');
    await runner.query(
      `ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_anonymised" CHECK (anonymised_at IS NULL OR (client_name = '' AND client_email = '' AND clinic_name = '' AND raw_responses = '{}'
     AND unknown_answers = '{}' AND generated_texts IS NULL AND published IS NULL AND trello_card_id IS NULL))`,
    );
    const counted =
      'questionnaire_id int NOT NULL, week date NOT NULL, question_id int NOT NULL, option_id int NOT NULL, n int NOT NULL';
    await runner.query(
      `CREATE TABLE option_count (${counted}, PRIMARY KEY (questionnaire_id, week, question_id, option_id))`,
    );
    await runner.query(`CREATE TABLE option_change (${counted})`);
    await runner.query('CREATE INDEX option_change_questionnaire ON option_change (questionnaire_id)');
    await runner.query('ALTER TABLE product_recount RENAME TO recount_due');
  }
}
