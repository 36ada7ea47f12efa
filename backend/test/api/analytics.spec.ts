import Excel from 'exceljs';
import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted, miscounted, runTask, workOff } from '../setup/work.js';

interface Figures {
  totalEvaluations: number;
  maxScore: number;
  period: { from: string | null; to: string } | null;
  overall: Record<'percentageStats' | 'scoreStats', Record<string, number>>;
  sections: {
    sectionId: number;
    sectionName: string;
    evaluations: number;
    weak: number;
    percentageStats: Record<string, number>;
  }[];
  productStats: {
    product: { id: string; name: string };
    recommendationCount: number;
    averagePercentage: number;
  }[];
  statusCounts: Record<string, number>;
  previous: Figures | null;
}

describe('The analytics', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let questions: { id: number; questionText: string; relatedProduct: string | null }[];

  /** Six responses; of five answers worth 5 points each the first 0, 1, 2, 3, 5 and 5 are right. */
  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin);
    expect((await figures()).totalEvaluations).toBe(0);
    const rows = [0, 1, 2, 3, 5, 5].map((right, n) => smallResponse(n, right));
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows)),
      200,
    );
    questions = (await admin.get('/api/admin/questions')).body as typeof questions;
  });
  afterAll(() => test?.close());

  const read = async <T>(path: string): Promise<T> => {
    await counted(test);
    return expectStatus(await admin.get<T>(`/api/admin/analytics${path}`), 200);
  };
  interface Clinics {
    total: number;
    isCapped: boolean;
    rows: { id: string; value: number | null }[];
  }
  const clinics = async (query: string): Promise<Clinics> =>
    expectStatus(await admin.get<Clinics>(`/api/admin/analytics/${questionnaireId}/clinics?${query}`), 200);
  const figures = (query = '') => read<Figures>(query);
  const day = async (offset: string): Promise<string> =>
    (
      await test.sql<{ day: string }>(
        `SELECT to_char((now() AT TIME ZONE 'Europe/Budapest') + $1::interval, 'YYYY-MM-DD') AS day`,
        [offset],
      )
    )[0]!.day;
  const moveAll = (moment: string) =>
    test.sql(`UPDATE evaluation SET submitted_at = ${moment} WHERE questionnaire_id = $1`, [questionnaireId]);

  it('give the figures of the questionnaire, whichever way it is named', async () => {
    const found = await figures();
    expect(found).toMatchObject({ totalEvaluations: 6, maxScore: 25, period: null, previous: null });
    expect(found.overall.scoreStats).toMatchObject({ min: 0, max: 25, median: 12.5 });
    expect(found.overall.scoreStats.mean).toBeCloseTo(80 / 6, 9);
    expect(found.overall.percentageStats).toMatchObject({ min: 0, max: 100, median: 50 });
    expect(found.sections.map(({ sectionName, evaluations }) => [sectionName, evaluations])).toEqual([
      ['Alapok', 6],
      ['Haladó', 6],
    ]);
    expect(found.sections[1]!.percentageStats).toMatchObject({ min: 0, max: 100, median: 0 });
    expect(
      found.productStats.map(({ product, recommendationCount }) => [product.name, recommendationCount]),
    ).toEqual([
      ['Termék 4', 4],
      ['Termék 5', 4],
      ['Termék 3', 3],
      ['Termék 2', 2],
      ['Termék 1', 1],
    ]);
    expect(found.productStats[0]!.averagePercentage).toBe(20);
    expect(found.statusCounts).toEqual({
      pending: 6,
      generated: 0,
      verified: 0,
      sent: 0,
      opened: 0,
      clicked: 0,
      error: 0,
    });
    expect(await figures(`/${questionnaireId}`)).toEqual(found);
    expect(await figures(`?questionnaireId=${questionnaireId}`)).toEqual(found);
  });

  it('compare a period with the one before it, by whole weeks', async () => {
    await moveAll(`now() - interval '7 days'`);
    const [today, before] = [await day('0 days'), await day('-7 days')];
    expect(await figures(`?from=${today}`)).toMatchObject({
      totalEvaluations: 0,
      sections: [],
      previous: { totalEvaluations: 6 },
    });
    const found = await figures(`?from=${before}&to=${before}`);
    expect(found).toMatchObject({ totalEvaluations: 6, previous: { totalEvaluations: 0 } });
    expect(found.statusCounts.pending).toBe(6);
    expect(new Date(found.period!.from!).getUTCDay()).toBe(1);
    expect(new Date(found.period!.to).getUTCDay()).toBe(0);
    expect(await figures(`?to=${today}`)).toMatchObject({
      totalEvaluations: 6,
      period: { from: null },
      previous: null,
    });
    const trend = await read<{ completions: number; meanPercentage: number | null }[]>('/trend');
    expect(trend).toHaveLength(52);
    expect(trend.at(-2)).toMatchObject({ completions: 6 });
    expect(trend.at(-1)).toMatchObject({ completions: 0, meanPercentage: null });
    expect(await read<unknown[]>(`/${questionnaireId}/trend?from=${before}`)).toHaveLength(2);
  });

  it('refuse periods that are none, in the caller’s language', async () => {
    for (const call of ['', '/trend', '/funnel', '/questions', '/answers', '/export']) {
      const reversed = await admin.get(`/api/admin/analytics${call}?from=2026-06-01&to=2026-05-01`);
      expect(reversed).toMatchObject({ status: 400, body: { code: 'period_reversed' } });
      for (const query of ['from=2026-02-30', 'from=yesterday', 'to=1899-12-31', 'from=2026-1-1'])
        expect([query, (await admin.get(`/api/admin/analytics${call}?${query}`)).status]).toEqual([
          query,
          400,
        ]);
    }
    expect(await admin.get('/api/admin/analytics/trend?from=1950-01-01')).toMatchObject({
      status: 400,
      body: { code: 'period_too_long' },
    });
    const stranger = await documentedAdmin(test, 'stranger@clinic.example');
    for (const call of ['', '/trend', '/funnel', '/questions', '/answers', '/export'])
      expect((await stranger.get(`/api/admin/analytics/${questionnaireId}${call}`)).status).toBe(403);
  });

  it('tell how each question was answered, and which ones say nothing', async () => {
    const found = await read<
      {
        questionText: string;
        right: number;
        wrong: number;
        unanswered: number;
        rightPercentage: number;
        isUniform: boolean;
      }[]
    >('/questions');
    expect(found.map(({ right, wrong, unanswered }) => [right, wrong + unanswered])).toEqual([
      [5, 1],
      [4, 2],
      [3, 3],
      [2, 4],
      [2, 4],
    ]);
    expect(found[0]).toMatchObject({ questionText: 'Kérdés 1?', rightPercentage: 83.3, isUniform: false });
  });

  it('follow evaluations on their way to an offer', async () => {
    // What is sent keeps its scores, and the tests below look at the highest: the lowest goes out.
    const [first, other] = (await evaluationsOf(admin)).toSorted((a, b) => a.totalScore - b.totalScore);
    const { id, hashedUrl } = first!;
    await makeVerified(admin, id);
    expectStatus(await admin.post(`/api/admin/evaluation/${other!.id}/regenerate`), 200);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send`), 200);
    const client = await fetch(`${test.baseUrl}/api/evaluation/${hashedUrl}`);
    const { products } = (await client.json()) as { products: { id: string }[] };
    const asked = await fetch(`${test.baseUrl}/api/evaluation/${hashedUrl}/request-offer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ productId: products[0]!.id, consent: true }),
    });
    expect(asked.status).toBe(200);
    const steps =
      await read<{ step: string; count: number; percentage: number; medianSeconds: number | null }[]>(
        '/funnel',
      );
    expect(steps.map(({ step, count }) => [step, count])).toEqual([
      ['received', 6],
      ['generated', 2],
      ['verified', 1],
      ['sent', 1],
      ['opened', 1],
      ['clicked', 1],
      ['offered', 1],
    ]);
    expect(steps[1]).toMatchObject({ percentage: 33.3, medianSeconds: expect.any(Number) });
    expect((await figures()).statusCounts).toMatchObject({ pending: 4, generated: 1, clicked: 1 });
    expect(await clinics('group=asked')).toMatchObject({ total: 1, rows: [{ id }] });
    expect((await clinics('group=waiting')).total).toBe(0);
    await test.sql('UPDATE evaluation SET offered_at = NULL WHERE id = $1', [id]);
    expect(await clinics('group=waiting')).toMatchObject({ total: 1, rows: [{ id, value: null }] });
    await test.sql('UPDATE evaluation SET offered_at = now() WHERE id = $1', [id]);
  });

  it('name the clinics behind each number, and no others', async () => {
    const { sections, productStats } = await figures();
    for (const { sectionId, weak } of sections) {
      const found = await clinics(`group=weak&sectionId=${sectionId}`);
      expect([weak, found.total, found.rows.every(({ value }) => value! < 50)]).toEqual([weak, weak, true]);
    }
    for (const { product, recommendationCount } of productStats)
      expect((await clinics(`group=product&productId=${product.id}`)).total).toBe(recommendationCount);
    const [first, second] = sections;
    expect([first!.weak, second!.weak]).toEqual([2, 4]);
    const weak = `group=weak&sectionId=${second!.sectionId}`;
    const pages = await Promise.all([0, 3].map((offset) => clinics(`${weak}&limit=3&offset=${offset}`)));
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [3, 4],
      [1, 4],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(4);
    expect((await clinics(`${weak}&from=${await day('0 days')}`)).total).toBe(0);
    expect((await clinics(`${weak}&from=${await day('-7 days')}&to=${await day('-7 days')}`)).total).toBe(4);
  });

  it('refuse a list that names no subject, and one of somebody else’s questionnaire', async () => {
    const path = `/api/admin/analytics/${questionnaireId}/clinics`;
    for (const group of ['weak', 'product'])
      expect(await admin.get(`${path}?group=${group}`)).toMatchObject({
        status: 400,
        body: { code: 'group_needs_subject' },
      });
    expect((await admin.get(`${path}?group=others`)).status).toBe(400);
    expect(await admin.get(`${path}?group=asked&from=2026-06-01&to=2026-05-01`)).toMatchObject({
      status: 400,
      body: { code: 'period_reversed' },
    });
    const stranger = await documentedAdmin(test, 'another@clinic.example');
    expect((await stranger.get(`${path}?group=asked`)).status).toBe(403);
  });

  it('recount products when questions name others, also of what was sent', async () => {
    const write = async (id: number, body: object) =>
      expectStatus(await admin.call('PUT', `/api/admin/question/${id}`, { body }), 200);
    await write(questions[3]!.id, { relatedProduct: ' TERMÉK   1 ' });
    const products = async () =>
      (await figures()).productStats.map(({ product, recommendationCount }) => [
        product.name,
        recommendationCount,
      ]);
    await workOff(test);
    await runTask(test, 'recount');
    expect(await products()).toEqual([
      ['Termék 1', 4],
      ['Termék 5', 4],
      ['Termék 3', 3],
      ['Termék 2', 2],
    ]);
    expect((await figures()).productStats[0]!.averagePercentage).toBe(25);
  });

  it('leave out a section that does not count, and take it in again', async () => {
    const { sections } = (await admin.get('/api/admin/configuration')).body as { sections: { id: number }[] };
    const include = async (includeInEvaluation: boolean) =>
      expectStatus(
        await admin.call('PUT', `/api/admin/sections/${sections[1]!.id}`, { body: { includeInEvaluation } }),
        200,
      );
    await include(false);
    await workOff(test);
    expect((await figures()).overall.scoreStats.max).toBe(15);
    expect(await figures()).toMatchObject({ maxScore: 15, sections: [{ sectionName: 'Alapok' }] });
    expect(await read<unknown[]>('/questions')).toHaveLength(3);
    await include(true);
    await workOff(test);
    expect((await figures()).overall.scoreStats.max).toBe(25);
    expect((await figures()).sections).toHaveLength(2);
  });

  it('are exported as a workbook whose cells are no formulas', async () => {
    expectStatus(
      await admin.call('PUT', `/api/admin/question/${questions[0]!.id}`, {
        body: { questionText: '=HYPERLINK("x")' },
      }),
      200,
    );
    const answer = await admin.get<Buffer>('/api/admin/analytics/export');
    expect(answer.status).toBe(200);
    const sheets = await readWorkbook(answer.body);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Summary',
      'Sections',
      'Statuses',
      'Products',
      'Weeks',
      'Funnel',
      'Questions',
      'Answers',
    ]);
    const rowsOf = (name: string) =>
      sheets.find((sheet) => sheet.name === name)!.rows.map(({ cells }) => cells);
    expect(rowsOf('Summary')[1]!.slice(0, 2)).toEqual(['All responses', 6]);
    expect(rowsOf('Sections').at(-1)![0]).toBe('TOTAL');
    expect(rowsOf('Questions')[1]![0]).toBe('=HYPERLINK("x")');
    const raw = await new Excel.Workbook().xlsx.load(answer.body as unknown as ArrayBuffer);
    expect(raw.getWorksheet('Questions')!.getCell('A2').value).toBe(`'=HYPERLINK("x")`);
    const later = await admin.call('GET', '/api/admin/analytics/export', {
      headers: { Prefer: 'respond-async', 'Accept-Language': 'hu' },
    });
    expect(later.status).toBe(202);
    const { id } = later.body as { id: string };
    await workOff(test);
    const file = await readWorkbook((await admin.get<Buffer>(`/api/admin/jobs/${id}/file`)).body);
    expect(file[0]!.name).toBe('Összesítés');
  });

  it('lose what is erased, and nothing differs from counting anew', async () => {
    const { id } = (await evaluationsOf(admin)).find(({ status }) => status === 'clicked')!;
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/erase`), 200);
    expect((await figures()).totalEvaluations).toBe(5);
    await runTask(test, 'recount');
    expect(await miscounted(test, questionnaireId)).toEqual([]);
    await test.sql(`UPDATE evaluation SET recommended = '{"aaaaaaaaaaaa": 5}' WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    expect(await miscounted(test, questionnaireId)).toEqual([{ changed: 5 }]);
    expect(await miscounted(test, questionnaireId)).toEqual([]);
  });
});
