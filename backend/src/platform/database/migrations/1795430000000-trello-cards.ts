import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards that are wanted, and what cards are to be told; the news comes from triggers, so that no way to change a status is missed. */
export class TrelloCards1795430000000 implements MigrationInterface {
  name = 'TrelloCards1795430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "trello_card" ("evaluation_id" uuid NOT NULL, "state" character varying(10) NOT NULL DEFAULT \'wanted\', "tried_at" TIMESTAMP WITH TIME ZONE, "tried_by" uuid, "tried_list" character varying(60), "gone_card" character varying(60), CONSTRAINT "PK_db192ee9d67de14785d773db743" PRIMARY KEY ("evaluation_id"))',
    );
    await runner.query(
      'CREATE TABLE "trello_comment" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "evaluation_id" uuid NOT NULL, "questionnaire_id" integer NOT NULL, "card_id" character varying(60), "news" jsonb NOT NULL, "is_taken" boolean NOT NULL DEFAULT false, "tried_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_e49e84c984d9ec65781a3b3a603" PRIMARY KEY ("id"))',
    );
    await runner.query(
      'CREATE INDEX "trello_comment_evaluation" ON "trello_comment"  ("evaluation_id", "id") ',
    );
    await runner.query(
      'ALTER TABLE "trello_card" ADD CONSTRAINT "FK_db192ee9d67de14785d773db743" FOREIGN KEY ("evaluation_id") REFERENCES "evaluation"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    for (const statement of [NOTE, NOTE_CHANGE, NOTE_OFFER, NOTE_ERASURE]) await runner.query(statement);
    await runner.query(
      `CREATE TRIGGER evaluation_trello_change AFTER UPDATE OF status, deleted_at ON evaluation FOR EACH ROW
         WHEN (OLD.status <> NEW.status OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
         EXECUTE FUNCTION note_change_for_trello()`,
    );
    await runner.query(
      `CREATE TRIGGER evaluation_trello_erasure AFTER DELETE ON evaluation FOR EACH ROW
         WHEN (OLD.deleted_at IS NULL AND OLD.trello_card_id IS NOT NULL) EXECUTE FUNCTION note_erasure_for_trello()`,
    );
    await runner.query(
      `CREATE TRIGGER offer_request_trello AFTER INSERT ON offer_request FOR EACH ROW EXECUTE FUNCTION note_offer_for_trello()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER offer_request_trello ON offer_request');
    await runner.query('DROP TRIGGER evaluation_trello_erasure ON evaluation');
    await runner.query('DROP TRIGGER evaluation_trello_change ON evaluation');
    await runner.query('DROP FUNCTION note_erasure_for_trello()');
    await runner.query('DROP FUNCTION note_offer_for_trello()');
    await runner.query('DROP FUNCTION note_change_for_trello()');
    await runner.query('DROP FUNCTION note_for_trello(uuid, integer, text, jsonb)');
    await runner.query('ALTER TABLE "trello_card" DROP CONSTRAINT "FK_db192ee9d67de14785d773db743"');
    await runner.query('DROP INDEX "public"."trello_comment_evaluation"');
    await runner.query('DROP TABLE "trello_comment"');
    await runner.query('DROP TABLE "trello_card"');
  }
}

/** News for a card that is there, or that is just being made; a card that is gone hears nothing. */
const NOTE = `
CREATE FUNCTION note_for_trello(evaluation uuid, questionnaire integer, card text, news jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE known trello_card;
BEGIN
  SELECT * INTO known FROM trello_card c WHERE c.evaluation_id = evaluation;
  IF (card IS NULL AND known.state IS DISTINCT FROM 'wanted') OR card = known.gone_card THEN RETURN; END IF;
  INSERT INTO trello_comment (evaluation_id, questionnaire_id, news) VALUES (evaluation, questionnaire, news);
END $$`;

const NOTE_CHANGE = `
CREATE FUNCTION note_change_for_trello() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_trello(NEW.id, NEW.questionnaire_id, NEW.trello_card_id, CASE
    WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN '{"kind": "deleted"}'::jsonb
    WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN '{"kind": "restored"}'::jsonb
    ELSE jsonb_build_object('kind', 'status', 'from', OLD.status, 'to', NEW.status) END);
  RETURN NULL;
END $$`;

const NOTE_OFFER = `
CREATE FUNCTION note_offer_for_trello() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_for_trello(e.id, e.questionnaire_id, e.trello_card_id, jsonb_build_object('kind', 'offer', 'product', NEW.product_name))
     FROM evaluation e WHERE e.id = NEW.evaluation_id;
  RETURN NULL;
END $$`;

/** Not where a whole questionnaire is cleared away, whose evaluations nobody has seen for a month. */
const NOTE_ERASURE = `
CREATE FUNCTION note_erasure_for_trello() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trello_comment (evaluation_id, questionnaire_id, card_id, news)
  SELECT OLD.id, q.id, OLD.trello_card_id, '{"kind": "deleted"}' FROM questionnaire q
   WHERE q.id = OLD.questionnaire_id AND q.deleted_at IS NULL;
  RETURN NULL;
END $$`;
