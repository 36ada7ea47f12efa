import { OptOutService } from '../../src/modules/mail/delivery/suppression/opt-out.service.js';
import type { SuppressionReason } from '../../src/modules/mail/delivery/suppression/suppression-reasons.js';
import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { InvitationMailsService } from '../../src/modules/online-form/invitations/invitation-mails.service.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { openForm } from '../make/online-form.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, type Json } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { runTask, workOff } from '../setup/work.js';

const LIFT = '/api/admin/personal-data/lift';
const SAID = ['complained', 'opted_out'] as const;

describe('An address that is not mailed to', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let people = 0;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { language: 'en', responses: 1 });
    await openForm(test, questionnaireId);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const suppressions = () => test.app.get(SuppressionsService);
  const newAddress = () => `clinic-${(people += 1)}@other.example`;
  const bar = async (reason: SuppressionReason, address = newAddress()) => {
    await suppressions().add(suppressions().hashOf(address), reason);
    return address;
  };
  const barOf = async (address: string) =>
    expectStatus(await admin.get(`/api/admin/personal-data?q=${encodeURIComponent(address)}`), 200).bar;
  const bearer = async (bounds = {}) => {
    const made = expectStatus(await admin.post('/api/admin/tokens', { name: 'CRM', ...bounds }), 201);
    return { Authorization: `Bearer ${made.token}` };
  };
  const entries = (address: string) =>
    test.sql(`SELECT action, admin_email, details FROM audit_entry WHERE target = $1`, [
      suppressions().hashOf(address),
    ]);
  const optOut = async (address: string) => {
    const { oneClick } = test.app.get(OptOutService).linksFor(address, 'en');
    expect((await fetch(oneClick, { method: 'POST' })).status).toBe(200);
  };
  const invite = async (clientEmail: string) =>
    expectStatus(
      await admin.post('/api/admin/invitations', {
        invitations: [{ clientName: 'Anna', clinicName: 'Smile', clientEmail }],
      }),
      200,
    );
  const stateOf = async (address: string): Promise<Json> =>
    expectStatus(await admin.get(`/api/admin/invitations?search=${address}`), 200)[0].state;
  const mailsTo = (address: string) => smtp.mails.filter(({ recipients }) => recipients.includes(address));
  const mailed = async (address: string, count: number) => {
    await runTask(test, 'mail-invitations');
    await workOff(test);
    expect(mailsTo(address)).toHaveLength(count);
  };

  it.each(['bounced', ...SAID] as const)(
    'is shown with the reason (%s), and lifted by a person once, with an entry in the log',
    async (reason) => {
      const address = await bar(reason);
      expect(await barOf(address.toUpperCase())).toEqual({ reason, since: expect.any(String) });
      expect(await barOf(newAddress())).toBeNull();
      expect(expectStatus(await admin.post(LIFT, { email: address }), 200)).toEqual({ lifted: reason });
      expect(await barOf(address)).toBeNull();
      expect(await suppressions().reasonFor(address)).toBeNull();
      expect(expectStatus(await admin.post(LIFT, { email: address }), 200)).toEqual({ lifted: null });
      expect(await entries(address)).toEqual([
        { action: 'address.lift', admin_email: ADMIN_EMAIL, details: { lifted: reason } },
      ]);
      expect(await test.sql(`SELECT 1 FROM audit_entry WHERE search_text LIKE '%${address}%'`)).toEqual([]);
    },
  );

  it('is not shown once a bounce is forgotten', async () => {
    const address = await bar('bounced');
    await test.sql(
      `UPDATE suppression SET created_at = now() - interval '181 days' WHERE address_hash = $1`,
      [suppressions().hashOf(address)],
    );
    expect(await barOf(address)).toBeNull();
  });

  it('is lifted by a token where it bounced, and never where the recipient has said so', async () => {
    const headers = await bearer();
    const bounced = await bar('bounced');
    expect(expectStatus(await admin.post(LIFT, { email: bounced }, headers), 200).lifted).toBe('bounced');
    expect(await entries(bounced)).toMatchObject([{ details: { lifted: 'bounced', token: 'CRM' } }]);
    for (const reason of SAID) {
      const address = await bar(reason);
      expect(await admin.post(LIFT, { email: address }, headers)).toMatchObject({
        status: 403,
        body: { code: 'token_lifts_bounces' },
      });
      expect(await suppressions().reasonFor(address)).toBe(reason);
      expect(await entries(address)).toEqual([]);
    }
  });

  it('is lifted by no token that only reads or is for one questionnaire', async () => {
    const address = await bar('bounced');
    for (const [bounds, code] of [
      [{ readsOnly: true }, 'token_reads_only'],
      [{ questionnaireId }, 'token_of_one_questionnaire'],
    ] as const)
      expect(await admin.post(LIFT, { email: address }, await bearer(bounds))).toMatchObject({
        status: 403,
        body: { code },
      });
    expect(await suppressions().reasonFor(address)).toBe('bounced');
  });

  it('is not lifted by a token that corrects an address either, but by a person who does', async () => {
    const [{ id, clientEmail }] = (await evaluationsOf(admin)) as [Json];
    await makeVerified(admin, id);
    const address = await bar('opted_out');
    const correct = async (headers = {}) =>
      admin.post(`/api/admin/evaluation/${id}/correct-email`, { email: address }, headers);
    const token = await bearer({ questionnaireId });
    expect(await correct(token)).toMatchObject({ status: 403, body: { code: 'token_lifts_bounces' } });
    expect((await evaluationsOf(admin))[0]!.clientEmail).toBe(clientEmail);
    expect(await suppressions().reasonFor(address)).toBe('opted_out');
    expectStatus(await correct(), 200);
    expect(await suppressions().reasonFor(address)).toBeNull();
    await bar('bounced', address);
    expectStatus(await correct(token), 200);
    expect(await suppressions().reasonFor(address)).toBeNull();
  });

  it('gets what it was invited by once it is lifted, and reminders again', async () => {
    const address = newAddress();
    await invite(address);
    await mailed(address, 1);
    await optOut(address);
    expect(await stateOf(address)).toBe('opted-out');
    expectStatus(await admin.post(LIFT, { email: address }), 200);
    expect(await stateOf(address)).toBe('invited');
    const days = '8 days';
    await test.sql(
      `UPDATE invitation SET first_mailed_at = now() - interval '${days}', last_mailed_at = now() - interval '${days}' WHERE client_email = $1`,
      [address],
    );
    await test.app.get(InvitationMailsService).remind();
    await mailed(address, 2);
  });

  it.each(['opted_out', 'bounced'] as const)(
    'gets the invitation that never went out (%s), unless it has answered meanwhile',
    async (reason) => {
      const [waits, finished] = [newAddress(), newAddress()];
      for (const address of [waits, finished]) {
        if (reason === 'bounced') await bar(reason, address);
        await test.sql(
          `INSERT INTO invitation (questionnaire_id, client_name, client_email, address_hash, finished_at, waiting_since)
           VALUES ($1, 'Anna', $2, $3, $4, $5)`,
          [
            questionnaireId,
            address,
            suppressions().hashOf(address),
            address === finished ? new Date() : null,
            address === waits && reason === 'bounced' ? new Date() : null,
          ],
        );
        if (reason === 'opted_out') await optOut(address);
      }
      // It is its turn while it is barred.
      await runTask(test, 'mail-invitations');
      expect(
        await test.sql(`SELECT 1 FROM invitation WHERE waiting_since IS NOT NULL AND finished_at IS NULL`),
      ).toEqual([]);
      for (const email of [waits, finished]) expectStatus(await admin.post(LIFT, { email }), 200);
      await mailed(waits, 1);
      expect(mailsTo(finished)).toEqual([]);
      expect(
        await test.sql(`SELECT opted_out_at, waiting_since FROM invitation WHERE client_email = ANY($1)`, [
          [waits, finished],
        ]),
      ).toEqual([waits, finished].map(() => ({ opted_out_at: null, waiting_since: null })));
    },
  );
});
