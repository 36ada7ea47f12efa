import { startTestApp, type TestApp } from '../../../../test/setup/test-app.js';
import { type IntakeRow, IntakeService } from './intake.service.js';
import { sourceKey } from './source-key.js';

describe('The intake', () => {
  let test: TestApp;
  let intake: IntakeService;
  let questionnaireId: number;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    intake = test.app.get(IntakeService);
    const [row] = await test.sql<{ id: number }>(
      `INSERT INTO questionnaire (name) VALUES ('Q') RETURNING id`,
    );
    questionnaireId = row!.id;
  });
  afterAll(() => test?.close());

  const rowOf = (second: number, more: Partial<IntakeRow> = {}): IntakeRow => ({
    index: second,
    sourceKey: sourceKey(questionnaireId, `2026-03-02T09:14:${second}`, 'a@clinic.example', {}),
    submittedAt: new Date(`2026-03-02T08:14:${second}Z`),
    clientName: 'Ann',
    clientEmail: 'a@clinic.example',
    clinicName: 'Clinic',
    answers: {},
    ...more,
  });
  const facts = async (id: string | undefined) =>
    (
      await test.sql(
        `SELECT response_origin AS origin, response_source AS source, consent_id AS "consentId", address_check AS "addressCheck"
           FROM evaluation WHERE id = $1`,
        [id],
      )
    )[0];

  it('tells what became of each row and which evaluation it is', async () => {
    const first = await intake.store(questionnaireId, [rowOf(11), rowOf(12), rowOf(13)]);
    expect([...first.outcomes]).toEqual([11, 12, 13].map((index) => [index, 'created']));
    expect(new Set(first.ids.values()).size).toBe(3);
    await test.sql(`UPDATE evaluation SET status = 'generated' WHERE id = $1`, [first.ids.get(12)]);
    const renamed = { clientName: 'Anna' };
    const again = await intake.store(questionnaireId, [rowOf(11, renamed), rowOf(12, renamed), rowOf(13)]);
    expect([...again.outcomes]).toEqual([
      [11, 'updated'],
      [12, 'late'],
      [13, 'unchanged'],
    ]);
    expect(again.ids).toEqual(first.ids);
    expect(again).toMatchObject({ created: 0, updated: 1, unchanged: 1, changedTooLate: [12] });
  });

  it('keeps how a response came in, and what an edited one says nothing about', async () => {
    const online = {
      origin: 'online',
      source: 'letter',
      consentId: 1,
      addressCheck: 'awaited',
    } as const;
    await test.sql(
      `INSERT INTO consent_text (id, hash, language, text) VALUES (1, repeat('0', 64), 'en', 'Yes') ON CONFLICT DO NOTHING`,
    );
    const { ids } = await intake.store(questionnaireId, [rowOf(21), rowOf(22, online)]);
    const defaults = { origin: 'import', source: '', consentId: null, addressCheck: 'none' };
    expect(await facts(ids.get(21))).toEqual(defaults);
    expect(await facts(ids.get(22))).toEqual(online);

    const id = ids.get(22)!;
    const silent = await intake.store(questionnaireId, [rowOf(23, { replaces: id })]);
    expect([...silent.ids]).toEqual([[23, id]]);
    expect(await facts(id)).toEqual(online);
    await intake.store(questionnaireId, [
      rowOf(24, { replaces: id, source: 'flyer', addressCheck: 'confirmed' }),
    ]);
    expect(await facts(id)).toEqual({ ...online, source: 'flyer', addressCheck: 'confirmed' });

    await test.sql(`UPDATE evaluation SET status = 'generated' WHERE id = $1`, [id]);
    const late = await intake.store(questionnaireId, [
      rowOf(25, { replaces: id, source: 'late', clientName: 'B' }),
    ]);
    expect([...late.outcomes]).toEqual([[25, 'late']]);
    expect(await facts(id)).toMatchObject({ source: 'flyer' });
  });
});
