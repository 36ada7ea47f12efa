import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

const MAIN = resolve(import.meta.dirname, '../dist/main.js');

/**
 * The product as it ships, on its own embedded PostgreSQL, with a signed-in caller and a pool beside it. `bringCode` answers
 * the sign-in code that was asked for: from the console, where the code mail goes.
 */
export async function startProduct(variables = {}, bringCode = codeOnConsole) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...(process.env.BENCH_NODE_ARGS?.split(' ') ?? []), MAIN], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      LOG_LEVEL: 'info',
      // What a benchmark stores is written when it asks for it.
      AUTO_GENERATE: 'false',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await until(() => /is running/.test(output) || child.exitCode !== null, 180_000);
  if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
  const home = join(dataDir, 'postgres');
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const databasePort = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${databasePort}/digital_maturity`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const cookie = await signIn(baseUrl, (email) => bringCode({ email, pool, output: () => output }));
  return {
    baseUrl,
    databaseUrl,
    pool,
    pid: child.pid,
    databasePid: Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    headers: { Cookie: cookie, Origin: baseUrl },
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          Cookie: cookie,
          Origin: baseUrl,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...headers,
        },
        body: body && JSON.stringify(body),
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
    async stop() {
      await pool.end();
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function codeOnConsole({ output }) {
  await until(() => /Sign-in code for \S+: \d{6}/.test(output()), 20_000);
  return /Sign-in code for \S+: (\d{6})/.exec(output())[1];
}

async function signIn(baseUrl, bringCode) {
  const post = (path, body) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const email = 'admin@example.com';
  await post('/api/admin/send-magic-link', { email });
  const token = await bringCode(email);
  const answer = await post('/api/admin/verify-magic-link', { email, token });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * Fills the English demo questionnaire up to `count` evaluations with copies of the demo's, each with its own link, names
 * and score. Light ones carry no answers, texts or page, and are written as a bulk load is: triggers rest, indexes are
 * built and statuses counted afterwards. Answers the questionnaire's id.
 */
export async function fillEvaluations(pool, count, isLight = false) {
  const { rows } = await pool.query(`SELECT id FROM questionnaire WHERE language = 'en' ORDER BY id LIMIT 1`);
  const questionnaireId = rows[0].id;
  if (isLight) await inBulk(pool, questionnaireId, () => pool.query(COPIES(true), [questionnaireId, count]));
  else await pool.query(COPIES(false), [questionnaireId, count]);
  await pool.query('VACUUM (ANALYZE) evaluation');
  return questionnaireId;
}

const COPIES = (isLight) => `WITH donor AS MATERIALIZED (
       SELECT *, row_number() OVER (ORDER BY id) - 1 AS turn FROM evaluation WHERE questionnaire_id = $1 AND client_email LIKE '%.example'
          AND client_email NOT LIKE 'person%' AND published IS NOT NULL ORDER BY id LIMIT 5)
     INSERT INTO evaluation (questionnaire_id, client_name, client_email, clinic_name, search_text, status, hashed_url, total_score, max_score,
                             percentage, section_scores, raw_responses, generated_texts, text_origins, published, source_key,
                             scored_version, submitted_at, created_at)
     SELECT $1, name, email, clinic, fold_search(name || ' ' || clinic || ' ' || email),
            (ARRAY['pending','generated','verified','sent','opened','clicked'])[1 + n % 6], md5('link' || n) || n,
            s.total, d.max_score, round(100.0 * s.total / d.max_score, 1),
            ${isLight ? `'[]'::jsonb, '{}'::jsonb, NULL::jsonb, '{}'::jsonb, NULL::jsonb` : 'd.section_scores, d.raw_responses, d.generated_texts, d.text_origins, d.published'},
            md5('a' || n) || md5('b' || n), d.scored_version,
            now() - make_interval(mins => n % 500000), now() - make_interval(mins => n % 500000)
       FROM generate_series((SELECT count(*)::int FROM evaluation WHERE questionnaire_id = $1) + 1, $2::int) n
       JOIN donor d ON d.turn = n % (SELECT count(*) FROM donor)
       CROSS JOIN LATERAL (SELECT (n::bigint * 7919) % (d.max_score + 1) AS total) s
       CROSS JOIN LATERAL (SELECT 'Person ' || n AS name, 'person' || n || '@clinic' || n % 997 || '.example' AS email,
                                  'Clinic ' || md5(n::text) AS clinic) p`;

async function inBulk(pool, questionnaireId, work) {
  const { rows: indexes } = await pool.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE indrelid = 'evaluation'::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = indexrelid)`,
  );
  await pool.query('ALTER TABLE evaluation DISABLE TRIGGER USER');
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('ALTER TABLE evaluation ENABLE TRIGGER USER');
  await pool.query(
    `INSERT INTO week_to_count (questionnaire_id, week) SELECT DISTINCT questionnaire_id, week_of(submitted_at) FROM evaluation WHERE questionnaire_id = $1`,
    [questionnaireId],
  );
  // Until the product has counted them.
  await until(async () => (await pool.query('SELECT 1 FROM week_to_count LIMIT 1')).rowCount === 0, 180_000);
}

