import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ANSWERS, Clinic, sideOf, store } from './form-visitors.mjs';
import { median, startProduct } from './setup.mjs';

const GOAL_MS = 150;
const MOST_STATEMENTS = 2;
/** PostgreSQL's connections report what they have done after at most ten seconds without work. */
const REPORTED_MS = 11_000;

/**
 * W7: so many clinics fill in a form at once by the page's own calls, each from an address of its own, with `pauseMs` between two
 * answers; then each has to have one response with the answers it gave. Beside it a bare server that keeps answers at the same pace.
 */
export async function benchOnlineForms({ clinics = 500, pauseMs = 5000, rounds = 3, count = 1000 } = {}) {
  // Clinics have addresses of their own, as behind a proxy.
  const product = await startProduct({ TRUST_PROXY: '1' });
  const bare = spawn(
    process.execPath,
    [resolve(import.meta.dirname, 'baselines/bare-form.mjs'), product.databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunk] = await once(bare.stdout, 'data');
  const form = await openForm(product.pool);
  const ours = sideOf(product.baseUrl, `/api/forms/${form.slug}`, clinics, [
    product.pid,
    product.databasePid,
  ]);
  const bareUrl = `http://127.0.0.1:${String(chunk).trim()}`;
  const theirs = sideOf(bareUrl, '', clinics, [bare.pid, product.databasePid]);
  try {
    const questions = await questionsOf(ours);
    const crowd = (side) =>
      Array.from({ length: clinics }, (_, n) => new Clinic(side, questions, n, pauseMs));
    const whole = await timed(ours, crowd(ours), (clinic) => clinic.fillIn());
    await expectEachOnce(product.pool, form, whole.clinics);
    const plain = await timed(theirs, crowd(theirs), (clinic) => clinic.answerAll());
    await expectAllKept(product.pool, plain.clinics);
    const stored = await storeInTurns([ours, theirs], questions, { rounds, count });
    const statements = await statementsPerAnswer(product.pool, ours, questions, count);
    return { calls: whole.calls, bare: plain.calls.answer, seconds: whole.seconds, stored, statements };
  } finally {
    await Promise.all([ours, theirs].map(({ http }) => http.close()));
    bare.kill();
    await product.stop();
  }
}

async function openForm(pool) {
  const { rows } = await pool.query(
    `UPDATE online_form f SET is_open = true FROM form_slug s JOIN questionnaire q ON q.id = s.questionnaire_id
      WHERE f.questionnaire_id = q.id AND s.is_current AND q.id = (SELECT min(id) FROM questionnaire WHERE language = 'en')
      RETURNING q.id, s.slug`,
  );
  return rows[0];
}

/** Once the server has heard that the form is open. */
async function questionsOf(side) {
  for (;;) {
    const { sections, consent } = await side.call('form', 'GET', '', null, '10.255.255.255');
    const asked = sections.flatMap(({ questions }) => questions);
    if (asked.length >= ANSWERS) return { asked: asked.slice(0, ANSWERS), consentId: consent.id };
    await sleep(50);
  }
}

async function timed(side, clinics, work) {
  side.times = { form: [], visit: [], read: [], answer: [], submit: [] };
  const started = performance.now();
  await Promise.all(clinics.map(work));
  const seconds = (performance.now() - started) / 1000;
  const calls = Object.fromEntries(
    Object.entries(side.times).map(([kind, times]) => [kind, percentilesOf(times)]),
  );
  side.times = null;
  return { clinics, seconds, calls };
}

function percentilesOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** None lost, none double: one response of each, with what it was asked and said; every visit counted. */
async function expectEachOnce(pool, { id }, clinics) {
  const { rows } = await pool.query(
    `SELECT client_email AS email, raw_responses AS answers FROM evaluation WHERE questionnaire_id = $1 AND response_origin = 'online'`,
    [id],
  );
  const came = new Map();
  for (const row of rows) came.set(row.email, [...(came.get(row.email) ?? []), row]);
  for (const { email, given } of clinics) {
    const mine = came.get(email) ?? [];
    if (mine.length !== 1) throw new Error(`${email} has ${mine.length} responses`);
    if (!isDeepStrictEqual(mine[0].answers, given))
      throw new Error(`${email} has other answers than it gave`);
  }
  if (rows.length !== clinics.length)
    throw new Error(`${rows.length} responses of ${clinics.length} clinics`);
  const { rows: counted } = await pool.query(
    `SELECT (SELECT sum(count)::int FROM form_funnel_count WHERE questionnaire_id = $1 AND step = 'visited') AS visits,
            (SELECT count(*)::int FROM response_draft WHERE questionnaire_id = $1 AND submitted_at IS NOT NULL AND answers = '{}') AS drafts`,
    [id],
  );
  const wanted = { visits: clinics.length, drafts: clinics.length };
  if (!isDeepStrictEqual(counted[0], wanted)) throw new Error(`Counted ${JSON.stringify(counted[0])}`);
}

async function expectAllKept(pool, clinics) {
  const { rows } = await pool.query('SELECT secret, answers FROM bench_draft');
  const kept = new Map(rows.map(({ secret, answers }) => [secret, Object.keys(answers).length]));
  for (const { draft } of clinics)
    if (kept.get(draft) !== ANSWERS) throw new Error(`The baseline has lost answers of ${draft}`);
}

/** Answers are stored by 8 callers without pauses, on both sides in turns. CPU in ms per answer, of server and PostgreSQL. */
async function storeInTurns(sides, questions, { rounds, count }) {
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [];
    for (const side of sides) {
      const before = side.cpu();
      await store(side, questions, count);
      pair.push((side.cpu() - before) / count);
    }
    pairs.push(pair);
  }
  // The first round warms both sides up.
  const measured = pairs.slice(1);
  return {
    cpu: median(measured.map(([cpu]) => cpu)),
    bareCpu: median(measured.map(([, cpu]) => cpu)),
    ratio: median(measured.map(([cpu, bareCpu]) => cpu / bareCpu)),
  };
}

