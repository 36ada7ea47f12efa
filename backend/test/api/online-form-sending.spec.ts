import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { FormGround } from '../make/form-ground.js';
import { openForm } from '../make/online-form.js';
import { expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { until } from '../setup/client.js';
import { runTask, workOff } from '../setup/work.js';

const YES = 1;
const NO = 2;

describe('An online form', () => {
  const ground = new FormGround();
  beforeAll(() => ground.start());
  afterAll(() => ground.stop());
  beforeEach(async () => {
    await ground.newForm();
    // All come from one address, which may send in 60 responses an hour.
    await ground.test.sql('DELETE FROM rate_counter');
  });

  /** Answers every question with this option and sends it in. */
  const send = async (option: number, more: object = {}) => {
    const one = ground.someone();
    await one.save(ground.asked.map(({ questionId }) => ({ questionId, options: [option] })));
    await one.takeTime();
    expectStatus(await one.submit(more), 200);
  };

  describe('sent in', () => {
    it('becomes one response with a receipt that has the address confirmed', async () => {
      const one = ground.someone();
      await one.save(
        ground.asked.map(({ questionId }) => ({ questionId, options: [YES] })),
        { source: 'konferencia' },
      );
      await one.takeTime();
      const first = expectStatus(await one.submit(), 200);
      expect(first).toMatchObject({ goesOut: true, confirmAddress: true, isMailable: true, score: null });
      expect(first.due).toMatch(/ \d\d:\d\d \(.+\)$/);
      const again = await Promise.all([one.submit(), one.submit({ clientEmail: 'other@liget.example' })]);
      expect(again.map(({ body }) => body.submittedAt)).toEqual([first.submittedAt, first.submittedAt]);
      const [row, ...others] = await ground.rows();
      expect(others).toEqual([]);
      expect(row).toMatchObject({ clientEmail: 'anna@liget.example', percentage: 100, status: 'pending' });
      expect(
        await ground.test.sql(
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
        await ground.test.sql(
          `SELECT answers, sections <> '{}' AS counted FROM response_draft WHERE evaluation_id = $1`,
          [row!.id],
        ),
      ).toEqual([{ answers: {}, counted: true }]);
      const consent = expectStatus(await ground.admin.get(`/api/admin/evaluation/${row!.id}/consent`), 200);
      expect(consent).toMatchObject({
        text: (await one.form()).body.consent.text,
        consentedAt: first.submittedAt,
      });
      const token = await ground.secretMailed('confirm', 'anna@liget.example');
      expect(
        (await one.client.post(`/api/forms/${ground.slug}/confirm-address`, { token: `${token}x` })).body
          .code,
      ).toBe('link_expired');
      for (const _time of [1, 2])
        expectStatus(await one.client.post(`/api/forms/${ground.slug}/confirm-address`, { token }), 200);
      expect(await ground.test.sql(`SELECT address_check FROM evaluation WHERE id = $1`, [row!.id])).toEqual([
        { address_check: 'confirmed' },
      ]);
      expect((await one.save([{ questionId: ground.asked[0]!.questionId, options: [NO] }])).body.code).toBe(
        'draft_submitted',
      );
      expect((await one.read()).body.submittedAt).toBe(first.submittedAt);
    });

    it('ends its draft: an answer that comes later is refused, and nothing of it is kept', async () => {
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      expectStatus(await one.submit(), 200);
      const kept = () =>
        ground.test.sql(`SELECT answers, sections FROM response_draft WHERE questionnaire_id = $1`, [
          ground.questionnaireId,
        ]);
      const before = await kept();
      const late = await one.save([{ questionId: ground.asked.at(-1)!.questionId, options: [NO] }]);
      expect([late.status, late.body.code]).toEqual([409, 'draft_submitted']);
      expect(await kept()).toEqual(before);
    });

    it('with what the browser alone still held, by twenty calls at once, is one response', async () => {
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      const answers = [{ questionId: ground.asked[1]!.questionId, options: [YES], counter: 9 }];
      const calls = await Promise.all(Array.from({ length: 20 }, () => one.submit({ answers })));
      expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(calls.map(({ body }) => body.submittedAt)).size).toBe(1);
      expect((await ground.rows()).map(({ totalScore }) => totalScore)).toEqual([10]);
    });

    it('shows the score at once where that is wanted', async () => {
      await openForm(ground.test, ground.questionnaireId, { show_score: true, confirm_address: false });
      expect((await ground.someone().form()).body.confirmAddress).toBe(false);
      const one = ground.someone();
      await one.save(ground.asked.slice(0, 3).map(({ questionId }) => ({ questionId, options: [YES] })));
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

    it('shows no score where too few questions were answered for one', async () => {
      await openForm(ground.test, ground.questionnaireId, { show_score: true });
      const one = ground.someone();
      await one.save(ground.asked.slice(0, 2).map(({ questionId }) => ({ questionId, options: [YES] })));
      await one.takeTime();
      expect(expectStatus(await one.submit(), 200).score).toBeNull();
    });

    it('by the same clinic again takes the place of answers that nobody has worked on', async () => {
      for (const option of [NO, YES]) {
        await send(option, { clientEmail: ' Anna@Liget.example' });
        await workOff(ground.test);
      }
      expect((await ground.rows()).map(({ percentage }) => percentage)).toEqual([100]);
      const mails = await ground.test.sql(
        `SELECT 1 FROM mail WHERE kind = 'confirm' AND questionnaire_id = $1`,
        [ground.questionnaireId],
      );
      expect(mails).toHaveLength(2);
    });

    it('is in the trash and in the timeline once newer answers have taken its place, and can be restored', async () => {
      await send(NO);
      // Of another second: time and address are what a response is known by.
      await ground.test.sql(
        `UPDATE evaluation SET source_key = repeat('0', 64) WHERE questionnaire_id = $1`,
        [ground.questionnaireId],
      );
      await send(YES, { clinicName: ' LIGET rendelő ' });
      const [row] = await ground.rows();
      const timeline = expectStatus(await ground.admin.get(`/api/admin/evaluation/${row!.id}/timeline`), 200);
      expect(timeline.map(({ what }: { what: string }) => what).sort()).toEqual(['received', 'replaced']);
      const trash = expectStatus(await ground.admin.get('/api/admin/trash'), 200);
      expect(trash).toMatchObject([{ kind: 'evaluation', clinicName: 'Liget Rendelő' }]);
      expect(trash[0].id).not.toBe(row!.id);
      const evaluationIds = [trash[0].id];
      expectStatus(await ground.admin.post('/api/admin/trash/restore', { evaluationIds }), 200);
      expect((await ground.rows()).map(({ percentage }) => percentage).sort()).toEqual([0, 100]);
    });

    it('by another clinic under the same address stays beside the first', async () => {
      await send(YES);
      await ground.test.sql(
        `UPDATE evaluation SET source_key = repeat('0', 64) WHERE questionnaire_id = $1`,
        [ground.questionnaireId],
      );
      await send(NO, { clinicName: 'Másik Rendelő' });
      expect((await ground.rows()).map(({ percentage }) => percentage).sort()).toEqual([0, 100]);
      expect(expectStatus(await ground.admin.get('/api/admin/trash'), 200)).toEqual([]);
    });

    it('counts the time on the page where the first answer was stored late', async () => {
      const one = ground.someone();
      const kept = { answers: [{ questionId: ground.asked[0]!.questionId, options: [YES], counter: 1 }] };
      expect((await one.submit({ ...kept, openMs: 2999 })).body.code).toBe('looks_automatic');
      expectStatus(await one.submit({ ...kept, openMs: 3000 }), 200);
    });

    it.each([
      ['worked on', `status = 'generated'`],
      ['deleted', `deleted_at = now()`],
      ['of another origin', `response_origin = 'import'`],
    ])('by the same clinic again stays beside a response that was %s', async (_name, change) => {
      await send(YES);
      await ground.test.sql(
        `UPDATE evaluation SET ${change}, source_key = repeat('0', 64) WHERE questionnaire_id = $1`,
        [ground.questionnaireId],
      );
      await send(NO);
      const stored = await ground.test.sql(
        `SELECT percentage::int AS percentage FROM evaluation WHERE questionnaire_id = $1 ORDER BY 1`,
        [ground.questionnaireId],
      );
      expect(stored).toEqual([{ percentage: 0 }, { percentage: 100 }]);
    });

    it('under an address that is not mailed to says so, and promises no mail', async () => {
      const suppressions = ground.test.app.get(SuppressionsService);
      await suppressions.add(suppressions.hashOf('nem-kerek@liget.example'), 'opted_out');
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      const sent = expectStatus(await one.submit({ clientEmail: 'Nem-kerek@liget.example' }), 200);
      expect(sent).toMatchObject({ confirmAddress: false, isMailable: false, due: '' });
      expect(await ground.rows()).toHaveLength(1);
    });

    it('has its texts written by itself once its address is confirmed, and not before', async () => {
      await giveSetting(ground.test, 'auto_generate', 'true');
      const jobs = () =>
        ground.test.sql(`SELECT total FROM job WHERE kind = 'generate-new' AND questionnaire_id = $1`, [
          ground.questionnaireId,
        ]);
      await send(YES, { clientEmail: 'nora@liget.example' });
      const token = await ground.secretMailed('confirm', 'nora@liget.example');
      expect(await jobs()).toEqual([]);
      const confirming = await ground
        .someone()
        .client.post(`/api/forms/${ground.slug}/confirm-address`, { token });
      expectStatus(confirming, 200);
      await workOff(ground.test);
      expect(await jobs()).toEqual([{ total: 1 }]);
      await giveSetting(ground.test, 'auto_generate', 'false');
    });

    it('has one receipt, the one that has the address confirmed', async () => {
      await giveSetting(ground.test, 'receipt_mail', 'true');
      await send(YES);
      await workOff(ground.test);
      const mails = await ground.test.sql(`SELECT kind FROM mail WHERE questionnaire_id = $1`, [
        ground.questionnaireId,
      ]);
      expect(mails).toEqual([{ kind: 'confirm' }]);
      await giveSetting(ground.test, 'receipt_mail', 'false');
    });

    it('has its receipt on its way at once, however long the schedule takes', async () => {
      await runTask(ground.test, 'relay-events');
      await ground.test.sql(
        `UPDATE scheduled_task SET due_at = now() + interval '1 hour' WHERE name = 'relay-events'`,
      );
      await send(YES);
      await until(async () => ground.smtp.mails.some(({ text }) => text.includes(ground.slug)));
      const [late] = await ground.test.sql(
        `SELECT 1 FROM scheduled_task WHERE name = 'relay-events' AND due_at < now() + interval '30 minutes'`,
      );
      expect(late).toBeUndefined();
      await ground.test.sql(`UPDATE scheduled_task SET due_at = now() WHERE name = 'relay-events'`);
    });

    it('has no address confirmed once the response is erased', async () => {
      await send(YES, { clientEmail: 'pal@liget.example' });
      const token = await ground.secretMailed('confirm', 'pal@liget.example');
      await ground.test.sql(`UPDATE evaluation SET deleted_at = now() WHERE questionnaire_id = $1`, [
        ground.questionnaireId,
      ]);
      const { client } = ground.someone();
      const confirming = await client.post(`/api/forms/${ground.slug}/confirm-address`, { token });
      expect(confirming).toMatchObject({ status: 404, body: { code: 'link_expired' } });
    });

    it('shows no score once the response is erased', async () => {
      await openForm(ground.test, ground.questionnaireId, { show_score: true });
      const one = ground.someone();
      await one.save(ground.asked.map(({ questionId }) => ({ questionId, options: [YES] })));
      await one.takeTime();
      expect((await one.submit()).body.score.percentage).toBe(100);
      await ground.test.sql(`UPDATE evaluation SET deleted_at = now() WHERE questionnaire_id = $1`, [
        ground.questionnaireId,
      ]);
      expect(expectStatus(await one.submit(), 200).score).toBeNull();
      await ground.test.sql(
        `UPDATE evaluation SET deleted_at = NULL, anonymised_at = now(), client_name = '', client_email = '', clinic_name = '',
                raw_responses = '{}', unknown_answers = '{}' WHERE questionnaire_id = $1`,
        [ground.questionnaireId],
      );
      expect(expectStatus(await one.submit(), 200).score).toBeNull();
    });

    it('under an address that was confirmed stays beside a stranger’s answers', async () => {
      await send(YES);
      // Of another second: time and address are what a response is known by.
      await ground.test.sql(
        `UPDATE evaluation SET address_check = 'confirmed', source_key = repeat('0', 64) WHERE questionnaire_id = $1`,
        [ground.questionnaireId],
      );
      await send(NO);
      expect((await ground.rows()).map(({ percentage }) => percentage).sort()).toEqual([0, 100]);
    });

    it('has the address confirmed that the link was mailed to, and no later one', async () => {
      await send(YES);
      const token = await ground.secretMailed('confirm', 'anna@liget.example');
      const of = `WHERE questionnaire_id = ${ground.questionnaireId}`;
      await ground.test.sql(`UPDATE evaluation SET client_email = 'other@liget.example' ${of}`);
      const confirm = () =>
        ground.someone().client.post(`/api/forms/${ground.slug}/confirm-address`, { token });
      expect(await confirm()).toMatchObject({ status: 404, body: { code: 'link_expired' } });
      expect(await ground.test.sql(`SELECT address_check AS "check" FROM evaluation ${of}`)).toEqual([
        { check: 'awaited' },
      ]);
    });

    it('is refused in words, and everything stays', async () => {
      await ground.test.sql(`UPDATE question SET required = true WHERE question_id = $1`, [
        ground.asked[4]!.questionId,
      ]);
      await ground.test.sql(`UPDATE questionnaire SET content_version = content_version + 1 WHERE id = $1`, [
        ground.questionnaireId,
      ]);
      const one = ground.someone();
      const kept = { answers: [{ questionId: ground.asked[0]!.questionId, options: [YES], counter: 1 }] };
      expect((await one.submit(kept)).body.code).toBe('looks_automatic');
      await one.takeTime();
      expect(await one.submit()).toMatchObject({
        status: 400,
        body: { code: 'answers_missing', details: [ground.asked[4]!.questionId] },
      });
      await one.save([{ questionId: ground.asked[4]!.questionId, options: [NO], counter: 2 }]);
      expect((await one.submit({ website: 'https://spam.example' })).body.code).toBe('looks_automatic');
      expect((await one.submit({ consentId: 999_999 })).body.code).toBe('consent_changed');
      expect((await one.submit({ clientEmail: 'nem-cim' })).status).toBe(400);
      expect(await ground.rows()).toEqual([]);
      expect((await one.read()).body.answers).toHaveLength(2);
      expectStatus(await one.submit(), 200);
    });

    it('comes sixty times an hour at most from one address, and what was typed stays', async () => {
      await send(YES);
      await ground.test.sql(`UPDATE rate_counter SET count = 60 WHERE key LIKE 'form-submissions:%'`);
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [NO] }]);
      await one.takeTime();
      expect((await one.submit()).status).toBe(429);
      expect(await ground.rows()).toHaveLength(1);
      expect((await one.read()).body.answers).toHaveLength(1);
    });

    it('without any answer is nothing to send', async () => {
      const one = ground.someone();
      await one.submit();
      await one.takeTime();
      expect((await one.submit()).body.code).toBe('nothing_answered');
    });

    it('is told again after the form has closed', async () => {
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      await one.takeTime();
      const { submittedAt } = expectStatus(await one.submit(), 200);
      await openForm(ground.test, ground.questionnaireId, { is_open: false });
      expect((await ground.someone().form()).body.state).toBe('closed');
      expect(expectStatus(await one.submit({ consentId: 1 }), 200).submittedAt).toBe(submittedAt);
      expect((await ground.someone().submit({ consentId: 1 })).body.code).toBe('form_not_open');
    });
  });

  describe('continued later', () => {
    it('goes on by the mailed link, on any device', async () => {
      const one = ground.someone();
      await one.save([{ questionId: ground.asked[0]!.questionId, options: [YES] }]);
      expect(expectStatus(await one.continueLater('Anna@Liget.example'), 200)).toEqual({ mailed: true });
      const secret = await ground.secretMailed('continue', 'anna@liget.example');
      const elsewhere = ground.someone(secret);
      expect((await elsewhere.read()).body.answers).toHaveLength(1);
      elsewhere.counter = 1;
      await elsewhere.save([{ questionId: ground.asked[1]!.questionId, options: [NO] }]);
      expect((await one.read()).body.answers).toHaveLength(2);
      await one.takeTime();
      expectStatus(await elsewhere.submit(), 200);
      expect((await one.read()).body.submittedAt).not.toBeNull();
      expect((await one.continueLater('anna@liget.example')).body.code).toBe('draft_submitted');
      expect(await ground.rows()).toHaveLength(1);
    });

    it('is mailed to one address three times a day at most, and to none that wants no mails', async () => {
      const one = ground.someone();
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await one.continueLater('sok@liget.example')).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const suppressions = ground.test.app.get(SuppressionsService);
      await suppressions.add(suppressions.hashOf('elege-van@liget.example'), 'opted_out');
      expect(expectStatus(await one.continueLater('Elege-van@liget.example'), 200)).toEqual({
        mailed: false,
      });
    });

    it('is mailed five times a day at most for one draft, and twenty times for one visitor', async () => {
      const to = (n: number) => `anna-${n}@liget.example`;
      const one = ground.someone();
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await one.continueLater(to(n))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await ground.test.sql(`UPDATE rate_counter SET count = 19 WHERE key LIKE 'continue-caller:%'`);
      expect((await ground.someone().continueLater(to(6))).status).toBe(200);
      expect((await ground.someone().continueLater(to(7))).status).toBe(429);
    });
  });
});
