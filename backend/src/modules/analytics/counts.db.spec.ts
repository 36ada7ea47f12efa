import { randomInt } from 'node:crypto';
import { type CountedGround, makeCountedGround, randomScores } from '../../../test/make/counted-ground.js';
import {
  COUNTED_ROWS,
  expectClose,
  isAnswered,
  latestResults,
  plain,
  type CountedRow as Row,
} from '../../../test/make/plain-statistics.js';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { counted } from '../../../test/setup/work.js';
import { EvaluationsQuery } from '../evaluations/evaluations.query.js';
import { AnalyticsService } from './analytics.service.js';
import { BenchmarkService } from './benchmark.service.js';
import { CountsService } from './counts.service.js';
import { countOf } from './statistics.js';

describe('The counts', () => {
  let test: TestApp;
  let analytics: AnalyticsService;
  let ground: CountedGround;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    analytics = test.app.get(AnalyticsService);
    ground = await makeCountedGround(test);
    ({ questionnaireId } = ground);
  });
  afterAll(() => test?.close());

  const PERCENTAGE = 'floor((2000.0 * $2::int + $3::int) / (2 * $3::int)) / 10';
  const insert = () =>
    test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, clinic_name, hashed_url, source_key, total_score, max_score, percentage, section_scores, recommended, chosen_options, submitted_at)
       SELECT $1, 'a@clinic.example', 'Clinic ' || $9::int, left(md5(random()::text) || md5(random()::text), 40), md5(random()::text) || md5(random()::text),
              $2, $3, ${PERCENTAGE}, $4, $5, $6, now() - make_interval(hours => $7) FROM generate_series(1, $8::int)`,
      [questionnaireId, ...randomScores(ground), randomInt(0, 24 * 60), randomInt(1, 4), randomInt(15)],
    );
  const SOME = `id IN (SELECT id FROM evaluation WHERE questionnaire_id = $1 ORDER BY md5(id::text || random()) LIMIT 3)`;
  const change = (set: string, parameters: unknown[] = []) =>
    test.sql(`UPDATE evaluation SET ${set} WHERE ${SOME}`, [questionnaireId, ...parameters]);
  const someSeconds = 'make_interval(secs => floor(random() * 200000))';

  /** What may happen to evaluations, each at random. */
  const acts: (() => Promise<unknown>)[] = [
    insert,
    insert,
    insert,
    () =>
      change(
        `total_score = $2, max_score = $3, section_scores = $4, recommended = $5, chosen_options = $6, percentage = ${PERCENTAGE}`,
        [...randomScores(ground)],
      ),
    () => change(`recommended = '{}'`),
    () => change(`chosen_options = '{}'`),
    () => change(`submitted_at = submitted_at - interval '9 days'`),
    () => change('deleted_at = now()'),
    () => change('deleted_at = NULL'),
    () => change(`status = 'generated', generated_at = created_at + ${someSeconds}`),
    () => change(`status = 'verified', verified_at = generated_at + ${someSeconds}`),
    () => change(`status = 'sent', sent_at = verified_at - interval '1 hour'`),
    () => change(`status = 'opened', opened_at = sent_at + ${someSeconds}`),
    () => change(`status = 'clicked', clicked_at = now()`),
    () => change(`client_name = 'Nobody counts names'`),
    () => change(`clinic_name = 'Clinic ' || $2::int`, [randomInt(15)]),
    () => test.sql(`DELETE FROM evaluation WHERE ${SOME}`, [questionnaireId]),
    () =>
      test.sql(
        `INSERT INTO offer_request (evaluation_id, questionnaire_id, product_id, product_name) SELECT id, $1, $2, 'P' FROM evaluation WHERE ${SOME}`,
        [questionnaireId, ground.products[0]],
      ),
    () => test.app.get(CountsService).countMarked(new AbortController().signal),
  ];

  const stored = () => test.sql<Row>(COUNTED_ROWS, [questionnaireId]);
  const expectFigures = (found: Awaited<ReturnType<AnalyticsService['figures']>>['now'], all: Row[]) => {
    const rows = all.filter(isAnswered);
    expect([found.totalEvaluations, found.answeredEvaluations]).toEqual([all.length, rows.length]);
    expectClose(
      { ...found.overall.percentageStats },
      plain(rows.map(({ percentage }) => Number(percentage))),
    );
    expectClose({ ...found.overall.scoreStats }, plain(rows.map(({ totalScore }) => totalScore)));
    // The included ones, in the questionnaire's order (S1 stands before S0).
    const wanted = [1, 0].map((index) => ground.sections[index]!.id);
    const valuesOf = (id: number) =>
      rows.flatMap(({ sectionScores }) =>
        sectionScores.filter(({ sectionId }) => sectionId === id).map(({ percentage }) => percentage),
      );
    expect(found.sections.map(({ sectionId }) => sectionId)).toEqual(
      wanted.filter((id) => valuesOf(id).length > 0),
    );
    for (const section of found.sections)
      expectClose({ ...section.percentageStats }, plain(valuesOf(section.sectionId)));
    for (const id of ground.products) {
      const values = all.flatMap(({ recommended }) => (id in recommended ? [recommended[id]! / 10] : []));
      const product = found.productStats.find((one) => one.product.id === id);
      expect(product?.recommendationCount ?? 0).toBe(values.length);
      if (product) expect(product.averagePercentage).toBeCloseTo(plain(values).mean, 7);
    }
    for (const [status, n] of Object.entries(found.statusCounts))
      expect([status, n]).toEqual([status, all.filter((row) => row.status === status).length]);
  };

  /** At any moment, whatever has been counted. */
  const expectStatuses = async () => {
    const stats = await test.app.get(EvaluationsQuery).stats(questionnaireId);
    const rows = await test.sql<{ status: string; n: number }>(
      `SELECT status, count(*)::int AS n FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL GROUP BY 1`,
      [questionnaireId],
    );
    const { total, restorable: _, ...byStatus } = stats;
    expect(total).toBe(rows.reduce((sum, { n }) => sum + n, 0));
    const of = new Map(rows.map(({ status, n }) => [status, n]));
    for (const [status, n] of Object.entries(byStatus))
      expect([status, n]).toEqual([status, of.get(status) ?? 0]);
  };

  const expectAll = async () => {
    await expectStatuses();
    await counted(test);
    const rows = await stored();
    expectFigures((await analytics.figures(questionnaireId, {})).now, rows);
    const weeks = [...new Set(rows.map(({ week }) => week))].sort();
    const [from, to] = [weeks[1] ?? '2026-01-05', weeks.at(-2) ?? '2026-01-05'].sort();
    const { now } = await analytics.figures(questionnaireId, { from, to });
    expectFigures(
      now,
      rows.filter(({ week }) => week >= from! && week <= to!),
    );
    const trend = await analytics.trend(questionnaireId, { from, to });
    for (const { week, completions, meanPercentage } of trend) {
      const ofWeek = rows.filter((row) => row.week === week);
      const own = ofWeek.filter(isAnswered).map(({ percentage }) => Number(percentage));
      expect([week, completions]).toEqual([week, ofWeek.length]);
      if (own.length > 0) expect(meanPercentage).toBeCloseTo(plain(own).mean, 7);
      else expect(meanPercentage).toBeNull();
    }
    for (const { step, count, medianSeconds } of await analytics.funnel(questionnaireId, {})) {
      expect([step, count]).toEqual([step, rows.filter(({ reached }) => reached[step]).length]);
      const times = rows
        .flatMap((row) => {
          const time = row.times[step];
          return typeof time === 'number' && time >= 0 ? [time] : [];
        })
        .sort((a, b) => a - b);
      if (!(step in (rows[0]?.times ?? {}))) continue;
      const middle = times[Math.floor((times.length - 1) / 2)];
      if (middle === undefined) expect(medianSeconds).toBeNull();
      else expect(Math.abs(medianSeconds! - middle)).toBeLessThanOrEqual(1 + middle * 0.0323);
    }
    for (const question of await analytics.questions(questionnaireId, {})) {
      const judged = rows.flatMap(({ sectionScores }) =>
        sectionScores.flatMap(({ questions }) => questions.filter(({ id }) => id === question.id)),
      );
      expect([question.right, question.wrong, question.unanswered]).toEqual([
        judged.filter(({ points }) => points > 0).length,
        judged.filter(({ points, answered }) => points === 0 && answered).length,
        judged.filter(({ points, answered }) => points === 0 && !answered).length,
      ]);
    }
    for (const { id, answered, unknown, options } of await analytics.answers(questionnaireId, {})) {
      const chosen = rows.flatMap((row) => (row.chosen[id] ? [row.chosen[id]] : []));
      const timesOf = (option: number) => chosen.flat().filter((one) => one === option).length;
      expect([id, answered, unknown, ...options.map((option) => option.n)]).toEqual([
        id,
        chosen.length,
        timesOf(0),
        ...ground.optionsOf.get(id)!.map(timesOf),
      ]);
    }
    const { overall, distribution } = await test.app.get(BenchmarkService).read(questionnaireId);
    const latest = latestResults(rows);
    const { mean } = plain(latest.map(({ percentage }) => Number(percentage)));
    expect([overall.n, countOf(distribution)]).toEqual([latest.length, latest.length]);
    expect(Math.abs(overall.mean - (latest.length < 5 ? 0 : mean))).toBeLessThanOrEqual(0.0500001);
  };

  it('give zeros and nothing else while there is nothing', async () => {
    await expectAll();
    expect((await analytics.figures(questionnaireId, {})).now).toMatchObject({
      sections: [],
      productStats: [],
      maxScore: 20,
    });
  });

  it('are those of plain recomputation, whatever happens to evaluations', async () => {
    for (let step = 0; step < 160; step++) {
      await acts[randomInt(acts.length)]!();
      if (step % 3 === 0) await expectStatuses();
      if (step < 3 || step % 12 === 0) await expectAll();
    }
    await expectAll();
    expect(await test.app.get(CountsService).countAll(questionnaireId)).toEqual([]);
  });

  it('stay right while many write at once and several count beside', async () => {
    const writer = async () => {
      // A deadlock of two random updates is theirs, not of the counts.
      for (let step = 0; step < 25; step++) await acts[randomInt(acts.length)]!().catch(() => undefined);
    };
    const counting = async () => {
      for (let turn = 0; turn < 30; turn++) await acts.at(-1)!();
    };
    await Promise.all([...Array.from({ length: 6 }, writer), counting(), counting()]);
    await expectAll();
    expect(await test.app.get(CountsService).countAll(questionnaireId)).toEqual([]);
  });
});