/**
 * Percentages of `size` evaluations over three years in a bare table, one row per evaluation and section (0: overall) in
 * random order, and the product's counts of them. Neither side reads evaluations, so there are none.
 */
export async function fillCounts(pool, questionnaireId, size) {
  await pool.query(
    `CREATE TABLE IF NOT EXISTS bench_percentage (questionnaire_id int, section_id int, week date, score int, max int, percentage numeric(4,1))`,
  );
  await pool.query(
    `WITH answer AS MATERIALIZED (
       SELECT n, s.id, date_trunc('week', now() - make_interval(mins => ((n::bigint * 7919) % 1572480)::int))::date AS week,
              least(20, greatest(0, round(10 + 4 * (random() + random() + random() - 1.5) * 1.6)))::int AS score
         FROM generate_series(1, $2::int) AS n CROSS JOIN section s WHERE s.questionnaire_id = $1)
     INSERT INTO bench_percentage
     SELECT $1, id, week, score, 20, round(100.0 * score / 20, 1) FROM answer
     UNION ALL SELECT $1, 0, week, sum(score), sum(20), round(100.0 * sum(score) / sum(20), 1) FROM answer GROUP BY n, week`,
    [questionnaireId, size],
  );
  await pool.query(
    'CREATE INDEX IF NOT EXISTS bench_percentage_all ON bench_percentage (questionnaire_id) INCLUDE (section_id, percentage)',
  );
  await pool.query(
    `INSERT INTO evaluation_count (questionnaire_id, kind, week, subject, value, max, n)
     SELECT questionnaire_id, k.kind, w.week, section_id, score, max, count(*)
       FROM bench_percentage p, (VALUES ('score'), ('clinic')) AS k(kind), LATERAL (VALUES (p.week), ('-infinity')) AS w(week)
      WHERE questionnaire_id = $1 GROUP BY 1, 2, 3, 4, 5, 6`,
    [questionnaireId],
  );
  await pool.query('VACUUM (ANALYZE) bench_percentage');
  await pool.query('VACUUM (ANALYZE) evaluation_count');
}

export async function until(check, limitMs) {
  const deadline = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Nothing came within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/**
 * CPU milliseconds that processes and their children have used so far, in threads and children that have ended, too, such as
 * connections of PostgreSQL (Linux).
 */
export function cpuMs(...pids) {
  const living = new Set(pids.flatMap((pid) => [pid, ...childrenOf(pid)]));
  const times = [...[...living].map(ownMs), ...pids.map((pid) => statMs(pid, CHILDREN))];
  return times.reduce((sum, ms) => sum + ms, 0);
}

/** Threads tell nanoseconds, but only the living ones; the process counts all, in ticks that are rounded down. */
const ownMs = (pid) => Math.max(threadsMs(pid), statMs(pid, OWN));

function threadsMs(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(ns) / 1e6;
    }, 0);
  } catch {
    return 0;
  }
}

/** Where /proc/PID/stat has user and system time, counted from behind the name: of the process, and of its children that have ended. */
const [OWN, CHILDREN] = [11, 13];
const TICK_MS = 10;

function statMs(pid, from) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return TICK_MS * (Number(fields[from]) + Number(fields[from + 1]));
  } catch {
    return 0;
  }
}

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
