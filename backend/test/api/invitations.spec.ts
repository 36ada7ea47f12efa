import { AddressOptedOut } from '../../src/modules/mail/queue/mail.events.js';
import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { InvitationMailsService } from '../../src/modules/online-form/invitations/invitation-mails.service.js';
import { InvitationsService } from '../../src/modules/online-form/invitations/invitations.service.js';
import { Events } from '../../src/platform/events/events.js';
import type { ReceivedMail } from '../fakes/read-mail.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { DAY_MS } from '../../src/platform/time/time.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { openForm, Visitor } from '../make/online-form.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { runTask, workOff } from '../setup/work.js';

const ALL = '/api/admin/invitations';
const at = (n: number) => `clinic${n}@many.example.org`;

describe('Invitations', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@clinics.example' });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'en');
  });
  beforeEach(async () => {
    // What the test before has left comes before this one begins.
    await workOff(test);
    smtp.mails.length = 0;
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    await openForm(test, questionnaireId);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const form = async (settings: object) =>
    expectStatus(await admin.patch('/api/admin/online-form', settings), 200);
  const invite = async (invitations: object[], more = {}) =>
    expectStatus(await admin.post(ALL, { invitations, ...more }), 200);
  const one = (clientEmail: string) => ({ clientName: 'Anna', clinicName: 'Smile', clientEmail });
  const listed = async (query = ''): Promise<Json[]> => expectStatus(await admin.get(`${ALL}${query}`), 200);
  const counts = async () => expectStatus(await admin.get(`${ALL}/summary`), 200).counts;
  const mailsTo = (address: string) => smtp.mails.filter(({ recipients }) => recipients.includes(address));
  const mailed = async (address: string, count = 1) => {
    await runTask(test, 'mail-invitations');
    await workOff(test);
    expect(mailsTo(address)).toHaveLength(count);
    return mailsTo(address);
  };
  const tokenIn = (mail: ReceivedMail) => /#invitation=([\w-]+)/.exec(mail.text)![1]!;
  const service = () => test.app.get(InvitationMailsService);
  const invitations = () => test.app.get(InvitationsService);
  const outcomes = ({ rows }: Json) => rows.map(({ outcome }: Json) => outcome);
  const move = (assignment: string) =>
    test.sql(`UPDATE invitation SET ${assignment} WHERE questionnaire_id = $1`, [questionnaireId]);

  it('say first what would become of each row, and store nothing of it', async () => {
    const [answered] = await test.sql<{ email: string }>(
      `SELECT client_email AS email FROM evaluation WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
    await test.app
      .get(SuppressionsService)
      .add(test.app.get(SuppressionsService).hashOf('gone@clinic.example.org'), 'bounced');
    await invite([one('known@clinic.example.org')]);
    const list = [
      one('New@Clinic.example.org'),
      one('new@clinic.example.org '),
      one('known@clinic.example.org'),
      one(answered!.email),
      one('gone@clinic.example.org'),
      one('Anna <a@b.example.org>'),
      one(''),
    ];
    const foretold = await invite(list, { dryRun: true });
    expect(foretold).toMatchObject({ mailWay: 'sent', invited: 1 });
    const expected = [
      'invited',
      'repeated',
      'already-invited',
      'answered',
      'not-mailed',
      'malformed',
      'malformed',
    ];
    expect(outcomes(foretold)).toEqual(expected);
    expect(foretold.rows[1]).toMatchObject({ row: 2, reason: 'This address is already in row 1.' });
    expect(foretold.rows.filter(({ reason }: Json) => reason === null)).toHaveLength(1);
    expect(await listed()).toHaveLength(1);

    expect(outcomes(await invite(list))).toEqual(expected);
    expect((await listed()).map(({ clientEmail }) => clientEmail)).toContain('new@clinic.example.org');
    await mailed('new@clinic.example.org');
    expect(outcomes(await invite(list))[0]).toBe('already-invited');
    expect(mailsTo('gone@clinic.example.org')).toEqual([]);
  });

  it('are refused while nobody can fill in the form, and while the mail service takes nothing', async () => {
    const refused = async (code: string) => {
      const answer = await admin.post(ALL, { invitations: [one('a@clinic.example.org')] });
      expect(answer).toMatchObject({ status: 409, body: { code } });
      expect(await listed()).toEqual([]);
    };
    await form({ isOpen: false });
    await refused('invite_form_closed');
    await openForm(test, questionnaireId);
    await test.sql(
      `INSERT INTO integration_status (service, questionnaire_id, last_failure_at) VALUES ('mail', 0, now() + interval '1 minute')
       ON CONFLICT (service, questionnaire_id) DO UPDATE SET last_failure_at = excluded.last_failure_at`,
    );
    await refused('invite_mail_failing');
    expect((await admin.get(`${ALL}/summary`)).body).toMatchObject({ mailWay: 'failing', formState: 'open' });
    await test.sql(`DELETE FROM integration_status WHERE service = 'mail'`);
  });

  it('go out when the form opens, not before', async () => {
    await form({ opensAt: new Date(Date.now() + DAY_MS).toISOString() });
    await invite([one('early@clinic.example.org')]);
    expect(await service().mail()).toBe(0);
    expect(await counts()).toMatchObject({ waiting: 1, invited: 0 });
    const again = await admin.post(`${ALL}/${(await listed())[0]!.id}/send-again`);
    expect(again.body).toMatchObject({ code: 'invitation_waiting' });
    await form({ opensAt: null });
    const [mail] = await mailed('early@clinic.example.org');
    expect(mail!.text).toMatch(
      new RegExp(`${test.baseUrl}/q/[a-z0-9-]+\\?mail=invitation#invitation=[\\w-]{48}`),
    );
  });

  it('open one draft by their link alone, and tell how far it has come', async () => {
    await invite([one('a@clinic.example.org')]);
    const [mail] = await mailed('a@clinic.example.org');
    const token = tokenIn(mail!);
    const clinic = (await invitations().byToken(token))!;
    expect(clinic).toMatchObject({ questionnaireId, ...one('a@clinic.example.org') });
    expect(await invitations().byToken(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    for (const [step, state] of [
      ['opened', 'opened'],
      ['started', 'started'],
    ] as const) {
      await invitations()[step](clinic.id);
      const [first] = await listed();
      await invitations()[step](clinic.id);
      expect((await listed())[0]).toEqual(first);
      expect(first).toMatchObject({ state });
    }
    const [evaluation] = await test.sql<{ id: string }>(
      `SELECT id FROM evaluation WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
    await invitations().finished(clinic.id, evaluation!.id);
    expect(await listed('?state=finished')).toMatchObject([
      { state: 'finished', evaluationId: evaluation!.id },
    ]);
    expect((await admin.post(`${ALL}/${clinic.id}/send-again`)).body).toMatchObject({
      code: 'invitation_finished',
    });

    expectStatus(await admin.post(`/api/admin/evaluation/${evaluation!.id}/erase`), 200);
    expect(await listed()).toMatchObject([
      { state: 'finished', clientName: '', clinicName: '', clientEmail: '' },
    ]);
  });

  it('count for their own questionnaire’s form alone', async () => {
    await invite([one('d@clinic.example.org')]);
    const token = tokenIn((await mailed('d@clinic.example.org'))[0]!);
    const other = new Visitor(test, await openForm(test, await makeQuestionnaire(admin)), token);
    const [asked] = await other.questions();
    expectStatus(await other.save([{ questionId: asked!.questionId, options: [1] }]), 200);
    const nobody = { clientName: '', clinicName: '', clientEmail: '' };
    expect(expectStatus(await other.read(), 200)).toMatchObject(nobody);
    const own = new Visitor(test, await openForm(test, questionnaireId), token);
    expect(expectStatus(await own.read(), 200)).toMatchObject(one('d@clinic.example.org'));
    const [row] = await test.sql(
      `SELECT d.invitation_id AS invitation, i.started_at AS started FROM invitation i
         LEFT JOIN response_draft d ON d.invitation_id = i.id WHERE i.questionnaire_id = $1`,
      [questionnaireId],
    );
    expect(row).toEqual({ invitation: null, started: null });
  });

  it('that are withdrawn open nothing, and may be sent anew', async () => {
    await invite([one('b@clinic.example.org')]);
    const token = tokenIn((await mailed('b@clinic.example.org'))[0]!);
    const [{ id }] = (await listed()) as [Json];
    expectStatus(await admin.call('DELETE', `${ALL}/${id}`), 200);
    expect(await invitations().byToken(token)).toBeNull();
    expect((await admin.call('DELETE', `${ALL}/${id}`)).status).toBe(404);
    expect(outcomes(await invite([one('b@clinic.example.org')]))).toEqual(['invited']);
    expect(tokenIn((await mailed('b@clinic.example.org', 2))[1]!)).not.toBe(token);
  });

  it('are sent again three times a day at most', async () => {
    await invite([one('c@clinic.example.org')]);
    await mailed('c@clinic.example.org');
    const [{ id }] = (await listed()) as [Json];
    const again = () => admin.post(`${ALL}/${id}/send-again`);
    for (const count of [2, 3, 4]) {
      expect(await listed('?state=invited')).toHaveLength(1);
      expectStatus(await again(), 200);
      await mailed('c@clinic.example.org', count);
    }
    expect((await again()).status).toBe(429);
  });

  it('are found by state and words, with their counts', async () => {
    await invite([
      { clientName: 'Őri Éva', clinicName: '100% Mosoly', clientEmail: 'eva@clinic.example.org' },
      { clientName: 'Ion', clinicName: 'Zâmbet', clientEmail: 'ion@clinic.example.org' },
    ]);
    await mailed('ion@clinic.example.org');
    expect((await counts()).invited).toBe(2);
    const found = async (query: string) => (await listed(query)).map(({ clientName }) => clientName);
    expect(await found('?search=ori%20mosoly')).toEqual(['Őri Éva']);
    expect(await found('?search=100%25')).toEqual(['Őri Éva']);
    expect(await found('?search=zambet&state=invited')).toEqual(['Ion']);
    expect(await found('?state=opened')).toEqual([]);
    const page = await admin.get(`${ALL}?limit=1&offset=1`);
    expect(page.headers.get('X-Total-Count')).toBe('2');
    expect(page.body).toHaveLength(1);
  });

  it('of an address that opts out or bounces are marked, and not mailed any more', async () => {
    await invite([one('out@clinic.example.org'), one('lost@clinic.example.org')]);
    await mailed('out@clinic.example.org');
    await mailed('lost@clinic.example.org');
    const suppressions = test.app.get(SuppressionsService);
    await test.app.get(Events).emit(new AddressOptedOut(suppressions.hashOf('out@clinic.example.org')));
    await suppressions.add(suppressions.hashOf('lost@clinic.example.org'), 'bounced');
    expect(await counts()).toMatchObject({ 'opted-out': 1, undelivered: 1 });
    for (const { id } of await listed())
      expect((await admin.post(`${ALL}/${id}/send-again`)).status).toBe(409);
    await move(`first_mailed_at = now() - interval '8 days', last_mailed_at = now() - interval '8 days'`);
    await service().remind();
    await service().mail();
    expect(await test.sql(`SELECT 1 FROM mail WHERE kind = 'reminder'`)).toEqual([]);
  });

  it('go out many at once, one each, and let a sign-in code through', async () => {
    smtp.behave('slow', 300);
    const list = Array.from({ length: 200 }, (_, n) => one(at(n)));
    expect(await invite(list)).toMatchObject({ invited: list.length });
    const tooMany = Array.from({ length: 501 }, (_, n) => one(at(n)));
    expect((await admin.post(ALL, { invitations: tooMany })).status).toBe(400);
    await Promise.all([service().mail(), service().mail(), service().mail()]);
    const [{ n }] = (await test.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM mail WHERE kind = 'invitation' AND state IN ('queued', 'sending')`,
    )) as [{ n: number }];
    expect(n).toBeLessThanOrEqual(20);
    expectStatus(await admin.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL }), 200);
    await mailed(ADMIN_EMAIL);
    expect((await counts()).waiting).toBeGreaterThan(0);
    smtp.behave('accept');
    while ((await counts()).waiting > 0) await service().mail();
    const addressed = smtp.mails
      .flatMap(({ recipients }) => recipients)
      .filter((to) => to.includes('@many.'));
    expect(addressed).toHaveLength(list.length);
    expect(new Set(addressed).size).toBe(list.length);
  });
});
