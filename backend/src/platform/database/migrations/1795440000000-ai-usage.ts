import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What the AI has cost by day, and its calls under way while they are limited. */
export class AiUsage1795440000000 extends Migration {
  name = 'AiUsage1795440000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "ai_usage" ("day" date NOT NULL, "questionnaire_id" integer NOT NULL, "kind" character varying(40) NOT NULL, "model" character varying(200) NOT NULL, "calls" integer NOT NULL DEFAULT '0', "failed_calls" integer NOT NULL DEFAULT '0', "estimated_calls" integer NOT NULL DEFAULT '0', "prompt_tokens" bigint NOT NULL DEFAULT '0', "completion_tokens" bigint NOT NULL DEFAULT '0', CONSTRAINT "PK_38b862f2e2297a558ad592652fd" PRIMARY KEY ("day", "questionnaire_id", "kind", "model"))`,
    );
    await runner.query(
      `CREATE TABLE "ai_call" ("id" uuid NOT NULL, "server" character varying(300) NOT NULL, "questionnaire_id" integer NOT NULL, "kind" character varying(40) NOT NULL, "model" character varying(200) NOT NULL, "prompt_tokens" integer NOT NULL, "reserved_tokens" integer NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "settled_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_1a00446811417c4413ae25a3653" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "ai_call_under_way" ON "ai_call"  ("expires_at") WHERE settled_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "ai_call_server" ON "ai_call"  ("server", "started_at") `);
  }
}
