import pg from 'pg';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, type Json, signedIn, until } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('The plan of an evaluation', () => {
  let test: TestApp;
  let admin: Client;
  let client: Client;
  let ids: string[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    client = new DocumentedClient(test.baseUrl, 'en');
    await makeQuestionnaire(admin, { language: 'en', responses: 20 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  afterAll(() => test?.close());

  const ownerOf = async (id: string) => {
    const { hashedUrl } = expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200);
    return `/api/evaluation/${hashedUrl as string}`;
  };
  /** A page with the questions behind its tips, in their ranking. */
  const published = async () => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    const owner = await ownerOf(id);
    const page = expectStatus<Json>(await client.get(owner), 200);
    const tips = Object.values<Json>(page.sectionData).flatMap(({ tips: own }) => own as Json[]);
    const steps = tips.sort((a, b) => a.rank - b.rank).map(({ questionId }) => questionId as string);
    expect(steps.length).toBeGreaterThan(1);
    return { id, owner, page, steps: steps as [string, string] };
  };
  const planned = { state: 'planned', who: 'Anna', due: '2027-01-31', basis: 0 };
  const save = (owner: string, step: string, more: object = {}, by: Client = client) =>
    by.call('PUT', `${owner}/plan/${step}`, { body: { ...planned, ...more } });
  const read = async (owner: string, by: Client = client) =>
    expectStatus<Json>(await by.get(`${owner}/plan`), 200);

  it('is empty at first, and keeps of each step its state, who sees to it and by when, in the ranking', async () => {
    const { owner, steps } = await published();
    expect(await read(owner)).toEqual({ steps: [], kept: true });
    expectStatus(await save(owner, steps[1]), 200);
    const saved = await save(owner, steps[0].toUpperCase(), {
      state: 'done',
      who: '  Éva \n Kiss ',
      due: null,
    });
    const first = { questionId: steps[0], state: 'done', who: 'Éva Kiss', due: null, counter: 1 };
    expect(expectStatus(saved, 200)).toEqual({ step: first, taken: true });
    const answer = await client.get(`${owner}/plan`);
    expect(answer.body).toEqual({
      steps: [first, { questionId: steps[1], state: 'planned', who: 'Anna', due: '2027-01-31', counter: 1 }],
      kept: true,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes the same change twice as one, and none that rests on an older state', async () => {
    const { owner, steps } = await published();
    const [step] = steps;
    for (const _again of [1, 2])
      expect(expectStatus<Json>(await save(owner, step), 200)).toMatchObject({
        taken: true,
        step: { counter: 1 },
      });
    expectStatus(await save(owner, step, { who: 'Béla', basis: 1 }), 200);
    expect(expectStatus(await save(owner, step, { who: 'Cili', basis: 1 }), 200)).toEqual({
      step: { questionId: step, state: 'planned', who: 'Béla', due: '2027-01-31', counter: 2 },
      taken: false,
    });
    expect((await read(owner)).steps).toMatchObject([{ who: 'Béla', counter: 2 }]);
  });

  it('of changes at once that rest on the same state takes one', async () => {
    const { owner, steps } = await published();
    const names = ['Anna', 'Béla', 'Cili', 'Dani', 'Ede'];
    const answers = await Promise.all(names.map((who) => save(owner, steps[0], { who })));
    const taken = answers.filter((answer) => expectStatus<Json>(answer, 200).taken);
    expect(taken).toHaveLength(1);
    expect((await read(owner)).steps).toEqual([taken[0]!.body.step]);
  });

  it('knows the steps of this evaluation alone, and says so in words', async () => {
    const { owner, steps } = await published();
    const other = await published();
    const questions = await test.sql<{ id: string }>(`SELECT question_id AS id FROM question`);
    const strange = questions.map(({ id }) => id).find((id) => !steps.includes(id))!;
    for (const unknown of [strange, '00000000-0000-4000-8000-000000000000'])
      expect(await save(owner, unknown)).toMatchObject({
        status: 400,
        body: { code: 'plan_step_unknown', message: expect.stringContaining('reload') },
      });
    expectStatus(await save(other.owner, other.steps[0]), 200);
    expect((await read(owner)).steps).toEqual([]);
  });

  it('refuses what is no state, no day, or too long a name', async () => {
    const { owner, steps } = await published();
    for (const wrong of [
      { state: 'maybe' },
      { who: 'x'.repeat(81) },
      { who: null },
      { who: { a: 1 } },
      { due: '2027-02-30' },
      { due: '31.01.2027' },
      { due: '' },
      { basis: -1 },
      { basis: '0' },
      { extra: 1 },
    ])
      expect([wrong, (await save(owner, steps[0], wrong)).status]).toEqual([wrong, 400]);
    expect((await save(owner, 'x')).status).toBe(400);
    expect((await read(owner)).steps).toEqual([]);
    expectStatus(await save(owner, steps[0], { who: 'x'.repeat(80) }), 200);
  });

  it('is the owner’s: neither a shared link nor the id opens it, and the shared page holds nothing of it', async () => {
    const { id, owner, steps } = await published();
    expectStatus(await save(owner, steps[0], { who: 'Secret-Name' }), 200);
    const { url } = expectStatus<Json>(await client.post(`${owner}/shared-links`), 201);
    const shared = `/api/evaluation/${(url as string).split('/').at(-1)!}`;
    for (const [path, refused] of [
      [shared, 403],
      [`/api/evaluation/${id}`, 404],
      ['/api/evaluation/unknown-unknown-unknown', 404],
    ] as const) {
      expect((await client.get(`${path}/plan`)).status).toBe(refused);
      expect((await save(path, steps[0], { basis: 1 })).status).toBe(refused);
    }
    for (const path of [shared, owner])
      expect(JSON.stringify(expectStatus(await client.get(path), 200))).not.toContain('Secret-Name');
    expect((await read(owner)).steps).toMatchObject([{ who: 'Secret-Name', counter: 1 }]);
  });

  it('needs a published page, and goes with its evaluation', async () => {
    const { id, owner, steps } = await published();
    expectStatus(await save(owner, steps[0]), 200);
    const unpublished = await ownerOf(ids.shift()!);
    for (const answer of [await client.get(`${unpublished}/plan`), await save(unpublished, steps[0])])
      expect(answer.status).toBe(404);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
    expect((await client.get(`${owner}/plan`)).status).toBe(404);
    expect((await save(owner, steps[0], { basis: 1 })).status).toBe(404);
    await test.sql(`DELETE FROM evaluation WHERE id = $1`, [id]);
    expect(await test.sql(`SELECT 1 FROM plan_step WHERE evaluation_id = $1`, [id])).toEqual([]);
  });

  it('keeps nothing of an evaluation that goes while it is being saved', async () => {
    const { id, owner, steps } = await published();
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query(`UPDATE evaluation SET deleted_at = now() WHERE id = $1`, [id]);
      const saving = save(owner, steps[0]);
      const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await Promise.race([saving, until(async () => (await test.sql(waits)).length > 0)]);
      await other.query('COMMIT');
      expect((await saving).status).toBe(404);
      expect(await test.sql(`SELECT 1 FROM plan_step WHERE evaluation_id = $1`, [id])).toEqual([]);
    } finally {
      await other.end();
    }
  });

  it('leaves out what a page published anew no longer has', async () => {
    const { id, owner, steps } = await published();
    for (const step of steps.slice(0, 2)) expectStatus(await save(owner, step), 200);
    await test.sql(
      `UPDATE evaluation SET published = replace(published::text, $2, '00000000-0000-4000-8000-000000000000')::jsonb WHERE id = $1`,
      [id, steps[0]],
    );
    expect((await read(owner)).steps).toMatchObject([{ questionId: steps[1] }]);
  });

  it('is shown to a signed-in admin, who changes nothing of it', async () => {
    const { owner, steps } = await published();
    expectStatus(await save(owner, steps[0]), 200);
    expectStatus(await save(owner, steps[0], { who: 'Admin', basis: 1 }, admin), 200);
    expectStatus(await save(owner, steps[1], {}, admin), 200);
    expect(await read(owner, admin)).toMatchObject({ steps: [{ who: 'Anna' }], kept: false });
    expect((await read(owner)).steps).toHaveLength(1);
  });

  it('is changed 600 times an hour at most by one reader', async () => {
    const { owner, steps } = await published();
    expectStatus(await save(owner, steps[0]), 200);
    await test.sql(`UPDATE rate_counter SET count = 600 WHERE key LIKE 'plan-saves:%'`);
    expect((await save(owner, steps[0], { who: 'Béla', basis: 1 })).status).toBe(429);
    expect((await read(owner)).steps).toMatchObject([{ who: 'Anna' }]);
  });

  describe('as a file', () => {
    const fileOf = (owner: string, kind: string) => client.get<Buffer>(`${owner}/plan/${kind}`);

    it('for a calendar has the started steps with a day, and no way back to the page', async () => {
      const { id, owner, steps } = await published();
      await test.sql(
        `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,clinicName}', '"Fog: Ász"') WHERE id = $1`,
        [id],
      );
      expect(await fileOf(owner, 'calendar')).toMatchObject({
        status: 400,
        body: { code: 'plan_without_days', message: expect.stringContaining('due date') },
      });
      expectStatus(await save(owner, steps[0], { who: 'Éva; B\u0007' }), 200);
      const rest = [{ state: 'done' }, { due: null }, { state: 'open' }, { state: 'later' }];
      for (const [n, step] of steps.slice(1, 5).entries())
        expectStatus(await save(owner, step, rest[n]), 200);
      const answer = await fileOf(owner, 'calendar');
      expectStatus(answer, 200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toMatch(
        /UTF-8''Digital improvement plan – Fog Ász\.ics$/,
      );
      const text = answer.body.toString('utf8');
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(text).toContain('DTSTART;VALUE=DATE:20270131\r\n');
      const hashedUrl = owner.split('/').at(-1)!;
      for (const secret of [hashedUrl, id, steps[0]]) expect(text).not.toContain(secret);
      const uidOf = (calendar: string) => /^UID:.*$/m.exec(calendar)![0];
      expectStatus(await save(owner, steps[0], { due: '2027-03-31', basis: 1 }), 200);
      const again = (await fileOf(owner, 'calendar')).body.toString('utf8');
      expect(uidOf(again)).toBe(uidOf(text));
      expect(again).toContain('SEQUENCE:2\r\n');
    });

    it('for a table has every step, and a name that looks like a formula as text', async () => {
      const { owner, page, steps } = await published();
      expectStatus(await save(owner, steps[0], { who: '=1+1' }), 200);
      const answer = await fileOf(owner, 'workbook');
      expectStatus(answer, 200);
      expect(answer.headers.get('content-disposition')).toContain('.xlsx');
      const [sheet] = await readWorkbook(answer.body);
      const tips = Object.values<Json>(page.sectionData).flatMap(({ tips: own }) => own as Json[]);
      const { tip, points } = tips.find(({ questionId }) => questionId === steps[0])!;
      expect(sheet!.rows.map(({ cells }) => cells)).toMatchObject([
        ['When', 'Step', 'Area', 'Why now?', 'Points to gain', 'Effort', 'Who will do it?', 'Due date'],
        ['Now', tip, expect.any(String), expect.stringMatching(/\.$/), points, null, '=1+1', '2027-01-31'],
        ...steps.slice(1).map((_step, index) => expect.arrayContaining([index < 2 ? 'Now' : 'Later'])),
      ]);
    });

    it('is the owner’s, and made 60 times an hour at most for one reader', async () => {
      const { id, owner, steps } = await published();
      expectStatus(await save(owner, steps[0]), 200);
      const { url } = expectStatus<Json>(await client.post(`${owner}/shared-links`), 201);
      const shared = `/api/evaluation/${(url as string).split('/').at(-1)!}`;
      for (const kind of ['calendar', 'workbook']) {
        expect((await fileOf(shared, kind)).status).toBe(403);
        expect((await fileOf(`/api/evaluation/${id}`, kind)).status).toBe(404);
        expectStatus(await fileOf(owner, kind), 200);
      }
      await test.sql(`UPDATE rate_counter SET count = 60 WHERE key LIKE 'plan-files:%'`);
      for (const kind of ['calendar', 'workbook']) expect((await fileOf(owner, kind)).status).toBe(429);
    });
  });
});
