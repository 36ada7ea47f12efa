import { PurgeService } from '../../src/modules/responses/removal/purge.service.js';
import { DraftErasureService } from '../../src/modules/online-form/drafts/draft-erasure.service.js';
import { FunnelQuery } from '../../src/modules/online-form/funnel/funnel.query.js';
import { FunnelService } from '../../src/modules/online-form/funnel/funnel.service.js';
import { seededRandom } from '../../src/seed/content/answers.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Draft {
  source: string;
  startedDaysAgo: number;
  touchedDaysAgo: number;
  submittedDaysAgo: number | null;
  sections: number[];
}
const ALL = {};

describe('The funnel of a form', () => {
  let test: TestApp;
  let funnel: FunnelService;
  let query: FunnelQuery;
  beforeAll(async () => {
    // No task comes round by itself.
    test = await startTestApp({ ROLE: 'api' });
    funnel = test.app.get(FunnelService);
    query = test.app.get(FunnelQuery);
  });
  afterAll(() => test?.close());

  const newForm = async (sections = 3): Promise<{ id: number; sections: number[] }> => {
    const [{ id }] = (await test.sql<{ id: number }>(
      `INSERT INTO questionnaire (name) VALUES ('Q') RETURNING id`,
    )) as [{ id: number }];
    const made = await test.sql<{ id: number }>(
      `WITH s AS (INSERT INTO section (questionnaire_id, name, position) SELECT $1, 'Section ' || n, n FROM generate_series(1, $2::int) n RETURNING id),
            q AS (INSERT INTO question (section_id, question_text, position) SELECT id, 'Q', 1 FROM s)
       SELECT id FROM s ORDER BY id`,
      [id, sections],
    );
    return { id, sections: made.map((row) => row.id) };
  };
  const add = (questionnaireId: number, drafts: readonly Draft[]) =>
    test.sql(
      `INSERT INTO response_draft (questionnaire_id, token_hash, source, sections, started_at, touched_at, submitted_at)
       SELECT $1, md5(random()::text) || md5(random()::text), d->>'source', ARRAY(SELECT jsonb_array_elements_text(d->'sections')::int),
              now() - make_interval(secs => 86400 * (d->>'startedDaysAgo')::float8), now() - make_interval(secs => 86400 * (d->>'touchedDaysAgo')::float8),
              now() - make_interval(secs => 86400 * (d->>'submittedDaysAgo')::float8)
         FROM jsonb_array_elements($2::jsonb) AS d`,
      [questionnaireId, JSON.stringify(drafts)],
    );
  const count = async (table: string, questionnaireId: number) =>
    (
      await test.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE questionnaire_id = $1`, [
        questionnaireId,
      ])
    )[0]!.n;
  const drafted = (more: Partial<Draft> = {}): Draft => ({
    source: '',
    startedDaysAgo: 40,
    touchedDaysAgo: 40,
    submittedDaysAgo: null,
    sections: [],
    ...more,
  });

  it('counts every visit once, however many come at once', async () => {
    const { id } = await newForm();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => funnel.visited(id, n % 3 === 0 ? 'newsletter' : '')),
    );
    const { visited, sources, weeks } = await funnel.read(id, ALL);
    expect(visited).toBe(60);
    expect(sources).toEqual([
      { source: '', visited: 40, started: 0, finished: 0 },
      { source: 'newsletter', visited: 20, started: 0, finished: 0 },
    ]);
    expect(weeks).toHaveLength(1);
    await funnel.visited(2_000_000_000, 'a form that is gone');
  });

  it('counts by source, by the week of the beginning, and by section', async () => {
    const { id, sections } = await newForm();
    const [first, second] = sections as [number, number, number];
    await add(id, [
      drafted({ source: 'qr', sections: [first], startedDaysAgo: 22, touchedDaysAgo: 1 }),
      drafted({
        source: 'qr',
        sections: [first, second, second],
        startedDaysAgo: 22,
        submittedDaysAgo: 8,
        touchedDaysAgo: 8,
      }),
      drafted({ startedDaysAgo: 1, touchedDaysAgo: 1 }),
    ]);
    const { sources, weeks, sections: reached, ...whole } = await funnel.read(id, ALL);
    expect(whole).toMatchObject({ visited: 0, started: 3, finished: 1 });
    expect(sources).toEqual([
      { source: 'qr', visited: 0, started: 2, finished: 1 },
      { source: '', visited: 0, started: 1, finished: 0 },
    ]);
    expect(weeks.length).toBeGreaterThanOrEqual(4);
    expect(weeks[0]).toMatchObject({ started: 2, finished: 1 });
    expect(weeks[1]).toMatchObject({ started: 0, finished: 0 });
    expect(weeks.at(-1)).toMatchObject({ started: 1, finished: 0 });
    expect(reached.map((one) => one.reached)).toEqual([2, 1, 0]);

    const day = weeks[0]!.week;
    expect(await funnel.read(id, { from: day, to: day })).toMatchObject({
      started: 2,
      finished: 1,
      weeks: [{ week: day, started: 2 }],
      sections: [{ reached: 2 }, { reached: 1 }, { reached: 0 }],
    });
    expect(await funnel.read(id, { to: '2001-01-01' })).toMatchObject({ started: 0, weeks: [], sources: [] });
  });

  it('erases drafts 30 days after they were touched or sent in, not a day sooner', async () => {
    const { id } = await newForm();
    const erase = () => test.app.get(DraftErasureService).erase(new AbortController().signal);
    await erase();
    await add(id, [
      drafted({ touchedDaysAgo: 29.9 }),
      drafted({ touchedDaysAgo: 40, submittedDaysAgo: 29.9 }),
      drafted({ touchedDaysAgo: 30.1 }),
      drafted({ touchedDaysAgo: 30.1, submittedDaysAgo: 30.1 }),
    ]);
    expect(await erase()).toBe(2);
    expect(await count('response_draft', id)).toBe(2);
    expect(await funnel.read(id, ALL)).toMatchObject({ started: 4, finished: 2 });
    expect(await erase()).toBe(0);
  });

  it('reads the same before, during and after erasing, with random drafts at random moments', async () => {
    const random = seededRandom('drafts');
    const below = (n: number) => Math.floor(random() * n);
    const { id, sections } = await newForm(5);
    const sources = ['', 'qr', 'newsletter', 'Ügyfél, "levél"'];
    const anyDraft = (): Draft => {
      const startedDaysAgo = random() * 100;
      const touchedDaysAgo = random() * startedDaysAgo;
      return {
        source: sources[below(sources.length)]!,
        startedDaysAgo,
        touchedDaysAgo,
        submittedDaysAgo: random() < 0.4 ? random() * touchedDaysAgo : null,
        sections: Array.from({ length: below(7) }, () => sections[below(sections.length)]!),
      };
    };
    const periods = [ALL, ...[80, 50, 20].map((days) => ({ from: daysAgo(days), to: daysAgo(days - 20) }))];
    const readAll = () => Promise.all(periods.map((days) => funnel.read(id, days)));
    let erased = 0;
    for (let round = 0; round < 12; round += 1) {
      await add(id, Array.from({ length: 10 + below(40) }, anyDraft));
      await funnel.visited(id, sources[below(sources.length)]!);
      const before = await readAll();
      const size = 1 + below(12);
      const [first, second, ...meanwhile] = await Promise.all([
        query.eraseDrafts(size, 30),
        query.eraseDrafts(size, 30),
        readAll(),
        readAll(),
      ]);
      erased += first + second;
      for (const seen of [...meanwhile, await readAll()]) expect(seen).toEqual(before);
    }
    expect(erased).toBeGreaterThan(20);
    expect(await count('response_draft', id)).toBeGreaterThan(0);
    expect((await funnel.read(id, ALL)).finished).toBeGreaterThan(0);
  });

  it('keeps as many sums however many drafts were erased', async () => {
    const { id, sections } = await newForm();
    const many = Array.from({ length: 300 }, () => drafted({ sections, submittedDaysAgo: 40 }));
    await add(id, many);
    await query.eraseDrafts(1000, 30);
    const before = await count('form_funnel_count', id);
    await add(id, many);
    await query.eraseDrafts(1000, 30);
    expect(await count('form_funnel_count', id)).toBe(before);
    expect(await funnel.read(id, ALL)).toMatchObject({ started: 600, finished: 600 });
  });

  it('goes with a questionnaire that is removed for good', async () => {
    const { id } = await newForm();
    await add(id, [drafted(), drafted({ touchedDaysAgo: 1 })]);
    await funnel.visited(id, 'qr');
    await test.sql(`UPDATE questionnaire SET deleted_at = now() - interval '31 days' WHERE id = $1`, [id]);
    await test.app.get(PurgeService).purgeHidden(new AbortController().signal);
    expect([await count('response_draft', id), await count('form_funnel_count', id)]).toEqual([0, 0]);
  });
});

describe('The funnel of a form, over HTTP', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  it('is read by admins who may manage the questionnaire, for a period too', async () => {
    const id = await makeQuestionnaire(admin);
    await test.app.get(FunnelService).visited(id, 'qr');
    const path = `/api/admin/analytics/${id}/form-funnel`;
    const whole = expectStatus(await admin.get(path), 200);
    expect(whole).toMatchObject({ state: 'closed', visited: 1, started: 0, moreSources: 0 });
    expect(expectStatus(await admin.get('/api/admin/analytics/form-funnel'), 200)).toEqual(whole);
    await test.sql(`UPDATE online_form SET is_open = true WHERE questionnaire_id = $1`, [id]);
    expect((await admin.get(`${path}?to=2001-01-01`)).body).toMatchObject({ state: 'open', visited: 0 });
    const reversed = await admin.get(`${path}?from=2026-02-02&to=2026-01-05`);
    expect([reversed.status, (reversed.body as { code: string }).code]).toEqual([400, 'period_reversed']);
  });

  it('counts the draft of an evaluation that is erased, which forgets which one it was', async () => {
    const id = await makeQuestionnaire(admin, { responses: 2 });
    const [erased, other] = await evaluationsOf(admin);
    await test.sql(
      `INSERT INTO response_draft (questionnaire_id, token_hash, submitted_at, evaluation_id)
       SELECT $1, md5(e::text) || md5(e::text), now(), e FROM unnest($2::uuid[]) AS e`,
      [id, [erased!.id, other!.id]],
    );
    expectStatus(await admin.post(`/api/admin/evaluation/${erased!.id}/erase`), 200);
    const left = await test.sql<{ evaluation: string | null }>(
      `SELECT evaluation_id AS evaluation FROM response_draft WHERE questionnaire_id = $1 ORDER BY 1 NULLS FIRST`,
      [id],
    );
    expect(left.map(({ evaluation }) => evaluation)).toEqual([null, other!.id]);
    expect(await test.app.get(FunnelService).read(id, {})).toMatchObject({ finished: 2 });
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
