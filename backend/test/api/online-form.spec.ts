import { SuppressionsService } from '../../src/modules/mail/suppression/suppressions.service.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type AskedQuestion, openForm, Visitor } from '../make/online-form.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';

const YES = 1;
const NO = 2;
/** What one address may call at once (rules: public calls of a form), and how many of them at a time. */
const BURST = 400;
const BATCH = 40;

describe('An online form', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let slug: string;
  let asked: AskedQuestion[];
  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    slug = await openForm(test, questionnaireId);
    asked = await new Visitor(test, slug).questions();
  });

  const someone = (draft?: string) => new Visitor(test, slug, draft);
  /** What stands behind `#kind=` in the newest mail to the address. */
  const secretMailed = (kind: string, to: string): Promise<string> =>
    until(async () => {
      const mail = smtp.mails.findLast(
        ({ recipients, text }) => recipients.includes(to) && text.includes(`/q/${slug}#${kind}=`),
      );
      return mail && new RegExp(`/q/${slug}#${kind}=([\\w.-]+)`).exec(mail.text)![1]!;
    });
  const rows = () => evaluationsOf(admin);

  describe('shows', () => {
    it('what is asked, in the questionnaire’s words', async () => {
      const form = expectStatus(await someone().form(), 200);
      expect(form).toMatchObject({ slug, name: 'Felmérés hu', language: 'hu', state: 'open', opensAt: null });
      expect(form.sections.map(({ name }: { name: string }) => name)).toEqual(['Alapok', 'Haladó']);
      expect(asked[0]).toMatchObject({
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

    it.each([
      ['closed', { is_open: false }],
      ['closed', { closes_at: '2020-01-01' }],
      ['not-yet', { opens_at: '2100-01-01' }],
    ])('nothing of it while it is %s (%j)', async (state, settings) => {
      await openForm(test, questionnaireId, settings);
      const form = await until(async () => {
        const { body } = await someone().form();
        return body.state === state && body;
      });
      expect(form.sections).toEqual([]);
      const refused = await someone().save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      expect(refused).toMatchObject({ status: 409, body: { code: 'form_not_open', details: { state } } });
    });

    it('where a former address leads, and none of an unknown or hidden one', async () => {
      await test.sql(`UPDATE form_slug SET is_current = false WHERE slug = $1`, [slug]);
      await test.sql(`INSERT INTO form_slug (slug, questionnaire_id) VALUES ($1, $2)`, [
        `uj-${questionnaireId}`,
        questionnaireId,
      ]);
      await until(async () => (await someone().form()).body.slug === `uj-${questionnaireId}`);
      expect((await new Visitor(test, 'nincs-ilyen').form()).body.code).toBe('form_unknown');
      expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${questionnaireId}`), 200);
      await until(async () => (await someone().form()).status === 404);
    });
  });

  describe('keeps answers', () => {
    it('as they are given, until somebody goes on elsewhere', async () => {
      const one = someone();
      expect(await one.save([{ questionId: asked[0]!.questionId, options: [YES] }])).toMatchObject({
        status: 200,
        body: { counter: 1, newer: [], dropped: [] },
      });
      await one.save([{ questionId: asked[1]!.questionId, options: [NO] }]);
      const { answers, counter, submittedAt } = expectStatus(await someone(one.draft).read(), 200);
      expect([answers.length, counter, submittedAt]).toEqual([2, 2, null]);
      expect(expectStatus(await someone().read(), 200)).toMatchObject({ answers: [], counter: 0 });
      const stored = JSON.stringify(await test.sql('SELECT * FROM response_draft'));
      expect(stored).not.toContain(one.draft);
    });

    it('of two tabs the newer, whichever comes last', async () => {
      const tab = someone();
      const { questionId } = asked[0]!;
      await tab.save([{ questionId, options: [NO], counter: 7 }]);
      const late = await tab.save([{ questionId, options: [YES], counter: 3 }]);
      expect(late.body).toMatchObject({ counter: 7, newer: [{ questionId, options: [NO], counter: 7 }] });
      const asNew = await tab.save([{ questionId, options: [YES], counter: 7 }]);
      expect(asNew.body.newer).toEqual([{ questionId, options: [NO], counter: 7 }]);
      expect((await tab.read()).body.answers).toEqual([{ questionId, options: [NO], counter: 7 }]);
    });

    it('once, when the first one comes twenty times at once', async () => {
      const one = someone();
      const calls = Array.from({ length: 20 }, () =>
        one.save([{ questionId: asked[0]!.questionId, options: [YES], counter: 1 }]),
      );
      for (const call of await Promise.all(calls)) expect(call.status).toBe(200);
      expect((await one.read()).body.answers).toHaveLength(1);
    });

    it('of what is asked alone, and names the others', async () => {
      const foreign = '11111111-1111-4111-8111-111111111111';
      const { body } = await someone().save([
        { questionId: foreign, options: [1] },
        { questionId: asked[0]!.questionId, options: [99] },
        { questionId: asked[1]!.questionId, options: [YES] },
      ]);
      expect(body).toMatchObject({ dropped: [foreign, asked[0]!.questionId], counter: 3 });
    });

    it('under a secret that opens nothing in another form', async () => {
      const one = someone();
      await one.save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      const otherId = await makeQuestionnaire(admin);
      const other = new Visitor(test, await openForm(test, otherId), one.draft);
      const [question] = await other.questions();
      expect((await other.read()).body.answers).toEqual([]);
      await other.save([{ questionId: question!.questionId, options: [NO], counter: 5 }]);
      expect((await other.read()).body.answers).toEqual([
        { questionId: question!.questionId, options: [NO], counter: 5 },
      ]);
      expect((await one.read()).body).toMatchObject({ counter: 1, answers: [{ options: [YES] }] });
    });

    it('when a question goes while somebody fills it in, and says by its version that the form has changed', async () => {
      const one = someone();
      const before = (await one.save([{ questionId: asked[1]!.questionId, options: [YES] }])).body.version;
      const [{ id }] = (await test.sql<{ id: number }>(`SELECT id FROM question WHERE question_id = $1`, [
        asked[0]!.questionId,
      ])) as [{ id: number }];
      expectStatus(await admin.call('DELETE', `/api/admin/question/${id}`), 200);
      const { body } = await one.save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      expect(body.version).not.toBe(before);
      expect(body.dropped).toEqual([asked[0]!.questionId]);
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
      expect((await someone().save([], more)).status).toBe(400);
    });
  });

  describe('sent in', () => {
    it('becomes one response with a receipt that has the address confirmed', async () => {
      const one = someone();
      await one.save(
        asked.map(({ questionId }) => ({ questionId, options: [YES] })),
        { source: 'konferencia' },
      );
      await one.takeTime();
      const first = expectStatus(await one.submit(), 200);
      expect(first).toMatchObject({ confirmAddress: true, isMailable: true, score: null });
      const again = await Promise.all([one.submit(), one.submit({ clientEmail: 'other@liget.example' })]);
      expect(again.map(({ body }) => body.submittedAt)).toEqual([first.submittedAt, first.submittedAt]);
      const [row, ...others] = await rows();
      expect(others).toEqual([]);
      expect(row).toMatchObject({ clientEmail: 'anna@liget.example', percentage: 100, status: 'pending' });
      expect(
        await test.sql(
          `SELECT response_origin, response_source, address_check, consent_id IS NOT NULL AS consented FROM evaluation WHERE id = $1`,
          [row!.id],
        ),
      ).toEqual([
        {
          response_origin: 'online',
          response_source: 'konferencia',
          address_check: 'awaited',
          consented: true,
        },
      ]);
      expect(
        await test.sql(
          `SELECT answers, sections <> '{}' AS counted FROM response_draft WHERE evaluation_id = $1`,
          [row!.id],
        ),
      ).toEqual([{ answers: {}, counted: true }]);
      const consent = expectStatus(await admin.get(`/api/admin/evaluation/${row!.id}/consent`), 200);
      expect(consent).toMatchObject({
        text: (await one.form()).body.consent.text,
        consentedAt: first.submittedAt,
      });
      const token = await secretMailed('confirm', 'anna@liget.example');
      expect(
        (await one.client.post(`/api/forms/${slug}/confirm-address`, { token: `${token}x` })).body.code,
      ).toBe('link_expired');
      for (const _time of [1, 2])
        expectStatus(await one.client.post(`/api/forms/${slug}/confirm-address`, { token }), 200);
      expect(await test.sql(`SELECT address_check FROM evaluation WHERE id = $1`, [row!.id])).toEqual([
        { address_check: 'confirmed' },
      ]);
      expect((await one.save([{ questionId: asked[0]!.questionId, options: [NO] }])).body.code).toBe(
        'draft_submitted',
      );
      expect((await one.read()).body.submittedAt).toBe(first.submittedAt);
    });

    it('with what the browser alone still held, by twenty calls at once, is one response', async () => {
      const one = someone();
      await one.save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      const answers = [{ questionId: asked[1]!.questionId, options: [YES], counter: 9 }];
      const calls = await Promise.all(Array.from({ length: 20 }, () => one.submit({ answers })));
      expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(calls.map(({ body }) => body.submittedAt)).size).toBe(1);
      expect((await rows()).map(({ totalScore }) => totalScore)).toEqual([10]);
    });

    it('shows the score at once where that is wanted', async () => {
      await openForm(test, questionnaireId, { show_score: true, confirm_address: false });
      await until(async () => (await someone().form()).body.confirmAddress === false);
      const one = someone();
      await one.save(asked.slice(0, 3).map(({ questionId }) => ({ questionId, options: [YES] })));
      await one.takeTime();
      expect(expectStatus(await one.submit(), 200)).toMatchObject({
        confirmAddress: false,
        score: {
          totalScore: 15,
          maxScore: 25,
          percentage: 60,
          sections: [
            { name: 'Alapok', percentage: 100 },
            { name: 'Haladó', percentage: 0 },
          ],
        },
      });
    });

    it('by the same clinic again takes the place of answers that nobody has worked on', async () => {
      for (const option of [NO, YES]) {
        const one = someone();
        await one.save(asked.map(({ questionId }) => ({ questionId, options: [option] })));
        await one.takeTime();
        expectStatus(await one.submit({ clientEmail: ' Anna@Liget.example' }), 200);
      }
      expect((await rows()).map(({ percentage }) => percentage)).toEqual([100]);
      const mails = await test.sql(`SELECT 1 FROM mail WHERE kind = 'confirm' AND questionnaire_id = $1`, [
        questionnaireId,
      ]);
      expect(mails).toHaveLength(2);
    });

    it.each([
      ['worked on', `status = 'generated'`],
      ['deleted', `deleted_at = now()`],
      ['of another origin', `response_origin = 'import'`],
    ])('by the same clinic again stays beside a response that was %s', async (_name, change) => {
      const send = async (option: number) => {
        const one = someone();
        await one.save(asked.map(({ questionId }) => ({ questionId, options: [option] })));
        await one.takeTime();
        expectStatus(await one.submit(), 200);
      };
      await send(YES);
      await test.sql(
        `UPDATE evaluation SET ${change}, source_key = repeat('0', 64) WHERE questionnaire_id = $1`,
        [questionnaireId],
      );
      await send(NO);
      const stored = await test.sql(
        `SELECT percentage::int AS percentage FROM evaluation WHERE questionnaire_id = $1 ORDER BY 1`,
        [questionnaireId],
      );
      expect(stored).toEqual([{ percentage: 0 }, { percentage: 100 }]);
    });

    it('under an address that is not mailed to says so, and promises no mail', async () => {
      const suppressions = test.app.get(SuppressionsService);
      await suppressions.add(suppressions.hashOf('nem-kerek@liget.example'), 'opted_out');
      const one = someone();
      await one.save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      const sent = expectStatus(await one.submit({ clientEmail: 'Nem-kerek@liget.example' }), 200);
      expect(sent).toMatchObject({ confirmAddress: false, isMailable: false });
      expect(await rows()).toHaveLength(1);
    });

    it('shows no score once the response is erased', async () => {
      await openForm(test, questionnaireId, { show_score: true });
      const one = someone();
      await one.save(asked.map(({ questionId }) => ({ questionId, options: [YES] })));
      await one.takeTime();
      await until(async () => (await one.submit()).body.score?.percentage === 100);
      await test.sql(`UPDATE evaluation SET deleted_at = now() WHERE questionnaire_id = $1`, [
        questionnaireId,
      ]);
      expect(expectStatus(await one.submit(), 200).score).toBeNull();
      await test.sql(
        `UPDATE evaluation SET deleted_at = NULL, anonymised_at = now(), client_name = '', client_email = '', clinic_name = '',
                raw_responses = '{}', unknown_answers = '{}' WHERE questionnaire_id = $1`,
        [questionnaireId],
      );
      expect(expectStatus(await one.submit(), 200).score).toBeNull();
    });

    it('under an address that was confirmed stays beside a stranger’s answers', async () => {
      const send = async (option: number) => {
        const one = someone();
        await one.save(asked.map(({ questionId }) => ({ questionId, options: [option] })));
        await one.takeTime();
        expectStatus(await one.submit(), 200);
      };
      await send(YES);
      // Of another second: time and address are what a response is known by.
      await test.sql(
        `UPDATE evaluation SET address_check = 'confirmed', source_key = repeat('0', 64) WHERE questionnaire_id = $1`,
        [questionnaireId],
      );
      await send(NO);
      expect((await rows()).map(({ percentage }) => percentage).sort()).toEqual([0, 100]);
    });

    it('is refused in words, and everything stays', async () => {
      await test.sql(`UPDATE question SET required = true WHERE question_id = $1`, [asked[4]!.questionId]);
      await test.sql(`UPDATE questionnaire SET content_version = content_version + 1 WHERE id = $1`, [
        questionnaireId,
      ]);
      await until(async () =>
        (await someone().questions()).some((one) => (one as { required?: boolean }).required),
      );
      const one = someone();
      const kept = { answers: [{ questionId: asked[0]!.questionId, options: [YES], counter: 1 }] };
      expect((await one.submit(kept)).body.code).toBe('looks_automatic');
      await one.takeTime();
      expect(await one.submit()).toMatchObject({
        status: 400,
        body: { code: 'answers_missing', details: [asked[4]!.questionId] },
      });
      await one.save([{ questionId: asked[4]!.questionId, options: [NO], counter: 2 }]);
      expect((await one.submit({ website: 'https://spam.example' })).body.code).toBe('looks_automatic');
      expect((await one.submit({ consentId: 999_999 })).body.code).toBe('consent_changed');
      expect((await one.submit({ clientEmail: 'nem-cim' })).status).toBe(400);
      expect(await rows()).toEqual([]);
      expect((await one.read()).body.answers).toHaveLength(2);
      expectStatus(await one.submit(), 200);
    });

    it('without any answer is nothing to send', async () => {
      const one = someone();
      await one.submit();
      await one.takeTime();
      expect((await one.submit()).body.code).toBe('nothing_answered');
    });

    it('is told again after the form has closed', async () => {
      const one = someone();
      await one.save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      const { submittedAt } = expectStatus(await one.submit(), 200);
      await openForm(test, questionnaireId, { is_open: false });
      await until(async () => (await someone().form()).body.state === 'closed');
      expect(expectStatus(await one.submit({ consentId: 1 }), 200).submittedAt).toBe(submittedAt);
      expect((await someone().submit({ consentId: 1 })).body.code).toBe('form_not_open');
    });
  });

  describe('continued later', () => {
    it('goes on by the mailed link, on any device', async () => {
      const one = someone();
      await one.save([{ questionId: asked[0]!.questionId, options: [YES] }]);
      expect(expectStatus(await one.continueLater('Anna@Liget.example'), 200)).toEqual({ mailed: true });
      const secret = await secretMailed('continue', 'anna@liget.example');
      const elsewhere = someone(secret);
      expect((await elsewhere.read()).body.answers).toHaveLength(1);
      elsewhere.counter = 1;
      await elsewhere.save([{ questionId: asked[1]!.questionId, options: [NO] }]);
      expect((await one.read()).body.answers).toHaveLength(2);
      await one.takeTime();
      expectStatus(await elsewhere.submit(), 200);
      expect((await one.read()).body.submittedAt).not.toBeNull();
      expect(await rows()).toHaveLength(1);
    });

    it('is mailed to one address three times a day at most, and to none that wants no mails', async () => {
      const one = someone();
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await one.continueLater('sok@liget.example')).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    });
  });

  it('has limits for one address that keep what was typed', async () => {
    const one = someone();
    const answers = [{ questionId: asked[0]!.questionId, options: [YES] }];
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
    const kept = await until(async () => {
      const { status, body } = await one.read();
      return status === 200 && body;
    });
    expect(kept.answers).toHaveLength(1);
  });
});
