import { resolve } from 'node:path';
import { cpuMs, fillCounts, median, startProduct } from './setup.mjs';

const SECTIONS = 10;
const CHEAPER_GOAL = 150;
const GROWTH_GOAL = 1.5;
const { AnalyticsQuery } = await import(
  resolve(import.meta.dirname, '../dist/modules/analytics/analytics.query.js')
);
const { BenchmarkService } = await import(
  resolve(import.meta.dirname, '../dist/modules/analytics/benchmark.service.js')
);
const { SQL_TYPES: types } = await import(
  resolve(import.meta.dirname, '../dist/platform/database/data-source.js')
);
const { inCamelCase } = await import(resolve(import.meta.dirname, '../dist/platform/database/database.js'));
const { figuresOf } = await import(resolve(import.meta.dirname, '../dist/modules/analytics/figures.js'));

/**
 * W3: statistics of everything, overall and of 10 sections, and the public page's benchmark, beside PostgreSQL's own
 * functions over a table of bare percentages, which is the least that direct SQL can read. CPU milliseconds (caller or
 * server, and PostgreSQL) and, behind it, time of one caller; both sides take turns and must give the same figures. The smallest size is measured again beside each larger one.
 */
export async function benchAnalytics(sizes, { rounds = 7, calls = 30 } = {}) {
  const product = await startProduct({ SEED_DEMO: 'false' });
  const { pool } = product;
  const reader = {
    prepared: async (name, text, values) =>
      inCamelCase((await pool.query({ name, text, values, types })).rows),
    query: async (text, values) => inCamelCase((await pool.query({ text, values, types })).rows),
  };
  const sides = { query: new AnalyticsQuery(reader), benchmark: new BenchmarkService(reader) };
  const results = [];
  try {
    const grounds = [];
    for (const size of sizes) grounds.push({ size, id: await fill(product, size) });
    for (const { size, id } of grounds) {
      await requireSameFigures(pool, sides, id);
      const here = [process.pid, product.databasePid];
      const there = [product.pid, product.databasePid];
      const cases = [
        {
          about: 'statistics, counted before',
          pids: here,
          sql: STATISTICS,
          ours: async (of) => figuresOf(await sides.query.counts(of, null)),
        },
        {
          about: 'the analytics call',
          pids: there,
          sql: STATISTICS,
          ours: (of) => product.call('GET', `/api/admin/analytics/${of}`),
        },
        {
          about: 'a year of it, and the year before',
          pids: there,
          sql: null,
          ours: (of) => product.call('GET', `/api/admin/analytics/${of}?${yearOf()}`),
        },
        {
          about: 'distribution of answers',
          pids: here,
          sql: DISTRIBUTION,
          // Plain SQL counts a column that the product would have to unpack first; what matters is that it does not grow.
          cheaperGoal: 20,
          ours: (of) => sides.query.answers(of, null),
        },
        {
          about: 'public benchmark and position',
          pids: here,
          sql: BENCHMARK,
          ours: (of) => sides.benchmark.read(of),
        },
      ];
      const common = {
        product,
        id,
        smallest: grounds[0].id,
        rounds,
        calls: { ours: calls, direct: size > 200_000 ? 1 : 2 },
      };
      for (const { about, cheaperGoal = CHEAPER_GOAL, ...one } of cases)
        results.push({ about, size, cheaperGoal, ...(await measure({ ...common, ...one })) });
    }
    return results;
  } finally {
    await product.stop();
  }
}

/** A questionnaire of its own, with percentages as direct SQL would keep them, and the product's counts of the same. */
async function fill({ pool, call }, size) {
  const { body } = await call('POST', '/api/admin/questionnaires', {
    name: `${size} evaluations`,
    language: 'en',
  });
  await pool.query(
    `WITH s AS (INSERT INTO section (questionnaire_id, name, position) SELECT $1, 'Section ' || n, n FROM generate_series(1, $2) AS n RETURNING id)
     INSERT INTO question (section_id, question_text, point_value) SELECT id, 'Question', 20 FROM s`,
    [body.id, SECTIONS],
  );
  await pool.query(
    `INSERT INTO answer_option (question_id, position, label, points)
     SELECT n.id, o, 'Option ' || o, 5 * o FROM question n JOIN section s ON s.id = n.section_id, generate_series(0, 4) AS o
      WHERE s.questionnaire_id = $1`,
    [body.id],
  );
  await fillCounts(pool, body.id, size);
  await fillOptionCounts(pool, body.id);
  return body.id;
}

/** Whoever has 5 to 9 of 20 points in a section chose its question's second option, and so on. */
async function fillOptionCounts(pool, id) {
  const chosen = (week) => `
    SELECT questionnaire_id, ${week} AS week, n.id AS question_id, o.id AS option_id, p.n
      FROM (SELECT questionnaire_id, week, section_id, score / 5 AS place, count(*) AS n FROM bench_percentage
             WHERE questionnaire_id = $1 AND section_id > 0 GROUP BY 1, 2, 3, 4) AS p
      JOIN question n ON n.section_id = p.section_id JOIN answer_option o ON o.question_id = n.id AND o.position = p.place`;
  const rows = `SELECT * FROM (${chosen('week')}) AS a UNION ALL SELECT * FROM (${chosen("'-infinity'::date")}) AS b`;
  await pool.query(
    `INSERT INTO evaluation_count (questionnaire_id, kind, week, subject, value, max, n)
     SELECT questionnaire_id, 'chosen', week, question_id, option_id, 0, sum(n) FROM (${rows}) AS c GROUP BY 1, 3, 4, 5
     UNION ALL SELECT questionnaire_id, 'chosen', week, question_id, -1, 0, sum(n) FROM (${rows}) AS c GROUP BY 1, 3, 4`,
    [id],
  );
  await pool.query('VACUUM (ANALYZE) evaluation_count');
}

