import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search without accents, names in the order of the alphabet, an index for every filter and sort on offer, and the
 * anchors from which a far page starts (see page-anchors.service.ts).
 */
export class FastLists1795280000000 implements MigrationInterface {
  name = 'FastLists1795280000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX evaluation_search');
    await runner.query('DROP INDEX evaluation_name');
    await runner.query(FOLD_SEARCH);
    await runner.query(`ALTER TABLE evaluation ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    // Counts and times do not change by this, so the triggers that keep them may rest.
    await runner.query('ALTER TABLE evaluation DISABLE TRIGGER USER');
    await runner.query(`UPDATE evaluation SET search_text = ${SEARCH_TEXT('')}`);
    await runner.query('ALTER TABLE evaluation ENABLE TRIGGER USER');
    await runner.query(FILL_SEARCH_TEXT);
    await runner.query(
      `CREATE TRIGGER evaluation_search_text BEFORE INSERT OR UPDATE OF client_name, clinic_name, client_email ON evaluation
         FOR EACH ROW EXECUTE FUNCTION fill_evaluation_search_text()`,
    );
    for (const index of INDEXES) await runner.query(index);
    for (const table of TABLES) await runner.query(table);
    await runner.query(LOG_MOVES);
    for (const [event, tables] of Object.entries(TRIGGERS))
      await runner.query(
        `CREATE TRIGGER evaluation_moves_${event} AFTER ${event} ON evaluation REFERENCING ${tables}
           FOR EACH STATEMENT EXECUTE FUNCTION log_evaluation_moves()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(TRIGGERS))
      await runner.query(`DROP TRIGGER evaluation_moves_${event} ON evaluation`);
    await runner.query('DROP FUNCTION log_evaluation_moves()');
    await runner.query('DROP TABLE evaluation_move, page_anchor, page_anchor_set');
    for (const name of ['search', 'name', 'status_percentage', 'status_order'])
      await runner.query(`DROP INDEX evaluation_${name}`);
    await runner.query('DROP TRIGGER evaluation_search_text ON evaluation');
    await runner.query('DROP FUNCTION fill_evaluation_search_text()');
    await runner.query('ALTER TABLE evaluation DROP COLUMN search_text');
    await runner.query('DROP FUNCTION fold_search(text)');
    await runner.query(
      `CREATE INDEX evaluation_search ON evaluation USING gin
         (lower(client_name || ' ' || client_email || ' ' || clinic_name) gin_trgm_ops) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      'CREATE INDEX "evaluation_name" ON "evaluation"  ("questionnaire_id", "client_name", "id") WHERE deleted_at IS NULL',
    );
  }
}

/** Lower case without accents: 'Kovács', 'KOVACS' and a decomposed 'Kovács' are one. Plain ASCII takes the short way. */
const FOLD_SEARCH = `
CREATE FUNCTION fold_search(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value)
    ELSE translate(regexp_replace(normalize(lower(value COLLATE "und-x-icu"), NFD), '[\\u0300-\\u036f]+', '', 'g'), 'łøđħı', 'lodhi')
  END $$`;

const SEARCH_TEXT = (row: string) =>
  `fold_search(${row}client_name || ' ' || ${row}clinic_name || ' ' || ${row}client_email)`;

const FILL_SEARCH_TEXT = `
CREATE FUNCTION fill_evaluation_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := ${SEARCH_TEXT('NEW.')};
  RETURN NEW;
END $$`;

const LIVE = 'WHERE deleted_at IS NULL';
const INDEXES = [
  `CREATE INDEX evaluation_search ON evaluation USING gin (search_text gin_trgm_ops) ${LIVE}`,
  `CREATE INDEX evaluation_name ON evaluation (questionnaire_id, client_name COLLATE "hu-x-icu", id) ${LIVE}`,
  `CREATE INDEX evaluation_status_percentage ON evaluation (questionnaire_id, status, percentage, id) ${LIVE}`,
  // The status itself is included, as only then the order can be read from the index alone.
  `CREATE INDEX evaluation_status_order ON evaluation (questionnaire_id, (array_position(ARRAY['pending','generated','verified','sent','opened','clicked','error'], status::text)), id)
     INCLUDE (status) ${LIVE}`,
];

const TABLES = [
  // Which questionnaires have anchors: the moment they were cut in, on which run of PostgreSQL, and when cutting may begin.
  `CREATE TABLE page_anchor_set (questionnaire_id int PRIMARY KEY REFERENCES questionnaire (id) ON DELETE CASCADE,
     may_begin xid8, snapshot pg_snapshot, postgres_started timestamptz, built_at timestamptz, build_ms int)`,
  `CREATE TABLE page_anchor (questionnaire_id int NOT NULL REFERENCES page_anchor_set (questionnaire_id) ON DELETE CASCADE,
     sort varchar(20) NOT NULL, status varchar(10) NOT NULL, rank int NOT NULL, key text NOT NULL, id uuid NOT NULL,
     PRIMARY KEY (questionnaire_id, sort, status, rank))`,
  // What has joined (+1) and left (-1) the lists since.
  `CREATE TABLE evaluation_move (questionnaire_id int NOT NULL, xid xid8 NOT NULL DEFAULT pg_current_xact_id(), delta smallint NOT NULL,
     id uuid NOT NULL, status varchar(10) NOT NULL, client_name varchar(200) NOT NULL, client_email varchar(254) NOT NULL,
     percentage numeric(4,1) NOT NULL, created_at timestamptz NOT NULL, submitted_at timestamptz NOT NULL)`,
  `CREATE INDEX evaluation_move_questionnaire ON evaluation_move (questionnaire_id)`,
];

const TRIGGERS = {
  insert: 'NEW TABLE AS after_rows',
  delete: 'OLD TABLE AS before_rows',
  update: 'OLD TABLE AS before_rows NEW TABLE AS after_rows',
};

const KEYS = ['status', 'client_name', 'client_email', 'percentage', 'created_at', 'submitted_at'];
const of = (row: string) => [`${row}.id`, ...KEYS.map((key) => `${row}.${key}`)].join(', ');
const state = (row: string) => `(${row}.deleted_at IS NULL, ${row}.questionnaire_id, ${of(row)})`;
const log = (row: string, delta: number, from: string) => `
  INSERT INTO evaluation_move (questionnaire_id, delta, id, ${KEYS.join(', ')})
  SELECT ${row}.questionnaire_id, ${delta}, ${of(row)} FROM ${from} ${from.includes('WHERE') ? 'AND' : 'WHERE'} ${row}.deleted_at IS NULL
     AND EXISTS (SELECT FROM page_anchor_set s WHERE s.questionnaire_id = ${row}.questionnaire_id);`;
const CHANGED = `before_rows b JOIN after_rows a ON a.id = b.id WHERE ${state('a')} IS DISTINCT FROM ${state('b')}`;

/** Nothing is written while no questionnaire is large enough for anchors. */
const LOG_MOVES = `
CREATE FUNCTION log_evaluation_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM page_anchor_set) THEN RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN ${log('a', 1, 'after_rows a')}
  ELSIF TG_OP = 'DELETE' THEN ${log('b', -1, 'before_rows b')}
  ELSE ${log('b', -1, CHANGED)} ${log('a', 1, CHANGED)}
  END IF;
  RETURN NULL;
END $$`;
