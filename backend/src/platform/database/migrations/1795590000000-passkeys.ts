import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Passkeys of admins, and sign-ins that come back through the browser. */
export class Passkeys1795590000000 extends Migration {
  name = 'Passkeys1795590000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "passkey" ("id" SERIAL NOT NULL, "admin_id" integer NOT NULL, "name" character varying(100) NOT NULL, "host" character varying(255) NOT NULL, "credential_id" text NOT NULL, "public_key" bytea NOT NULL, "use_count" bigint NOT NULL DEFAULT '0', "transports" character varying(20) array NOT NULL DEFAULT '{}', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_783e2060d8025abd6a6ca45d2c7" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "passkey_admin" ON "passkey" ("admin_id")`);
    await runner.query(`CREATE UNIQUE INDEX "passkey_credential" ON "passkey" ("credential_id")`);
    await runner.query(
      `ALTER TABLE "passkey" ADD CONSTRAINT "FK_252c7530457b0e4a420dde04e5c" FOREIGN KEY ("admin_id") REFERENCES "admin"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `CREATE TABLE "sign_in_ceremony" ("key" character varying(43) NOT NULL, "kind" character varying(20) NOT NULL, "begun_by" character(64) NOT NULL, "details" jsonb, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_f522550edbf31763592a205ff2f" PRIMARY KEY ("key"))`,
    );
    await runner.query(`CREATE INDEX "sign_in_ceremony_expires" ON "sign_in_ceremony" ("expires_at")`);
  }
}
