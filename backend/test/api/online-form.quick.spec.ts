import { FormGround } from '../make/form-ground.js';
import { openForm, Visitor } from '../make/online-form.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/until.js';

const YES = 1;
const NO = 2;
/** What one address may call at once (rules: public calls of a form), and how many of them at a time. */
const BURST = 400;
const BATCH = 40;

describe('An online form', () => {
  const ground = new FormGround();
  beforeAll(() => ground.start());
  afterAll(() => ground.stop());
  beforeEach(() => ground.newForm());

  describe('shows', () => {
    it('what is asked, in the questionnaire’s words', async () => {
      const form = expectStatus(await ground.someone().form(), 200);
      expect(form).toMatchObject({
        slug: ground.slug,
        name: 'Felmérés hu',
        language: 'hu',
        state: 'open',
        opensAt: null,
      });
      expect(form.sections.map(({ name }: { name: string }) => name)).toEqual(['Alapok', 'Haladó']);
      expect(ground.asked[0]).toMatchObject({
        text: 'Kérdés 1?',
        kind: 'single',
        required: false,
        options: [
          { id: YES, label: 'Igen' },
          { id: NO, label: 'Nem' },
        ],
      });
      expect(form.minutes).toBeGreaterThan(0);
    });

    it('texts of its page as they were reworded for it or for all, and no others', async () => {
      const word = (key: string, context: string, language: string, value: string, id: number | null) =>
        ground.test.sql(
          `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ($1, $2, $3, $4, $5)`,
          [key, context, language, value, id],
        );
      const wordings = async () => expectStatus(await ground.someone().form(), 200).wordings;
      expect(await wordings()).toEqual({});
      const { version } = (await ground.someone().form()).body;
      await word('form.intro.start', 'evaluator', 'hu', 'Mindenkié', null);
      await word('form.intro.start', 'evaluator', 'hu', 'Lássunk hozzá', ground.questionnaireId);
      await word('app.title', 'global', 'hu', 'Saját név', null);
      await word('form.intro.start', 'evaluator', 'en', 'Let us begin', ground.questionnaireId);
      await word('evaluation.offer.title', 'evaluator', 'hu', 'Másutt', null);
      const expected = { 'form.intro.start': 'Lássunk hozzá', 'app.title': 'Saját név' };
      expect(await wordings()).toEqual(expected);
      // A clinic that is filling it in need not read it again.
      expect((await ground.someone().form()).body.version).toBe(version);
      await ground.test.sql(
        `DELETE FROM ui_text WHERE key IN ('form.intro.start', 'app.title', 'evaluation.offer.title')`,
      );
    });

    it.each([
      ['closed', { is_open: false }],
      ['closed', { closes_at: '2020-01-01' }],
      ['not-yet', { opens_at: '2100-01-01' }],
    ])('nothing of it while it is %s (%j)', async (state, settings) => {
      await openForm(ground.test, ground.questionnaireId, settings);
      const { body: form } = await ground.someone().form();
      expect(form.state).toBe(state);
      expect(form.sections).toEqual([]);
      const refused = await ground
        .someone()
        .save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      expect(refused).toMatchObject({ status: 409, body: { code: 'form_not_open', details: { state } } });
    });

    it('where a former address leads, and none of an unknown or hidden one', async () => {
      await ground.test.sql(`UPDATE form_slug SET is_current = false WHERE slug = $1`, [ground.slug]);
      await ground.test.sql(`INSERT INTO form_slug (slug, questionnaire_id) VALUES ($1, $2)`, [
        `uj-${ground.questionnaireId}`,
        ground.questionnaireId,
      ]);
      expect((await ground.someone().form()).body.slug).toBe(`uj-${ground.questionnaireId}`);
      expect((await new Visitor(ground.test, 'nincs-ilyen').form()).body.code).toBe('form_unknown');
      expectStatus(
        await ground.admin.call('DELETE', `/api/admin/questionnaires/${ground.questionnaireId}`),
        200,
      );
      expect((await ground.someone().form()).status).toBe(404);
    });
  });

  describe('keeps answers', () => {
    it('as they are given, until somebody goes on elsewhere', async () => {
      const one = ground.someone();
      expect(await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }])).toMatchObject({
        status: 200,
        body: { counter: 1, newer: [], dropped: [] },
      });
      await one.save([{ questionId: ground.asked[1]!.questionId, options: [NO] }]);
      const { answers, counter, submittedAt } = expectStatus(await ground.someone(one.draft).read(), 200);
      expect([answers.length, counter, submittedAt]).toEqual([2, 2, null]);
      expect(expectStatus(await ground.someone().read(), 200)).toMatchObject({ answers: [], counter: 0 });
      const stored = JSON.stringify(await ground.test.sql('SELECT * FROM response_draft'));
      expect(stored).not.toContain(one.draft);
    });

    it('of two tabs the newer, whichever comes last', async () => {
      const tab = ground.someone();
      const { questionId } = ground.asked[0]!;
      await tab.save([{ questionId, options: [NO], counter: 7 }]);
      const late = await tab.save([{ questionId, options: [YES], counter: 3 }]);
      expect(late.body).toMatchObject({ counter: 7, newer: [{ questionId, options: [NO], counter: 7 }] });
      const asNew = await tab.save([{ questionId, options: [YES], counter: 7 }]);
      expect(asNew.body.newer).toEqual([{ questionId, options: [NO], counter: 7 }]);
      expect((await tab.read()).body.answers).toEqual([{ questionId, options: [NO], counter: 7 }]);
    });

    it('once, when the first one comes twenty times at once', async () => {
      const one = ground.someone();
      const calls = Array.from({ length: 20 }, () =>
        one.save([{ questionId: ground.asked[0]!.questionId, options: [YES], counter: 1 }]),
      );
      for (const call of await Promise.all(calls)) expect(call.status).toBe(200);
      expect((await one.read()).body.answers).toHaveLength(1);
    });

    it('of what is asked alone, and names the others', async () => {
      const foreign = '11111111-1111-4111-8111-111111111111';
      const { body } = await ground.someone().save([
        { questionId: foreign, options: [1] },
        { questionId: ground.asked[0]!.questionId, options: [99] },
        { questionId: ground.asked[1]!.questionId, options: [YES] },
      ]);
      expect(body).toMatchObject({ dropped: [foreign, ground.asked[0]!.questionId], counter: 3 });
    });

    it('under a secret that opens nothing in another form', async () => {
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      const otherId = await makeQuestionnaire(ground.admin);
      const other = new Visitor(ground.test, await openForm(ground.test, otherId), one.draft);
      const [question] = await other.questions();
      expect((await other.read()).body.answers).toEqual([]);
      await other.save([{ questionId: question!.questionId, options: [NO], counter: 5 }]);
      expect((await other.read()).body.answers).toEqual([
        { questionId: question!.questionId, options: [NO], counter: 5 },
      ]);
      expect((await one.read()).body).toMatchObject({ counter: 1, answers: [{ options: [YES] }] });
    });

    it('when a question goes while somebody fills it in, and says by its version that the form has changed', async () => {
      const one = ground.someone();
      const before = (await one.save([{ questionId: ground.asked[1]!.questionId, options: [YES] }])).body
        .version;
      const [{ id }] = (await ground.test.sql<{ id: number }>(
        `SELECT id FROM question WHERE question_id = $1`,
        [ground.asked[0]!.questionId],
      )) as [{ id: number }];
      expectStatus(await ground.admin.call('DELETE', `/api/admin/question/${id}`), 200);
      const { body } = await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      expect(body.version).not.toBe(before);
      expect(body.dropped).toEqual([ground.asked[0]!.questionId]);
      expect((await one.read()).body.answers).toHaveLength(1);
    });

    it.each([
      ['no secret', { draft: '' }],
      ['a list as a secret', { draft: ['a'.repeat(30)] }],
      [
        'a counter of nothing',
        { answers: [{ questionId: '11111111-1111-4111-8111-111111111111', counter: 0 }] },
      ],
      [
        'a long text',
        {
          answers: [
            { questionId: '11111111-1111-4111-8111-111111111111', text: 'x'.repeat(2001), counter: 1 },
          ],
        },
      ],
      ['something else', { status: 'sent' }],
    ])('not with %s', async (_name, more) => {
      expect((await ground.someone().save([], more)).status).toBe(400);
    });
  });

  it('has limits for one address that keep what was typed', async () => {
    const one = ground.someone();
    const answers = [{ questionId: ground.asked[0]!.questionId, options: [YES] }];
    expectStatus(await one.save(answers), 200);
    // The bucket's clock stands still, so that a busy machine cannot refill it faster than calls come.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const statuses = new Set<number>();
    try {
      for (let call = 0; call <= BURST; call += BATCH) {
        const calls = await Promise.all(Array.from({ length: BATCH }, () => one.save(answers)));
        for (const { status } of calls) statuses.add(status);
      }
    } finally {
      clock.mockRestore();
    }
    expect(statuses).toContain(429);
    expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true);
    const saved = await until(async () => {
      const { status, body } = await one.read();
      return status === 200 && body;
    });
    expect(saved.answers).toHaveLength(1);
  });
});
