import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Calls that are made once, however often they are sent. */
export class IdempotentCalls1795551000000 extends Migration {
  name = 'IdempotentCalls1795551000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "idempotent_call" ("id" character(64) NOT NULL,
              "body_hash" character(64) NOT NULL,
              "answer" jsonb,
              "made_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
              CONSTRAINT "PK_idempotent_call" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "idempotent_call_made" ON "idempotent_call" ("made_at")`);
  }
}