const DISTRIBUTION = `
  SELECT section_id AS id, score / 5 AS place, count(*)::int AS n FROM bench_percentage
   WHERE questionnaire_id = $1 AND section_id > 0 GROUP BY 1, 2`;
const STATISTICS = `
  SELECT section_id AS id, avg(percentage)::float8 AS mean, percentile_cont(0.5) WITHIN GROUP (ORDER BY percentage)::float8 AS median,
         min(percentage)::float8 AS min, max(percentage)::float8 AS max, stddev_pop(percentage)::float8 AS "stdDev"
    FROM bench_percentage WHERE questionnaire_id = $1 GROUP BY 1`;
const BENCHMARK = `
  SELECT section_id AS id, count(*)::int AS n, round(avg(percentage), 1)::float8 AS mean,
         CASE WHEN section_id = 0 THEN percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY percentage) END AS quartiles,
         count(*) FILTER (WHERE percentage < 50)::int AS below
    FROM bench_percentage WHERE questionnaire_id = $1 GROUP BY 1`;

async function requireSameFigures(pool, { query, benchmark }, id) {
  const { overall, sections } = figuresOf(await query.counts(id, null));
  const ours = new Map([
    [0, overall.percentageStats],
    ...sections.map((one) => [one.sectionId, one.percentageStats]),
  ]);
  const { rows } = await pool.query(STATISTICS, [id]);
  if (rows.length !== SECTIONS + 1 || ours.size !== rows.length) throw new Error('A section is missing');
  for (const { id: section, ...figures } of rows)
    for (const [name, value] of Object.entries(figures))
      if (Math.abs(ours.get(section)[name] - value) > 1e-6)
        throw new Error(`Both sides must give the same ${name}: ${ours.get(section)[name]} and ${value}`);
  const answers = new Map((await query.answers(id, null)).map((row) => [row.sectionId, row]));
  for (const { id: section, place, n } of (await pool.query(DISTRIBUTION, [id])).rows)
    if (answers.get(section).options[place].n !== n)
      throw new Error('Both sides must give the same distribution of answers');
  const means = await benchmark.read(id);
  for (const { id: section, n, mean } of (await pool.query(BENCHMARK, [id])).rows)
    if (n >= 5 && (means.sections.get(section).mean !== mean || means.sections.get(section).n !== n))
      throw new Error('Both sides must give the same benchmark');
}

async function measure({ ours, pids, sql, product, id, smallest, rounds, calls }) {
  const used = async (side, count, work) => {
    const [before, started] = [cpuMs(...side), performance.now()];
    for (let call = 0; call < count; call++) await work();
    return { cpu: (cpuMs(...side) - before) / count, ms: (performance.now() - started) / count };
  };
  await used(pids, 5, () => ours(id));
  const direct = () => product.pool.query(sql, [id]);
  const turns = [];
  for (let round = 0; round < rounds; round++)
    turns.push({
      own: await used(pids, calls.ours, () => ours(id)),
      small: await used(pids, calls.ours, () => ours(smallest)),
      direct: sql && (await used([product.databasePid], calls.direct, direct)),
    });
  const of = (value) => median(turns.map(value));
  return {
    cpu: of(({ own }) => own.cpu),
    ms: of(({ own }) => own.ms),
    direct: sql && of((turn) => turn.direct.cpu),
    directMs: sql && of((turn) => turn.direct.ms),
    cheaper: sql && of((turn) => turn.direct.cpu / turn.own.cpu),
    growth: of(({ own, small }) => own.cpu / small.cpu),
  };
}

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const yearOf = () => `from=${dayOf(Date.now() - 51 * 7 * 86_400_000)}`;

/** The results as a Markdown table, with goals. */
export function tableOf(results) {
  const head = [
    '',
    'evaluations',
    'CPU ms',
    'percentile_cont',
    'ratio',
    'ms',
    'percentile_cont',
    'growth',
    'goals',
  ];
  const shown = (value, digits) => (value === null ? '' : value.toFixed(digits));
  const lines = results.map(({ about, size, cheaperGoal, cpu, direct, cheaper, ms, directMs, growth }) => {
    const goals = [
      cheaper && size >= 100_000 ? `≥ ${cheaperGoal}×: ${cheaper >= cheaperGoal ? 'yes' : 'no'}` : null,
      size > results[0].size ? `growth ≤ ${GROWTH_GOAL}×: ${growth <= GROWTH_GOAL ? 'yes' : 'no'}` : null,
    ];
    const cells = [
      about,
      size.toLocaleString('en'),
      shown(cpu, 2),
      shown(direct, 1),
      shown(cheaper, 0),
      shown(ms, 1),
      shown(directMs, 0),
      shown(growth, 2),
      goals.filter(Boolean).join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...lines].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [sizes = '1000,100000', rounds = 7, calls = 30] = process.argv.slice(2);
  const options = { rounds: Number(rounds), calls: Number(calls) };
  console.log(tableOf(await benchAnalytics(sizes.split(',').map(Number), options)));
}
