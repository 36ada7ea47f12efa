import { UUID } from '../../../platform/text/uuid.js';

/**
 * Who may touch what, on one screen: how each kind of object leads to its questionnaire. Anything hidden, deleted
 * or anonymised leads nowhere. An object without a questionnaire belongs to the admin who made it.
 */
interface Rule {
  /** $1 is the object's id, $2 the admin who asks; answers questionnaire_id and admin_id. */
  sql: string;
  id: RegExp;
}

const NUMBER = /^[1-9]\d{0,8}$/;
const LIVE = `q.deleted_at IS NULL`;
const LIVE_EVALUATION = `e.deleted_at IS NULL AND e.anonymised_at IS NULL`;

export const ACCESS_RULES: Readonly<Record<string, Rule>> = {
  questionnaire: {
    id: NUMBER,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM questionnaire q WHERE q.id = $1::int AND ${LIVE}`,
  },
  'restorable-questionnaire': {
    id: NUMBER,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM questionnaire q
           WHERE q.id = $1::int AND (${LIVE} OR q.deleted_at > now() - interval '30 days')`,
  },
  section: {
    id: NUMBER,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM section s
            JOIN questionnaire q ON q.id = s.questionnaire_id AND ${LIVE} WHERE s.id = $1::int`,
  },
  question: {
    id: NUMBER,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM question n JOIN section s ON s.id = n.section_id
            JOIN questionnaire q ON q.id = s.questionnaire_id AND ${LIVE} WHERE n.id = $1::int`,
  },
  insight: {
    id: NUMBER,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM insight i
            JOIN questionnaire q ON q.id = i.questionnaire_id AND ${LIVE} WHERE i.id = $1::int`,
  },
  evaluation: {
    id: UUID,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM evaluation e
            JOIN questionnaire q ON q.id = e.questionnaire_id AND ${LIVE} WHERE e.id = $1::uuid AND ${LIVE_EVALUATION}`,
  },
  // Erasing reaches what is in the trash, too.
  'stored-evaluation': {
    id: UUID,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM evaluation e
            JOIN questionnaire q ON q.id = e.questionnaire_id AND ${LIVE} WHERE e.id = $1::uuid AND e.anonymised_at IS NULL`,
  },
  'evaluation-link': {
    // The token of a link is 27 characters long, an id 36.
    id: new RegExp(`^[A-Za-z0-9_-]{20,35}$|${UUID.source}`, 'i'),
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM evaluation e
            JOIN questionnaire q ON q.id = e.questionnaire_id AND ${LIVE}
           WHERE (e.hashed_url = $1::text OR e.id = CASE WHEN length($1::text) = 36 THEN $1::uuid END) AND ${LIVE_EVALUATION}`,
  },
  'form-slug': {
    id: /^[a-z0-9-]{1,60}$/,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM form_slug f
            JOIN questionnaire q ON q.id = f.questionnaire_id AND ${LIVE} WHERE f.slug = $1::text`,
  },
  // A global text belongs to every admin.
  'ui-text': {
    id: NUMBER,
    sql: `SELECT u.questionnaire_id, $2::int AS admin_id FROM ui_text u LEFT JOIN questionnaire q ON q.id = u.questionnaire_id
           WHERE u.id = $1::int AND (u.questionnaire_id IS NULL OR ${LIVE})`,
  },
  invitation: {
    id: UUID,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM invitation i
            JOIN questionnaire q ON q.id = i.questionnaire_id AND ${LIVE} WHERE i.id = $1::uuid`,
  },
  draft: {
    id: UUID,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM response_draft d
            JOIN questionnaire q ON q.id = d.questionnaire_id AND ${LIVE} WHERE d.id = $1::uuid`,
  },
  webhook: {
    id: UUID,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM webhook w
            JOIN questionnaire q ON q.id = w.questionnaire_id AND ${LIVE} WHERE w.id = $1::uuid`,
  },
  'webhook-delivery': {
    id: UUID,
    sql: `SELECT q.id AS questionnaire_id, NULL::int AS admin_id FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
            JOIN questionnaire q ON q.id = w.questionnaire_id AND ${LIVE} WHERE d.id = $1::uuid`,
  },
  job: {
    id: UUID,
    sql: `SELECT j.questionnaire_id, j.admin_id FROM job j LEFT JOIN questionnaire q ON q.id = j.questionnaire_id
           WHERE j.id = $1::uuid AND (q.id IS NULL OR ${LIVE})`,
  },
};
