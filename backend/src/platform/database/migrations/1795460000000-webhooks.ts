import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Webhooks, and what they are told. Triggers write the news in the transaction of the change, a statement's at once, so that
 * nothing is missed and ten thousand imported rows are one insert; nothing is written where nobody has a webhook.
 */
export class Webhooks1795460000000 implements MigrationInterface {
  name = 'Webhooks1795460000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "webhook" ("id" uuid NOT NULL, "questionnaire_id" integer NOT NULL, "url" character varying(2000) NOT NULL, "events" text array NOT NULL, "is_on" boolean NOT NULL DEFAULT true, "off_reason" character varying(10), "sealed_secret" text NOT NULL, "sealed_former_secret" text, "former_until" TIMESTAMP WITH TIME ZONE, "failures" integer NOT NULL DEFAULT \'0\', "failing_since" TIMESTAMP WITH TIME ZONE, "rests_until" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_e6765510c2d078db49632b59020" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "webhook_questionnaire" ON "webhook"  ("questionnaire_id", "created_at") ',
    );
    await runner.query(
      'CREATE TABLE "webhook_delivery" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "webhook_id" uuid NOT NULL, "event" character varying(30) NOT NULL, "evaluation_id" uuid, "facts" jsonb NOT NULL, "state" character varying(10) NOT NULL DEFAULT \'waiting\', "tries" integer NOT NULL DEFAULT \'0\', "next_try_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "give_up_at" TIMESTAMP WITH TIME ZONE NOT NULL, "status" integer, "code" character varying(40), "ms" integer, "answer" text, "tried_at" TIMESTAMP WITH TIME ZONE, "ended_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_b1ae290239a778f12399db91354" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_ended" ON "webhook_delivery"  ("ended_at") WHERE ended_at IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_evaluation" ON "webhook_delivery"  ("evaluation_id") WHERE evaluation_id IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_log" ON "webhook_delivery"  ("webhook_id", "created_at", "id") ',
    );
    await runner.query(
      'CREATE INDEX "webhook_delivery_due" ON "webhook_delivery"  ("webhook_id", "next_try_at") WHERE state = \'waiting\'',
    );
    await runner.query(
      'ALTER TABLE "webhook_delivery" ADD CONSTRAINT "FK_ef25cc28dcf88ea3dd81f39af2d" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    for (const { table, event, rows, name, body } of TRIGGERS) {
      await runner.query(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
      );
      await runner.query(
        `CREATE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of TRIGGERS) {
      await runner.query(`DROP TRIGGER ${name} ON ${table}`);
      await runner.query(`DROP FUNCTION ${name}()`);
    }
    await runner.query('DROP TABLE "webhook_delivery"');
    await runner.query('DROP TABLE "webhook"');
  }
}

const FACTS = (row: string) => `jsonb_build_object(
  'id', ${row}.id, 'hashedUrl', ${row}.hashed_url, 'status', ${row}.status, 'score', ${row}.total_score, 'maxScore', ${row}.max_score,
  'percentage', ${row}.percentage, 'submittedAt', ${row}.submitted_at, 'createdAt', ${row}.created_at, 'generatedAt', ${row}.generated_at,
  'verifiedAt', ${row}.verified_at, 'sentAt', ${row}.sent_at, 'openedAt', ${row}.opened_at, 'clickedAt', ${row}.clicked_at)`;

/** Deliveries of what `news` selects (event, evaluation_id, questionnaire_id, facts), for every webhook that wants them. */
const tell = (news: string) => `
  IF NOT EXISTS (SELECT FROM webhook WHERE is_on) THEN RETURN NULL; END IF;
  INSERT INTO webhook_delivery (webhook_id, event, evaluation_id, facts, give_up_at)
  SELECT w.id, news.event, news.evaluation_id, news.facts, now() + interval '24 hours'
    FROM (${news}) AS news
    JOIN webhook w ON w.questionnaire_id = news.questionnaire_id AND w.is_on AND news.event = ANY(w.events);
  IF FOUND THEN PERFORM pg_notify('webhook_delivery', ''); END IF;`;

const TRIGGERS = [
  {
    name: 'tell_webhooks_of_evaluations',
    table: 'evaluation',
    event: 'INSERT',
    rows: 'NEW TABLE AS after_rows',
    body: tell(`
      SELECT 'evaluation.created' AS event, a.id AS evaluation_id, a.questionnaire_id, jsonb_build_object('evaluation', ${FACTS('a')}) AS facts
        FROM after_rows a WHERE a.deleted_at IS NULL`),
  },
  {
    // By the times and not by the status: a status that a person resets tells of nothing that has happened.
    name: 'tell_webhooks_of_progress',
    table: 'evaluation',
    event: 'UPDATE',
    rows: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
    body: tell(`
      SELECT m.event, a.id AS evaluation_id, a.questionnaire_id, jsonb_build_object('evaluation', ${FACTS('a')}) AS facts
        FROM after_rows a JOIN before_rows b ON b.id = a.id
       CROSS JOIN LATERAL (VALUES
         ('evaluation.generated', b.generated_at, a.generated_at), ('evaluation.verified', b.verified_at, a.verified_at),
         ('evaluation.sent', b.sent_at, a.sent_at), ('evaluation.opened', b.opened_at, a.opened_at),
         ('evaluation.clicked', b.clicked_at, a.clicked_at)) AS m(event, earlier, later)
       WHERE a.deleted_at IS NULL AND m.later IS NOT NULL AND m.later IS DISTINCT FROM m.earlier`),
  },
  {
    name: 'tell_webhooks_of_offers',
    table: 'offer_request',
    event: 'INSERT',
    rows: 'NEW TABLE AS after_rows',
    body: tell(`
      SELECT 'offer.requested' AS event, e.id AS evaluation_id, e.questionnaire_id, jsonb_build_object('evaluation', ${FACTS('e')},
             'product', jsonb_build_object('id', o.product_id, 'name', o.product_name)) AS facts
        FROM after_rows o JOIN evaluation e ON e.id = o.evaluation_id`),
  },
  {
    name: 'forget_webhook_deliveries',
    table: 'evaluation',
    event: 'DELETE',
    rows: 'OLD TABLE AS before_rows',
    body: `
  IF EXISTS (SELECT FROM webhook) THEN
    DELETE FROM webhook_delivery WHERE evaluation_id IN (SELECT id FROM before_rows);
  END IF;`,
  },
  {
    name: 'forget_webhooks',
    table: 'questionnaire',
    event: 'DELETE',
    rows: 'OLD TABLE AS before_rows',
    body: `DELETE FROM webhook WHERE questionnaire_id IN (SELECT id FROM before_rows);`,
  },
];
