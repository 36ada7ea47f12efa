import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * Search without accents, names in the order of the alphabet, and an index for every filter and sort on offer.
 */
export class FastLists1795280000000 extends Migration {
  name = 'FastLists1795280000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX evaluation_search');
    await runner.query('DROP INDEX evaluation_name');
    await runner.query(`ALTER TABLE evaluation ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    // Counts and times do not change by this, so the triggers that keep them may rest.
    await runner.query('ALTER TABLE evaluation DISABLE TRIGGER USER');
    await runner.query(`UPDATE evaluation SET search_text = ${SEARCH_TEXT}`);
    await runner.query('ALTER TABLE evaluation ENABLE TRIGGER USER');
    for (const index of INDEXES) await runner.query(index);
  }
}

const SEARCH_TEXT = `fold_search(client_name || ' ' || clinic_name || ' ' || client_email)`;

const LIVE = 'WHERE deleted_at IS NULL';
const INDEXES = [
  `CREATE INDEX evaluation_search ON evaluation USING gin (search_text gin_trgm_ops) ${LIVE}`,
  `CREATE INDEX evaluation_name ON evaluation (questionnaire_id, client_name COLLATE "hu-x-icu", id) ${LIVE}`,
  `CREATE INDEX evaluation_status_percentage ON evaluation (questionnaire_id, status, percentage, id) ${LIVE}`,
  // The status itself is included, as only then the order can be read from the index alone.
  `CREATE INDEX evaluation_status_order ON evaluation (questionnaire_id, (array_position(ARRAY['pending','generated','verified','sent','opened','clicked','error'], status::text)), id)
     INCLUDE (status) ${LIVE}`,
];
