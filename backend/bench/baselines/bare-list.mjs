import { createServer } from 'node:http';
import pg from 'pg';
import { needsOf } from '../../dist/modules/evaluations/list/needs.js';

/**
 * Baseline for the lists: node:http and pg with prepared statements and the best SQL known, on the product's own
 * database with its indexes and counts; without sign-in, validation, limits or log. It gives the same JSON.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
pool.on('error', () => undefined);

const COLUMNS = `e.id, e.questionnaire_id AS "questionnaireId", e.client_name AS "clientName", e.client_email AS "clientEmail",
  e.clinic_name AS "clinicName", e.status, e.total_score AS "totalScore", e.max_score AS "maxScore", e.percentage::float8 AS percentage,
  has_result(e.max_score, e.section_scores, (SELECT min_answered_percent FROM questionnaire WHERE id = e.questionnaire_id)) AS "hasResult",
  e.trello_card_id AS "trelloCardId", e.hashed_url AS "hashedUrl", e.texts_stale AS "textsStale", ${needsOf('e.')} AS needs, e.published IS NOT NULL AS "hasSnapshot", e.approval, e.edited_since_approval AS "editedSinceApproval", e.marked_status AS "markedStatus", e.assignee_id AS "assigneeId",
  e.error, e.address_check AS "addressCheck", m.mail, (SELECT count(*)::int FROM offer_request o WHERE o.evaluation_id = e.id) AS "offerRequests", e.version, e.submitted_at AS "submittedAt", e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.deleted_at AS "deletedAt", e.generated_at AS "generatedAt",
  e.verified_at AS "verifiedAt", e.sent_at AS "sentAt", e.opened_at AS "openedAt", e.clicked_at AS "clickedAt",
  CASE WHEN e.created_at <= e.submitted_at + interval '14 days' THEN e.submitted_at + interval '24 hours' END AS "dueAt", e.anonymised_at AS "anonymisedAt"`;
const LIVE = `questionnaire_id = $1 AND deleted_at IS NULL`;
const MAIL = `LEFT JOIN LATERAL (SELECT json_build_object('state', state, 'error', error) AS mail FROM mail
  WHERE evaluation_id = e.id AND kind = 'result' ORDER BY created_at DESC LIMIT 1) m ON true`;
/** Of weeks that have been counted; nothing changes while it is measured. */
const STATUSES_COUNTED = `(SELECT subject AS status, n FROM evaluation_count WHERE questionnaire_id = $1 AND kind = 'status' AND week = '-infinity') AS counted`;
const kept = (status) =>
  `SELECT coalesce(sum(n), 0)::int AS total FROM ${STATUSES_COUNTED} ${status ? `WHERE status = '${status}'` : ''}`;
const STATUSES = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked', 'error'];
const upTo = (where) =>
  `SELECT count(*)::int AS total FROM (SELECT 1 FROM evaluation WHERE ${where} LIMIT 1001) found`;
const list = (where, key, total, values = []) => ({
  values,
  total,
  rows: `SELECT ${COLUMNS} FROM (SELECT * FROM evaluation WHERE ${where} ORDER BY ${key} DESC, id DESC LIMIT 50) e ${MAIL}
    ORDER BY e.${key} DESC, e.id DESC`,
});
const found = (word) => `${LIVE} AND search_text LIKE '%${word}%'`;
const BROAD = `${found('clinic')} AND status = 'sent'`;

const QUERIES = {
  newest: list(LIVE, 'created_at', kept()),
  filtered: list(`${LIVE} AND status = 'sent'`, 'percentage', kept('sent')),
  few: list(found('person777@'), 'created_at', upTo(found('person777@'))),
  many: list(BROAD, 'percentage', upTo(BROAD)),
  counts: {
    values: [],
    rows: `SELECT status, n FROM ${STATUSES_COUNTED}`,
  },
};

/** A far page of 25, counted from the nearer end. */
const farRows = (way) => `SELECT ${COLUMNS} FROM (SELECT id FROM evaluation WHERE ${LIVE}
  ORDER BY created_at ${way}, id ${way} LIMIT 25 OFFSET $2) page JOIN evaluation e USING (id) ${MAIL} ORDER BY e.created_at DESC, e.id DESC`;

const run = async (name, text, values) => (await pool.query({ name, text, values })).rows;

async function far(id, offset) {
  const [{ total }] = await run('kept', kept(), [id]);
  const isFromEnd = offset > total / 2;
  const rows = isFromEnd
    ? await run('far from the end', farRows('ASC'), [id, total - offset - 25])
    : await run('far', farRows('DESC'), [id, offset]);
  return { rows, total };
}

async function counts(id) {
  const rows = await run('counts', QUERIES.counts.rows, [id]);
  const of = (status) => rows.find((row) => row.status === status)?.n ?? 0;
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    ...Object.fromEntries(STATUSES.map((name) => [name, of(name)])),
    restorable: 0,
  };
}

async function answer(name, id, offset) {
  if (name === 'counts') return { body: await counts(id) };
  if (name.startsWith('far')) {
    const { rows, total } = await far(id, offset);
    return { body: rows, total };
  }
  const { rows, total } = QUERIES[name];
  const [body, [counted]] = await Promise.all([run(name, rows, [id]), run(`${name} total`, total, [id])]);
  return { body, total: counted.total };
}

createServer(async (request, response) => {
  const [, name, id, offset] = request.url.split('/');
  try {
    const { body, total } = await answer(name, Number(id), Number(offset));
    response.setHeader('Content-Type', 'application/json');
    if (total !== undefined) response.setHeader('X-Total-Count', String(total));
    response.end(JSON.stringify(body));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});
