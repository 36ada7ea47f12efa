import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * Functions and triggers are files from now on, so those that earlier versions made go. So do the counts of statuses, which
 * progress_count has, too, and the anchors of far pages, which are counted from the nearer end.
 */
export class CodeInFiles1795500000000 extends Migration {
  name = 'CodeInFiles1795500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of EARLIER) await runner.query(`DROP FUNCTION IF EXISTS ${name} CASCADE`);
    await runner.query('DROP TABLE status_count');
    // A database that never had them was made without.
    await runner.query('DROP TABLE IF EXISTS evaluation_move, page_anchor, page_anchor_set');
  }
}

const EARLIER = [
  'count_evaluation_progress',
  'count_evaluation_scores',
  'count_evaluation_statuses',
  'fill_audit_search_text',
  'fill_evaluation_search_text',
  'forget_webhook_deliveries',
  'forget_webhooks',
  'log_evaluation_moves',
  'note_change_for_trello',
  'note_erasure_for_trello',
  'note_offer_for_trello',
  'note_offer_request',
  'tell_change',
  'tell_page_change',
  'tell_scores',
  'tell_webhooks_of_evaluations',
  'tell_webhooks_of_offers',
  'tell_webhooks_of_progress',
];
