import { randomInt } from 'node:crypto';
import { addScored, recompute } from '../../../test/make/compared-evaluations.js';
import { startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { counted } from '../../../test/setup/work.js';
import { RetentionService } from '../responses/retention/retention.service.js';
import { BenchmarkService, positionOf } from './benchmark.service.js';
import { CountsService } from './counts.service.js';
import { clinicZone } from '../../platform/time/time.js';
import { wallClockAt } from '../../platform/time/wall-clock.js';

describe('The benchmark and the position', () => {
  let test: TestApp;
  const read = async (questionnaireId: number) => {
    await counted(test);
    return test.app.get(BenchmarkService).read(questionnaireId);
  };
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
  });
  afterAll(() => test?.close());

  const newQuestionnaire = async (): Promise<number> =>
    (await test.sql<{ id: number }>(`INSERT INTO questionnaire (name) VALUES ('Q') RETURNING id`))[0]!.id;
  const add = (questionnaireId: number, scores: number[], max: number, answered = true, clinic = '') =>
    addScored(test, questionnaireId, scores, max, answered, clinic);
  const expectSame = async (id: number, shown: number, counted: number) => {
    const benchmark = await read(id);
    const wanted = await recompute(test, id, shown, counted);
    const { median, q1, q3, ahead, n } = wanted;
    // PostgreSQL interpolates in binary fractions, which tips a half the wrong way now and then.
    const position = positionOf(benchmark, shown, counted)!;
    for (const [found, expected] of [
      [position.median, median],
      [position.q1, q1],
      [position.q3, q3],
    ] as const)
      expect(Math.abs(found - expected)).toBeLessThan(0.101);
    expect(position).toMatchObject({ ahead, n, date: wallClockAt(new Date(), clinicZone()).slice(0, 10) });
    expect(benchmark.overall).toEqual({ mean: wanted.mean, n });
    expect(position.each.length).toBe(n <= 20 ? n : 0);
  };

  it('are those of plain recomputation, with ties, deleted and rescored evaluations', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await newQuestionnaire();
      const [max, count] = [[7, 40, 300][round % 3]!, 5 + round * 37];
      await add(
        id,
        Array.from({ length: count }, () => Math.floor(Math.random() * (max + 1))),
        max,
      );
      await add(id, [0, max, max], max);
      await add(id, Array<number>(round * 3).fill(0), max, false);
      await test.sql(
        `UPDATE evaluation SET deleted_at = now() WHERE id IN (SELECT id FROM evaluation WHERE questionnaire_id = $1 ORDER BY id LIMIT 2)`,
        [id],
      );
      await test.sql(
        `UPDATE evaluation SET total_score = $2, max_score = $3, percentage = round(100.0 * $2::int / $3::int, 1)
          WHERE id IN (SELECT id FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT 3)`,
        [id, Math.floor(max / 2), max + 3],
      );
      for (const [shown, counted] of [
        [0, 0],
        [50, 50],
        [66.7, 14.3],
        [14.3, 66.7],
        [100, 100],
      ] as const)
        await expectSame(id, shown, counted);
    }
  });

  it('of equal evaluations is ahead of nobody', async () => {
    const id = await newQuestionnaire();
    await add(id, Array<number>(9).fill(20), 32);
    expect(positionOf(await read(id), 62.5, 62.5)).toMatchObject({
      median: 62.5,
      q1: 62.5,
      q3: 62.5,
      ahead: 0,
      n: 9,
    });
    // Where nothing can be reached, nothing is compared.
    await add(id, [0], 0);
    expect(positionOf(await read(id), 62.5, 62.5)).toMatchObject({ ahead: 0, n: 9 });
  });

  it('are there from the fifth evaluation on, and leave again with it', async () => {
    const id = await newQuestionnaire();
    expect(positionOf(await read(id), 50, 50)).toBeNull();
    await add(id, [1, 2, 3, 4], 4);
    expect(await read(id)).toMatchObject({ overall: { mean: 0, n: 4 } });
    expect(positionOf(await read(id), 50, 50)).toBeNull();
    await add(id, [4], 4);
    expect(positionOf(await read(id), 100, 100)).toMatchObject({
      ahead: 3,
      n: 5,
      median: 75,
      each: [250, 500, 750, 1000, 1000],
    });
    await test.sql(
      `DELETE FROM evaluation WHERE id = (SELECT id FROM evaluation WHERE questionnaire_id = $1 LIMIT 1)`,
      [id],
    );
    expect(positionOf(await read(id), 100, 100)).toBeNull();
  });

  it('leave out evaluations without any answer, which have no place either', async () => {
    const id = await newQuestionnaire();
    await add(id, [10, 20, 30, 40], 50);
    await add(id, [0, 0, 0], 50, false);
    expect(await read(id)).toMatchObject({ overall: { mean: 0, n: 4 } });
    await add(id, [0], 50);
    const benchmark = await read(id);
    expect(benchmark.overall).toEqual({ mean: 40, n: 5 });
    expect(benchmark.sections.get(7)).toEqual({ mean: 40, n: 5 });
    expect(positionOf(benchmark, 40, 40)).toMatchObject({ ahead: 2, n: 5 });
    expect(positionOf(benchmark, 0, null)).toBeNull();
    // Once it has an answer it counts, and no longer when that is taken back.
    const answered = async (value: boolean) =>
      test.sql(
        `UPDATE evaluation SET section_scores = jsonb_set(section_scores, '{0,questions,0,answered}', to_jsonb($2::boolean))
          WHERE id = (SELECT id FROM evaluation WHERE questionnaire_id = $1 AND total_score = 0 ORDER BY id LIMIT 1)`,
        [id, value],
      );
    await test.sql(`DELETE FROM evaluation WHERE questionnaire_id = $1 AND total_score = 0`, [id]);
    await add(id, [0], 50, false);
    await answered(true);
    expect((await read(id)).overall.n).toBe(5);
    await answered(false);
    expect((await read(id)).overall.n).toBe(4);
  });

  it('count a clinic once, with its latest result: an earlier one changes nothing', async () => {
    const id = await newQuestionnaire();
    const clinics = Array.from({ length: 12 }, (_one, index) => `Clinic Á${index}`);
    for (const clinic of clinics) await add(id, [randomInt(51)], 50, true, clinic);
    const before = await read(id);
    expect(before.overall.n).toBe(12);
    for (let round = 0; round < 8; round++) {
      // Written in another way, and as long before as it likes.
      const clinic = clinics[randomInt(clinics.length)]!.toUpperCase().replace('Á', 'A');
      const [earlier] = await add(id, [randomInt(51)], 50, true, ` ${clinic} `);
      await test.sql(
        `UPDATE evaluation SET submitted_at = (SELECT min(submitted_at) FROM evaluation WHERE questionnaire_id = $2) - make_interval(days => $3) WHERE id = $1`,
        [earlier!.id, id, randomInt(30)],
      );
      expect(await read(id)).toEqual(before);
    }
  });

  it('count the latest result there is: not one that is hidden, has too few answers, or is of others', async () => {
    const id = await newQuestionnaire();
    const service = test.app.get(BenchmarkService);
    await add(id, [10, 10, 10, 10], 50);
    const submit = async (score: number, daysAgo: number, clinic: string, answered = true) => {
      const [row] = await add(id, [score], 50, answered, clinic);
      await test.sql(`UPDATE evaluation SET submitted_at = now() - make_interval(days => $2) WHERE id = $1`, [
        row!.id,
        daysAgo,
      ]);
      return row!.id;
    };
    const expectCounted = async (n: number, mean: number, evaluation: string, percentage: number | null) => {
      expect((await read(id)).overall).toEqual({ n, mean });
      expect(await service.countedWith(evaluation)).toBe(percentage);
    };
    const first = await submit(20, 300, 'Clinic');
    await expectCounted(5, 24, first, 40);
    const second = await submit(40, 200, 'Clinic');
    await expectCounted(5, 32, first, 80);
    // Without a result, or of another address: the second one stays the latest.
    await submit(0, 100, 'Clinic', false);
    const other = await submit(50, 100, 'Clinic');
    await test.sql(`UPDATE evaluation SET client_email = 'b@clinic.example' WHERE id = $1`, [other]);
    await expectCounted(6, 43.3, first, 80);
    // A person has linked it to the clinic.
    await test.sql(`UPDATE evaluation SET former_id = $2 WHERE id = $1`, [other, second]);
    await expectCounted(5, 36, second, 100);
    await test.sql(`UPDATE evaluation SET former_id = NULL, deleted_at = now() WHERE id = $1`, [other]);
    await expectCounted(5, 32, first, 80);
    await test.sql(`UPDATE evaluation SET deleted_at = now() WHERE id = $1`, [second]);
    await expectCounted(5, 24, first, 40);
    await test.sql(`UPDATE evaluation SET deleted_at = NULL, clinic_name = 'Another' WHERE id = $1`, [
      second,
    ]);
    await expectCounted(6, 33.3, first, 40);
    expect(await test.app.get(CountsService).countAll(id)).toEqual([]);
  });

  it('stay as they are when an earlier response is anonymised', async () => {
    const id = await newQuestionnaire();
    await add(id, [10, 20, 30, 40], 50);
    await add(id, [0, 50], 50, true, 'Clinic');
    await test.sql(
      `UPDATE evaluation SET submitted_at = now() - interval '700 days' WHERE questionnaire_id = $1 AND total_score = 0`,
      [id],
    );
    const before = await read(id);
    expect(before.overall).toEqual({ mean: 60, n: 5 });
    await test.sql(`INSERT INTO setting (key, value) VALUES ('retention_months', '20')`);
    await test.app.get(RetentionService).anonymiseOld(new AbortController().signal);
    expect(
      await test.sql(`SELECT FROM evaluation WHERE questionnaire_id = $1 AND anonymised_at IS NOT NULL`, [
        id,
      ]),
    ).toHaveLength(1);
    expect(await read(id)).toEqual(before);
  });

  it('follow how much must be answered for a result', async () => {
    const id = await newQuestionnaire();
    await add(id, [10, 20, 30, 40, 50], 50);
    await test.sql(
      `UPDATE evaluation SET section_scores = jsonb_set(section_scores, '{0,questions,0,pointValue}', '20') WHERE questionnaire_id = $1 AND total_score = 10`,
      [id],
    );
    expect((await read(id)).overall.n).toBe(4);
    await test.sql(`UPDATE questionnaire SET min_answered_percent = 40 WHERE id = $1`, [id]);
    expect((await read(id)).overall.n).toBe(5);
  });

  it('tell single results up to 20, quartiles alone beyond', async () => {
    const id = await newQuestionnaire();
    await add(
      id,
      Array.from({ length: 20 }, (_one, index) => index),
      19,
    );
    const few = positionOf(await read(id), 100, 100)!;
    expect(few.each).toHaveLength(20);
    expect(few.each.slice(0, 3)).toEqual([0, 53, 105]);
    await add(id, [3], 19);
    expect(positionOf(await read(id), 100, 100)).toMatchObject({ n: 21, each: [] });
  });

  it('never count an evaluation as behind itself', async () => {
    const id = await newQuestionnaire();
    await add(id, [10, 20, 30, 40, 50], 50);
    // Its page still shows 60 %; since then it is counted with 20 %.
    expect(positionOf(await read(id), 60, 20)).toMatchObject({ ahead: 1, n: 5 });
    // One that is not counted yet is no worse for it.
    expect(positionOf(await read(id), 20, 10)).toMatchObject({ ahead: 0, n: 5 });
  });
});
