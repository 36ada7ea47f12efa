import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Published pages as ready bytes, and messages to every process about what it may remember: pages, scores, settings.
 * Pages of earlier evaluations are composed when they are read, until they are published again.
 */
export class ReadyPages1795330000000 implements MigrationInterface {
  name = 'ReadyPages1795330000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "evaluation" ADD "published_page" bytea');
    // They are compressed already.
    await runner.query('ALTER TABLE "evaluation" ALTER COLUMN "published_page" SET STORAGE EXTERNAL');
    await runner.query(
      'ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_page_published" CHECK (published IS NOT NULL OR published_page IS NULL)',
    );
    await runner.query(TELL_PAGE_CHANGE);
    await runner.query(TELL_CHANGE);
    await runner.query(
      `CREATE TRIGGER evaluation_page_update
         AFTER UPDATE OF published, published_page, deleted_at, hashed_url, questionnaire_id, percentage ON evaluation
         FOR EACH ROW WHEN (OLD.published IS NOT NULL AND
           (OLD.published, OLD.published_page, OLD.deleted_at, OLD.hashed_url, OLD.questionnaire_id, OLD.percentage) IS DISTINCT FROM
           (NEW.published, NEW.published_page, NEW.deleted_at, NEW.hashed_url, NEW.questionnaire_id, NEW.percentage))
         EXECUTE FUNCTION tell_page_change()`,
    );
    await runner.query(
      `CREATE TRIGGER evaluation_page_delete AFTER DELETE ON evaluation
         FOR EACH ROW WHEN (OLD.published IS NOT NULL AND OLD.deleted_at IS NULL) EXECUTE FUNCTION tell_page_change()`,
    );
    await runner.query(
      `CREATE TRIGGER questionnaire_pages AFTER UPDATE OF deleted_at ON questionnaire
         FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION tell_change('published_pages')`,
    );
    for (const [table, channel] of Object.entries(TOLD_BY_STATEMENT))
      await runner.query(
        `CREATE TRIGGER ${table}_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION tell_change('${channel}')`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TOLD_BY_STATEMENT))
      await runner.query(`DROP TRIGGER ${table}_change ON ${table}`);
    await runner.query('DROP TRIGGER questionnaire_pages ON questionnaire');
    await runner.query('DROP TRIGGER evaluation_page_delete ON evaluation');
    await runner.query('DROP TRIGGER evaluation_page_update ON evaluation');
    await runner.query('DROP FUNCTION tell_change()');
    await runner.query('DROP FUNCTION tell_page_change()');
    await runner.query('ALTER TABLE "evaluation" DROP CONSTRAINT "evaluation_page_published"');
    await runner.query('ALTER TABLE "evaluation" DROP COLUMN "published_page"');
  }
}

const TOLD_BY_STATEMENT = { score_count: 'scores', setting: 'settings' };

/** Names the page by its link; where many are hidden at once, one message stands for all. */
const TELL_PAGE_CHANGE = `
CREATE FUNCTION tell_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('published_pages',
    CASE WHEN TG_OP = 'UPDATE' AND OLD.deleted_at IS DISTINCT FROM NEW.deleted_at THEN '*' ELSE OLD.hashed_url END);
  RETURN NULL;
END $$`;

const TELL_CHANGE = `
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '*');
  RETURN NULL;
END $$`;
