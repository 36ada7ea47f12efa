import { InvitationMailsService } from '../../src/modules/online-form/invitations/invitation-mails.service.js';
import { InvitingAgainService } from '../../src/modules/online-form/invitations/inviting-again.service.js';
import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { FormGround } from '../make/form-ground.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { openForm } from '../make/online-form.js';
import { until } from '../setup/until.js';

describe('Inviting again', () => {
  const ground = new FormGround();
  let ids: string[];
  beforeAll(() => ground.start());
  afterAll(() => ground.stop());
  beforeEach(async () => {
    await ground.test.sql(`UPDATE online_form SET invite_again_months = NULL`);
    ground.questionnaireId = await makeQuestionnaire(ground.admin, { responses: 3 });
    ground.slug = await openForm(ground.test, ground.questionnaireId);
    ground.smtp.mails.length = 0;
    ids = (await evaluationsOf(ground.admin)).map(({ id }) => id);
    for (const [at, id] of ids.entries())
      await sentMonthsAgo(id, 7, { client_email: `c${at}-${ground.slug}@liget.example` });
  });

  const set = (id: string, columns: Record<string, unknown>) => {
    const names = Object.keys(columns);
    return ground.test.sql(
      `UPDATE evaluation SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} WHERE id = $1`,
      [id, ...Object.values(columns)],
    );
  };
  const sentMonthsAgo = async (id: string, months: number, more: Record<string, unknown> = {}) => {
    await set(id, { status: 'sent', ...more });
    await ground.test.sql(
      `UPDATE evaluation SET sent_at = now() - make_interval(months => $2), submitted_at = now() - make_interval(months => $2, days => 1) WHERE id = $1`,
      [id, months],
    );
  };
  const turnOn = async (months: number | null = 6) =>
    expectStatus(await ground.admin.patch('/api/admin/online-form', { inviteAgainMonths: months }), 200);
  /** Two at the same moment, several times: what the tasks do by and by. */
  const run = async () => {
    const again = ground.test.app.get(InvitingAgainService);
    const { signal } = new AbortController();
    await Promise.all([again.inviteDue(signal), again.inviteDue(signal)]);
    await again.inviteDue(signal);
    await ground.test.app.get(InvitationMailsService).mail();
  };
  const mailed = async () => {
    const rows = await ground.test.sql<{ to: string }>(
      `SELECT e.client_email AS to FROM invitation i JOIN evaluation e ON e.id = i.follows_id
        WHERE i.questionnaire_id = $1 AND i.first_mailed_at IS NOT NULL ORDER BY 1`,
      [ground.questionnaireId],
    );
    return rows.map(({ to }) => to.slice(0, 2));
  };
  const dueNow = async (months: number) =>
    expectStatus(await ground.admin.get(`/api/admin/online-form/invite-again?months=${months}`), 200)
      .clinics as number;

  it('is off at first, tells whom it would reach, and then mails each once, with a link of its own and a way out', async () => {
    await run();
    expect(await mailed()).toEqual([]);
    expect([await dueNow(6), await dueNow(8), await dueNow(3)]).toEqual([3, 0, 0]);
    await turnOn();
    await run();
    await run();
    expect(await mailed()).toEqual(['c0', 'c1', 'c2']);
    await until(() => Promise.resolve(ground.smtp.mails.length === 3));
    const [mail] = ground.smtp.mails;
    expect(mail!.text).toContain(`/q/${ground.slug}?mail=invitation#invitation=`);
    expect(mail!.text).toContain('mi változott azóta');
    expect(Object.keys(mail!.headers).map((name) => name.toLowerCase())).toContain('list-unsubscribe');
    expect(await dueNow(6)).toBe(0);
    await ground.test.sql(
      `UPDATE invitation SET first_mailed_at = now() - interval '40 days', last_mailed_at = now() - interval '40 days'`,
    );
    expect(await ground.test.app.get(InvitationMailsService).remind()).toBe(0);
  });

  it('passes over who has answered since, is suppressed, unconfirmed, erased, or got the result too early or too late', async () => {
    await turnOn();
    await set(ids[0]!, { address_check: 'awaited' });
    await sentMonthsAgo(ids[1]!, 5);
    await sentMonthsAgo(ids[2]!, 12);
    await run();
    expect(await mailed()).toEqual([]);
    await set(ids[0]!, { address_check: 'none' });
    await sentMonthsAgo(ids[1]!, 7);
    const same = {
      client_email: `c0-${ground.slug}@liget.example`,
      status: 'pending',
      sent_at: null,
      submitted_at: new Date(),
    };
    await set(ids[2]!, same);
    const suppressions = ground.test.app.get(SuppressionsService);
    await suppressions.add(suppressions.hashOf(`c1-${ground.slug}@liget.example`), 'opted_out');
    await run();
    expect(await mailed()).toEqual([]);
  });

  it('waits while the form is closed, and forgets whom it was to reach with the evaluation', async () => {
    await turnOn();
    await ground.test.sql(`UPDATE online_form SET is_open = false WHERE questionnaire_id = $1`, [
      ground.questionnaireId,
    ]);
    await run();
    expect(await mailed()).toEqual([]);
    await ground.test.sql(`UPDATE online_form SET is_open = true WHERE questionnaire_id = $1`, [
      ground.questionnaireId,
    ]);
    await ground.test.app.get(InvitingAgainService).inviteDue(new AbortController().signal);
    expectStatus(await ground.admin.post(`/api/admin/evaluation/${ids[0]!}/erase`), 200);
    await run();
    expect(await mailed()).toEqual(['c1', 'c2']);
    expect(await ground.test.sql(`SELECT 1 FROM invitation WHERE follows_id = $1`, [ids[0]])).toEqual([]);
  });

  it.each([0, 37, 1.5, 'six'])('takes no %s months', async (months) => {
    expect((await ground.admin.patch('/api/admin/online-form', { inviteAgainMonths: months })).status).toBe(
      400,
    );
  });
});