/** Each is a transaction of its own. What the server does anyhow is measured while nobody calls, and taken off. */
async function statementsPerAnswer(pool, side, questions, count) {
  const read = async () => {
    const { rows } = await pool.query(
      `SELECT xact_commit::float8 AS n FROM pg_stat_database WHERE datname = current_database()`,
    );
    return { n: rows[0].n, at: performance.now() };
  };
  await sleep(REPORTED_MS);
  const first = await read();
  await sleep(REPORTED_MS);
  const idle = await read();
  await store(side, questions, count);
  await sleep(REPORTED_MS);
  const last = await read();
  const perMs = (idle.n - first.n) / (idle.at - first.at);
  return (last.n - idle.n - perMs * (last.at - idle.at)) / count;
}

/** For docs/benchmarks.md. */
export function tableOf({ calls, bare, seconds, stored, statements }) {
  const ms = (value) => (value >= 10 ? value.toFixed(0) : value.toFixed(1));
  const names = {
    form: 'the form',
    visit: 'a visit',
    read: 'reading the draft',
    answer: 'an answer',
    submit: 'sending in',
  };
  const goal = ({ p95 }) => `p95 ≤ ${GOAL_MS} ms: ${p95 <= GOAL_MS ? 'yes' : 'no'}`;
  const rows = Object.entries(calls).map(([kind, call]) => [
    names[kind],
    call.n,
    ms(call.p50),
    ms(call.p95),
    ms(call.p99),
    ...(kind === 'answer' ? [ms(bare.p95), (call.p95 / bare.p95).toFixed(2)] : ['', '']),
    goal(call),
  ]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['call', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'bare p95', 'ratio', 'goal']),
    line(Array(8).fill('---')),
    ...rows.map(line),
    '',
    `All of it in ${seconds.toFixed(0)} s, every clinic's response there once and whole. An answer stored: CPU ${stored.cpu.toFixed(2)} ms beside ${stored.bareCpu.toFixed(2)} ms of the bare server, ${stored.ratio.toFixed(2)} times; ${statements.toFixed(2)} statements (goal: ${MOST_STATEMENTS} at most: ${statements <= MOST_STATEMENTS ? 'yes' : 'no'}).`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [clinics = 500, pauseMs = 5000, rounds = 3, count = 1000] = process.argv.slice(2).map(Number);
  console.log(tableOf(await benchOnlineForms({ clinics, pauseMs, rounds, count })));
}
