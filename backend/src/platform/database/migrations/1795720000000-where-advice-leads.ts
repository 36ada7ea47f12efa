import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** An answer says which answer its step leads to, and whether the step only prepares. */
export class WhereAdviceLeads1795720000000 extends Migration {
  name = 'WhereAdviceLeads1795720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE answer_option ADD COLUMN leads_to varchar(500), ADD COLUMN prepares boolean NOT NULL DEFAULT false',
    );
  }
}
