import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * The counts behind the analytics, per questionnaire and week (its Monday, by the clinics' clock). Statements that change
 * evaluations append to x_change and so never wait for each other; a fold adds that up in x_count, where the week
 * '-infinity' stands for all weeks. Until now counts of scores were updated in place.
 */
export class AnalyticsCounts1795400001000 extends Migration {
  name = 'AnalyticsCounts1795400001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION IF EXISTS count_evaluation_scores() CASCADE');
    await runner.query('DROP TABLE score_count');
    for (const [name, { columns, keys, ofAll }] of Object.entries(TABLES)) {
      const all = `questionnaire_id int NOT NULL, week date NOT NULL, ${columns}`;
      await runner.query(
        `CREATE TABLE ${name}_count (${all}, PRIMARY KEY (questionnaire_id, week, ${keys}))`,
      );
      await runner.query(`CREATE TABLE ${name}_change (${all})`);
      await runner.query(`CREATE INDEX ${name}_change_questionnaire ON ${name}_change (questionnaire_id)`);
      await runner.query(
        `INSERT INTO ${name}_change SELECT questionnaire_id, week_of(submitted_at), ${ofAll.replace('FROM', 'FROM evaluation AS e,')}
          WHERE deleted_at IS NULL GROUP BY questionnaire_id, week_of(submitted_at), ${keys}`,
      );
    }
  }
}

interface Counted {
  columns: string;
  keys: string;
  /** What all evaluations together count with; the fold adds it up. */
  ofAll: string;
}

const TABLES: Record<string, Counted> = {
  score: {
    columns: 'section_id int NOT NULL, score int NOT NULL, max int NOT NULL, n int NOT NULL',
    keys: 'section_id, score, max',
    ofAll: 'section_id, score, max, count(*) FROM scores_of(total_score, max_score, section_scores)',
  },
  question: {
    columns: 'question_id int NOT NULL, correct int NOT NULL, wrong int NOT NULL, unanswered int NOT NULL',
    keys: 'question_id',
    ofAll: 'question_id, sum(correct), sum(wrong), sum(unanswered) FROM answers_of(section_scores)',
  },
  product: {
    columns: 'product_id character(12) NOT NULL, n int NOT NULL, tenths bigint NOT NULL',
    keys: 'product_id',
    ofAll:
      'product_id, count(*), sum(tenths) FROM LATERAL (SELECT key::char(12) AS product_id, value::int AS tenths FROM jsonb_each_text(recommended)) AS r',
  },
  progress: {
    columns: 'mark varchar(20) NOT NULL, seconds int NOT NULL, n int NOT NULL',
    keys: 'mark, seconds',
    ofAll:
      'mark, seconds, count(*) FROM progress_of(status, e.created_at, e.generated_at, e.verified_at, e.sent_at, e.opened_at, e.clicked_at, e.offered_at)',
  },
};
