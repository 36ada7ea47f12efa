import { createServer } from 'node:http';
import pg from 'pg';

/** Baseline for the lists: node:http and pg with the same rows and the best SQL known, without sign-in, validation or limits. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const COLUMNS = `id, questionnaire_id, client_name, client_email, clinic_name, status, hashed_url, trello_card_id, total_score, max_score,
  percentage, texts_stale, published IS NOT NULL AS has_snapshot, version, error, submitted_at, created_at, generated_at, verified_at, sent_at,
  opened_at, clicked_at`;
const SEARCH = `lower(client_name || ' ' || client_email || ' ' || clinic_name)`;
const LIVE = `questionnaire_id = $1 AND deleted_at IS NULL`;

const QUERIES = {
  newest: [`SELECT ${COLUMNS} FROM evaluation WHERE ${LIVE} ORDER BY created_at DESC, id DESC LIMIT 50`, `SELECT sum(n) FROM status_count WHERE questionnaire_id = $1`],
  status: [`SELECT ${COLUMNS} FROM evaluation WHERE ${LIVE} AND status = 'sent' ORDER BY percentage DESC, id DESC LIMIT 50`, `SELECT sum(n) FROM status_count WHERE questionnaire_id = $1 AND status = 'sent'`],
  rare: [`SELECT ${COLUMNS} FROM evaluation WHERE ${LIVE} AND ${SEARCH} LIKE '%person777@%' ORDER BY created_at DESC, id DESC LIMIT 50`, `SELECT count(*) FROM evaluation WHERE ${LIVE} AND ${SEARCH} LIKE '%person777@%'`],
  counts: [`SELECT status, sum(n) FROM status_count WHERE questionnaire_id = $1 GROUP BY status`],
}; // prettier-ignore

createServer(async (request, response) => {
  const [, name, id] = request.url.split('/');
  const [rows, total] = await Promise.all(
    QUERIES[name].map((text, index) => pool.query({ name: `${name}${index}`, text, values: [Number(id)] })),
  );
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('X-Total-Count', String(Object.values(total?.rows[0] ?? {})[0] ?? ''));
  response.end(JSON.stringify(rows.rows));
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});
