import { createServer } from 'node:http';
import pg from 'pg';

/** Baseline for a client's page: node:http and pg with the same look-up by key, its JSON sent as Postgres writes it. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const text = `SELECT e.published::text AS page FROM evaluation e
  JOIN questionnaire q ON q.id = e.questionnaire_id AND q.deleted_at IS NULL
 WHERE e.hashed_url = $1 AND e.deleted_at IS NULL AND e.published IS NOT NULL`;

createServer(async (request, response) => {
  const { rows } = await pool.query({ name: 'page', text, values: [request.url.split('/').at(-1)] });
  const body = Buffer.from(rows[0]?.page ?? '{}');
  response.writeHead(rows[0] ? 200 : 404, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  });
  response.end(body);
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});
