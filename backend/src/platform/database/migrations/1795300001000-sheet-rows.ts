import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Which response stood where in a sheet when it was read last. */
export class SheetRows1795300001000 extends Migration {
  name = 'SheetRows1795300001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "sheet_row" ("questionnaire_id" integer NOT NULL, "tab" character varying(160) NOT NULL, "key_hash" character(64) NOT NULL, "row_number" integer NOT NULL, "evaluation_id" uuid NOT NULL, CONSTRAINT "PK_7ab73ff70a66560ec573c106b17" PRIMARY KEY ("questionnaire_id", "tab", "key_hash"))',
    );
  }
}
