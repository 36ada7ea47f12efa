import { createServer } from 'node:http';
import pg from 'pg';

/**
 * Baseline for the online forms: node:http and pg with one prepared statement that keeps an answer under the draft's secret, of two to
 * one question the one with the higher counter. No check of questions and options, no limits, hashing or log.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
pool.on('error', () => undefined);
await pool.query('CREATE TABLE IF NOT EXISTS bench_draft (secret text PRIMARY KEY, answers jsonb NOT NULL)');

const KEEP = `
  INSERT INTO bench_draft AS d VALUES ($1, $2) ON CONFLICT (secret) DO UPDATE SET answers = d.answers || coalesce((
    SELECT jsonb_object_agg(given.key, given.value) FROM jsonb_each($2::jsonb) AS given
     WHERE coalesce((d.answers -> given.key ->> 'counter')::bigint, 0) < (given.value ->> 'counter')::bigint), '{}')
  RETURNING answers`;

createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { draft, answers } = JSON.parse(Buffer.concat(chunks).toString());
    const given = Object.fromEntries(answers.map(({ questionId, ...answer }) => [questionId, answer]));
    const { rows } = await pool.query({ name: 'keep', text: KEEP, values: [draft, JSON.stringify(given)] });
    const counter = Math.max(...Object.values(rows[0].answers).map((answer) => answer.counter));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ counter }));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});
