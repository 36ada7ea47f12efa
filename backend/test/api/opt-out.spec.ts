import { MailService } from '../../src/modules/mail/queue/mail.service.js';
import { AddressOptedOut } from '../../src/modules/mail/queue/mail.events.js';
import { OptOutService } from '../../src/modules/mail/delivery/suppression/opt-out.service.js';
import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { Events } from '../../src/platform/events/events.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, until } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
let addresses = 0;

describe('Opting out', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  const optedOut: string[] = [];

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    test.app.get(Events).on(AddressOptedOut, ({ addressHash }) => void optedOut.push(addressHash));
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { language: 'en', responses: 1 });
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const newAddress = () => `clinic-${(addresses += 1)}@other.example`;
  const oneClickOf = (address: string) => test.app.get(OptOutService).linksFor(address, 'en').oneClick;
  const reasonOf = (address: string) => test.app.get(SuppressionsService).reasonFor(address);
  const post = (url: string, init: RequestInit = {}) =>
    fetch(url, { method: 'POST', body: ONE_CLICK, headers: { 'content-type': FORM }, ...init });

  it('works in one click, as mail providers post it, and says so to listeners', async () => {
    const address = newAddress();
    const answer = await post(oneClickOf(address));
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await reasonOf(address.toUpperCase())).toBe('opted_out');
    expect(optedOut.at(-1)).toBe(test.app.get(SuppressionsService).hashOf(address));
    const [row] = await test.sql(`SELECT * FROM suppression WHERE reason = 'opted_out'`);
    expect(JSON.stringify(row)).not.toContain('@');
    expect((await post(oneClickOf(address))).status).toBe(200);
  });

  it('takes multipart forms, any site’s, and does not mind whose session comes along', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(oneClickOf(first), { method: 'POST', body })).status).toBe(200);
    const headers = { 'content-type': FORM, origin: 'https://mail.example', cookie: 'session=abc' };
    expect((await post(oneClickOf(second), { headers })).status).toBe(200);
    expect([await reasonOf(first), await reasonOf(second)]).toEqual(['opted_out', 'opted_out']);
  });

  it('never happens by looking: a link leads to the page that asks', async () => {
    const address = newAddress();
    const token = new URL(oneClickOf(address)).searchParams.get('token')!;
    for (const method of ['GET', 'HEAD']) {
      const init = { method, redirect: 'manual', headers: { 'accept-language': 'ro' } } as const;
      const answer = await fetch(oneClickOf(address), init);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${test.baseUrl}/opt-out?lang=ro#${token}`);
    }
    expect(await reasonOf(address)).toBeNull();
    const away = await fetch(`${test.baseUrl}/api/mail/opt-out?token=//evil.example`, { redirect: 'manual' });
    expect(new URL(away.headers.get('location')!).origin).toBe(test.baseUrl);
  });

  it('is done by the page’s own call, and refused with words for what is no token of ours', async () => {
    const address = newAddress();
    const token = new URL(oneClickOf(address)).searchParams.get('token')!;
    const client = new DocumentedClient(test.baseUrl, 'en');
    const other = new URL(oneClickOf(newAddress())).searchParams.get('token')!;
    const forged = [
      token.slice(0, -1),
      `${token.slice(0, 64)}${other.slice(64)}`,
      `${other.slice(0, 64)}${token.slice(64)}`,
      token.toUpperCase(),
      '0'.repeat(128),
      'sample',
    ];
    for (const wrong of forged)
      expect(await client.post(`/api/mail/opt-out?token=${wrong}`)).toMatchObject({
        status: 404,
        body: { code: 'opt_out_unknown', message: expect.stringContaining('opt-out link') },
      });
    for (const none of ['', '?token=', `?token=${'a'.repeat(201)}`])
      expect((await client.post(`/api/mail/opt-out${none}`)).status).toBe(400);
    expect(await reasonOf(address)).toBeNull();
    expectStatus(await client.post(`/api/mail/opt-out?token=${token}`), 200);
    expect(await reasonOf(address)).toBe('opted_out');
  });

  it('lets forms in nowhere else', async () => {
    const foreign = { 'content-type': FORM, origin: 'https://evil.example' };
    for (const path of ['/api/mail/opt-out/', '/api/mail/opt-out/x', '/api/mail-events', '/api/login']) {
      expect((await post(`${test.baseUrl}${path}`)).status).toBe(415);
      expect((await post(`${test.baseUrl}${path}`, { headers: foreign })).status).toBe(403);
    }
    const json = { 'content-type': 'application/json', origin: 'https://evil.example' };
    expect((await post(oneClickOf(newAddress()), { body: '{}', headers: json })).status).toBe(403);
    const put = await post(oneClickOf(newAddress()), { method: 'PUT' });
    expect(put.status).toBe(415);
  });

  it('counts for every mail, for good, over bounces, and until an admin lifts it', async () => {
    const [evaluation] = await evaluationsOf(admin);
    const { id, clientEmail } = evaluation!;
    await makeVerified(admin, id);
    const suppressions = test.app.get(SuppressionsService);
    await suppressions.add(suppressions.hashOf(clientEmail), 'bounced');
    await post(oneClickOf(clientEmail));
    await suppressions.add(suppressions.hashOf(clientEmail), 'bounced');
    await test.sql(`UPDATE suppression SET created_at = now() - interval '10 years'`);
    expect(await admin.post(`/api/admin/evaluation/${id}/send`)).toMatchObject({
      status: 409,
      body: { code: 'address_suppressed', details: { reason: 'opted_out' } },
    });
    const order = { questionnaireId: 1, to: [clientEmail], language: 'en' as const, content: { link: 'x' } };
    await test.app.get(MailService).queueRequested({ kind: 'invitation', ...order });
    await test.app.get(MailService).queueRequested({ kind: 'receipt', evaluationId: id, ...order });
    await until(async () => (await test.sql(`SELECT 1 FROM mail WHERE state = 'failed'`)).length === 2);
    expect(smtp.mails.map(({ recipients }) => recipients[0])).not.toContain(clientEmail);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/correct-email`, { email: clientEmail }), 200);
    expect(await reasonOf(clientEmail)).toBeNull();
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send`), 200);
    await until(async () => smtp.mails.some(({ recipients }) => recipients[0] === clientEmail));
  });
});
