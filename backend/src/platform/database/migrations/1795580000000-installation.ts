import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Where the data is at home, so that a copy of it can be told. */
export class Installation1795580000000 extends Migration {
  name = 'Installation1795580000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "installation" ("id" smallint NOT NULL DEFAULT '1', "home" character varying(500) NOT NULL, "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "installation_one" CHECK (id = 1), CONSTRAINT "PK_installation" PRIMARY KEY ("id"))`,
    );
  }
}
