import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isLive } from '../live-evaluations.query.js';
import { containsWords, patternsOf } from './words.js';
import type { FoundEvaluation, FoundInTrash, FoundQuestion, SearchResponse } from './search.dto.js';

const MOST_SHOWN = 8;
/** A broad search looks no further than this for the best to show. */
const MOST_LOOKED_AT = 200;

/** $1 is the admin, $2 what was typed. */
const FIRST_WORD = 3;
const GRANTED = `access_grant AS g JOIN questionnaire AS q ON q.id = g.questionnaire_id AND q.deleted_at IS NULL`;
/** Those first that begin with what was typed, of these the newest. */
const best = (text: string, age: string) =>
  `ORDER BY starts_with(${text}, fold_search($2)) DESC, ${age} DESC LIMIT ${MOST_SHOWN + 1}`;

const EVALUATIONS = `
  SELECT id, client_name, clinic_name, client_email, status, questionnaire_id, questionnaire_name FROM (
    SELECT e.id, e.client_name, e.clinic_name, e.client_email, e.status,
           q.id AS questionnaire_id, q.name AS questionnaire_name, e.search_text, e.created_at
      FROM evaluation AS e JOIN ${GRANTED} ON q.id = e.questionnaire_id
     WHERE g.admin_id = $1 AND ${isLive('e.')} AND ${containsWords('e.search_text', FIRST_WORD)} LIMIT ${MOST_LOOKED_AT}) AS found
  ${best('search_text', 'created_at')}`;

const QUESTIONS = `
  SELECT id, question_text, section_name, questionnaire_id, questionnaire_name FROM (
    SELECT n.id, n.question_text, s.name AS section_name, q.id AS questionnaire_id,
           q.name AS questionnaire_name, folded.text
      FROM ${GRANTED} JOIN section AS s ON s.questionnaire_id = q.id JOIN question AS n ON n.section_id = s.id,
           fold_search(n.question_text) AS folded (text)
     WHERE g.admin_id = $1 AND ${containsWords('folded.text', FIRST_WORD)} LIMIT ${MOST_LOOKED_AT}) AS found
  ${best('text', 'id')}`;

const TRASHED = `
  SELECT id, kind, name, clinic_name, questionnaire_id, questionnaire_name FROM (
    SELECT e.id, 'evaluation' AS kind, e.client_name AS name, e.clinic_name, q.id AS questionnaire_id,
           q.name AS questionnaire_name, e.search_text AS text, e.deleted_at
      FROM evaluation AS e JOIN ${GRANTED} ON q.id = e.questionnaire_id
     WHERE g.admin_id = $1 AND e.deleted_at IS NOT NULL AND ${containsWords('e.search_text', FIRST_WORD)}
    UNION ALL
    SELECT d.id, d.kind, d.name, '', q.id, q.name, folded.text, d.deleted_at
      FROM ${GRANTED} JOIN deletion AS d ON d.questionnaire_id = q.id, fold_search(d.name) AS folded (text)
     WHERE g.admin_id = $1 AND d.kind <> 'evaluations' AND ${containsWords('folded.text', FIRST_WORD)} LIMIT ${MOST_LOOKED_AT}) AS found
  ${best('text', 'deleted_at')}`;

/** What an admin looks for by name, wherever it is: in all questionnaires that they may manage (rules: search). */
@Injectable()
export class SearchQuery {
  constructor(private readonly database: Database) {}

  async search(adminId: number, typed: string): Promise<SearchResponse> {
    const parameters = [adminId, typed, ...patternsOf(typed)];
    const [evaluations, questions, trashed] = await Promise.all([
      this.database.query<FoundEvaluation>(EVALUATIONS, parameters),
      this.database.query<FoundQuestion>(QUESTIONS, parameters),
      this.database.query<FoundInTrash>(TRASHED, parameters),
    ]);
    return {
      evaluations: evaluations.slice(0, MOST_SHOWN),
      moreEvaluations: evaluations.length > MOST_SHOWN,
      questions: questions.slice(0, MOST_SHOWN),
      moreQuestions: questions.length > MOST_SHOWN,
      trashed: trashed.slice(0, MOST_SHOWN),
      moreTrashed: trashed.length > MOST_SHOWN,
    };
  }
}
