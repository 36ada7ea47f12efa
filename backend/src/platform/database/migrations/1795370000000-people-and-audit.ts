import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** API tokens, sessions that end by a count, and a log that is quick to page through and to search. */
export class PeopleAndAudit1795370000000 extends Migration {
  name = 'PeopleAndAudit1795370000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "api_token" ("id" SERIAL NOT NULL, "admin_id" integer NOT NULL, "name" character varying(100) NOT NULL, "token_hash" character(64) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_used_at" TIMESTAMP WITH TIME ZONE, "expires_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_d862311c568d175c26f41bc6f98" PRIMARY KEY ("id"))',
    );
    await runner.query('CREATE UNIQUE INDEX "api_token_hash" ON "api_token"  ("token_hash") ');
    await runner.query('CREATE INDEX "api_token_admin" ON "api_token"  ("admin_id") ');
    await runner.query(
      'ALTER TABLE "api_token" ADD CONSTRAINT "FK_05d0d49297ac97d8b0fdb5e904e" FOREIGN KEY ("admin_id") REFERENCES "admin"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query('ALTER TABLE "admin" ADD "session_epoch" integer NOT NULL DEFAULT \'0\'');
    await runner.query('ALTER TABLE "audit_entry" ADD "admin_email" character varying(254)');
    // Ordered by time alone, an index would be taken for every page, and walked to its end for a questionnaire with few entries.
    await runner.query('DROP INDEX "audit_entry_at"');
    await runner.query('CREATE INDEX audit_entry_at ON audit_entry USING brin (at)');
    for (const [name, columns] of Object.entries(PAGES))
      await runner.query(
        `CREATE INDEX ${name} ON audit_entry (coalesce(questionnaire_id, 0), ${columns}at, id)`,
      );
    await runner.query(`ALTER TABLE audit_entry ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE audit_entry SET search_text = ${SEARCH_TEXT}`);
    await runner.query('CREATE INDEX audit_entry_search ON audit_entry USING gin (search_text gin_trgm_ops)');
  }
}

/** The columns that a page of the log may be filtered by, before its order. */
const PAGES = {
  audit_entry_scope: '',
  audit_entry_scope_action: 'action, ',
  audit_entry_scope_admin: 'admin_id, ',
};

const SEARCH_TEXT = `fold_search(action || ' ' || coalesce(target, '') || ' ' || coalesce(admin_email, '') || ' ' || coalesce(details::text, ''))`;
