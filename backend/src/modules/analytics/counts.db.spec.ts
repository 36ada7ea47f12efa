import { randomInt } from 'node:crypto';
import {
  COUNTED_ROWS,
  expectClose,
  isAnswered,
  plain,
  type CountedRow as Row,
} from '../../../test/make/plain-statistics.js';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { AnalyticsService } from './analytics.service.js';
import { BenchmarkService } from './benchmark.service.js';
import { CountsCheckService } from './check/counts-check.service.js';
import { CountsService } from './counts.service.js';
import { countOf } from './statistics.js';

describe('The kept counts', () => {
  let test: TestApp;
  let analytics: AnalyticsService;
  let questionnaireId: number;
  /** Three sections of four questions worth 1 to 4 points; the last section is not included. */
  let sections: { id: number; questions: { id: number; worth: number }[] }[];
  const products = ['a1b2c3d4e5f6', '0123456789ab', 'ffffffffffff'];

  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    analytics = test.app.get(AnalyticsService);
    const [questionnaire] = await test.sql<{ id: number }>(
      `INSERT INTO questionnaire (name) VALUES ('Q') RETURNING id`,
    );
    questionnaireId = questionnaire!.id;
    sections = [];
    for (const [index, included] of [true, true, false].entries()) {
      const [section] = await test.sql<{ id: number }>(
        `INSERT INTO section (questionnaire_id, name, position, include_in_evaluation) VALUES ($1, $2, $3, $4) RETURNING id`,
        [questionnaireId, `S${index}`, 10 - index, included],
      );
      const questions = await test.sql<{ id: number; worth: number }>(
        `INSERT INTO question (section_id, question_text, position, point_value, related_product, product_id)
         SELECT $1, 'Q' || n, n, n, 'Product ' || n, ($2::text[])[n] FROM generate_series(1, 4) AS n RETURNING id, point_value AS worth`,
        [section!.id, products],
      );
      sections.push({ id: section!.id, questions });
    }
  });
  afterAll(() => test?.close());

  const scores = () => {
    const isEmpty = Math.random() < 0.25;
    const sectionScores = sections.slice(0, randomInt(1, 4)).map(({ id, questions }) => {
      const judged = questions.map((question) => {
        const isRight = !isEmpty && Math.random() < 0.5;
        return {
          id: question.id,
          points: isRight ? question.worth : 0,
          pointValue: question.worth,
          answered: isRight || (!isEmpty && Math.random() < 0.6),
        };
      });
      const score = judged.reduce((sum, { points }) => sum + points, 0);
      return { sectionId: id, name: 'x', score, maxScore: 10, percentage: score * 10, questions: judged };
    });
    const total = sectionScores.reduce((sum, { score }) => sum + score, 0);
    const max = sectionScores.length * 10 + randomInt(0, 2);
    const recommended = Object.fromEntries(
      products.filter(() => Math.random() < 0.5).map((id) => [id, randomInt(0, 1001)]),
    );
    return [total, max, JSON.stringify(sectionScores), JSON.stringify(recommended)] as const;
  };
  const PERCENTAGE = 'floor((2000.0 * $2::int + $3::int) / (2 * $3::int)) / 10';
  const insert = () =>
    test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key, total_score, max_score, percentage, section_scores, recommended, submitted_at)
       SELECT $1, 'a@clinic.example', left(md5(random()::text) || md5(random()::text), 40), md5(random()::text) || md5(random()::text),
              $2, $3, ${PERCENTAGE}, $4, $5, now() - make_interval(hours => $6) FROM generate_series(1, $7::int)`,
      [questionnaireId, ...scores(), randomInt(0, 24 * 60), randomInt(1, 4)],
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
        `total_score = $2, max_score = $3, section_scores = $4, recommended = $5, percentage = ${PERCENTAGE}`,
        [...scores()],
      ),
    () => change(`recommended = '{}'`),
    () => change(`submitted_at = submitted_at - interval '9 days'`),
    () => change('deleted_at = now()'),
    () => change('deleted_at = NULL'),
    () => change(`status = 'generated', generated_at = created_at + ${someSeconds}`),
    () => change(`status = 'verified', verified_at = generated_at + ${someSeconds}`),
    () => change(`status = 'sent', sent_at = verified_at - interval '1 hour'`),
    () => change(`status = 'opened', opened_at = sent_at + ${someSeconds}`),
    () => change(`status = 'clicked', clicked_at = now()`),
    () => change(`client_name = 'Nobody counts names'`),
    () => test.sql(`DELETE FROM evaluation WHERE ${SOME}`, [questionnaireId]),
    () =>
      test.sql(
        `INSERT INTO offer_request (evaluation_id, questionnaire_id, product_id, product_name) SELECT id, $1, $2, 'P' FROM evaluation WHERE ${SOME}`,
        [questionnaireId, products[0]],
      ),
    () => test.app.get(CountsService).fold(new AbortController().signal, 0),
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
    const wanted = [1, 0].map((index) => sections[index]!.id);
    const valuesOf = (id: number) =>
      rows.flatMap(({ sectionScores }) =>
        sectionScores.filter(({ sectionId }) => sectionId === id).map(({ percentage }) => percentage),
      );
    expect(found.sections.map(({ sectionId }) => sectionId)).toEqual(
      wanted.filter((id) => valuesOf(id).length > 0),
    );
    for (const section of found.sections)
      expectClose({ ...section.percentageStats }, plain(valuesOf(section.sectionId)));
    for (const id of products) {
      const values = all.flatMap(({ recommended }) => (id in recommended ? [recommended[id]! / 10] : []));
      const product = found.productStats.find((one) => one.product.id === id);
      expect(product?.recommendationCount ?? 0).toBe(values.length);
      if (product) expect(product.averagePercentage).toBeCloseTo(plain(values).mean, 7);
    }
    for (const [status, n] of Object.entries(found.statusCounts))
      expect([status, n]).toEqual([status, all.filter((row) => row.status === status).length]);
  };

  const expectAll = async () => {
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
    const { overall, distribution } = await test.app.get(BenchmarkService).read(questionnaireId);
    const answered = rows.filter(isAnswered);
    const { mean } = plain(answered.map(({ percentage }) => Number(percentage)));
    expect([overall.n, countOf(distribution)]).toEqual([answered.length, answered.length]);
    expect(Math.abs(overall.mean - (answered.length < 5 ? 0 : mean))).toBeLessThanOrEqual(0.0500001);
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
      if (step < 3 || step % 12 === 0) await expectAll();
    }
    await expectAll();
    expect(await test.app.get(CountsCheckService).check(questionnaireId, false)).toEqual([]);
  });

  it('stay right while many write at once and the counts are folded beside', async () => {
    const writer = async () => {
      // A deadlock of two random updates is theirs, not of the counts.
      for (let step = 0; step < 25; step++) await acts[randomInt(acts.length)]!().catch(() => undefined);
    };
    const folding = (async () => {
      for (let turn = 0; turn < 30; turn++) await acts.at(-1)!();
    })();
    await Promise.all([...Array.from({ length: 6 }, writer), folding]);
    await expectAll();
    await acts.at(-1)!();
    await expectAll();
  });

  it('can be checked and repaired, also while others write', async () => {
    const check = test.app.get(CountsCheckService);
    await acts.at(-1)!();
    for (const table of ['score', 'question', 'product', 'progress']) {
      const sum = table === 'question' ? 'wrong' : 'n';
      await test.sql(
        `UPDATE ${table}_count SET ${sum} = ${sum} + 3 WHERE ctid IN (SELECT ctid FROM ${table}_count WHERE questionnaire_id = $1 LIMIT 5)`,
        [questionnaireId],
      );
      await test.sql(
        `DELETE FROM ${table}_count WHERE ctid IN (SELECT ctid FROM ${table}_count WHERE questionnaire_id = $1 AND week > '-infinity' LIMIT 2)`,
        [questionnaireId],
      );
    }
    const found = await check.check(questionnaireId, false);
    expect(new Set(found.map(({ table }) => table))).toEqual(
      new Set(['score', 'question', 'product', 'progress']),
    );
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn++) await insert();
    })();
    expect((await check.check(questionnaireId, true)).length).toBeGreaterThan(3);
    await writing;
    expect(await check.check(questionnaireId, false)).toEqual([]);
    await expectAll();
    await acts.at(-1)!();
    expect(await check.check(questionnaireId, false)).toEqual([]);
    await expectAll();
  });
});
