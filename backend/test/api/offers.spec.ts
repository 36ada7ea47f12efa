import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { Client, type Json, signedIn } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

describe('Requests for an offer', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let second: TestApp;
  let admin: Client;
  let client: Client;
  let questionnaireId: number;
  let ids: string[];

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    second = await startTestApp({ SMTP_URL: smtp.url, DATABASE_URL: test.databaseUrl, ROLE: 'api' });
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    client = new DocumentedClient(test.baseUrl, 'en');
    questionnaireId = await makeQuestionnaire(admin, { responses: 14 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  afterAll(async () => {
    await second?.close();
    await test?.close();
    await smtp?.close();
  });
  beforeEach(() => (smtp.mails.length = 0));

  /** A published evaluation that nobody has asked about yet, and its page. */
  const published = async (): Promise<{ id: string; page: Json; hashedUrl: string }> => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    const { hashedUrl } = await read(id);
    links.set(id, hashedUrl);
    return { id, hashedUrl, page: expectStatus(await client.get(`/api/evaluation/${hashedUrl}`), 200) };
  };
  const read = async (id: string): Promise<Json> =>
    expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const links = new Map<string, string>();
  const ask = (id: string, body: object, by: Client = client) =>
    askAt(links.get(id) ?? id, { consent: true, ...body }, by);
  const askAt = (link: string, body: object, by: Client = client) =>
    by.post(`/api/evaluation/${link}/request-offer`, body);
  const listed = async (id: string): Promise<Json[]> => {
    const all = expectStatus<Json[]>(await admin.get('/api/admin/offer-requests?limit=500'), 200);
    return all.filter(({ evaluationId }) => evaluationId === id);
  };
  const mailsAbout = (page: Json, subject = 'Ajánlatkérés: ') =>
    smtp.mails.filter(
      ({ text, headers }) =>
        text.includes(page.evaluation.clinicName) && headers.subject!.startsWith(subject),
    );

  it('by id or name are one request a day, mailed once to everybody who manages the questionnaire', async () => {
    const { id, hashedUrl, page } = await published();
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin WHERE email = $2 ON CONFLICT DO NOTHING`,
      [questionnaireId, 'second@clinic.example'],
    );
    const [{ product }] = page.globalRecommendedProducts;
    expect(await ask(id, { productId: product.id })).toMatchObject({
      status: 200,
      body: { success: true, recorded: true, askedAt: expect.any(String), receipt: true },
    });
    for (const productId of [product.name, ` ${product.name.toUpperCase()} `, product.id])
      expect((await ask(hashedUrl, { productId })).body).toMatchObject({ success: true, recorded: true });

    await workOff(test);
    const [request, ...others] = await listed(id);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      notifiedAt: expect.any(String),
      clientName: page.evaluation.clientName,
      clinicName: page.evaluation.clinicName,
      productId: product.id,
      productName: product.name,
      whatIf: [],
    });
    const [mail, ...more] = mailsAbout(page);
    expect([mail!.recipients, more]).toEqual([[ADMIN_EMAIL], []]);
    expect(mail!.headers.subject).toBe(`Ajánlatkérés: ${product.name}`);
    expect(mail!.headers['reply-to']).toBe(request.clientEmail);
    expect(mail!.text).toContain(`${page.evaluation.totalScore} pont`);
    expect(mail!.text).toContain(
      `${test.baseUrl}/dashboard?clientEmail=${encodeURIComponent(request.clientEmail)}`,
    );
    expect(mail!.text).not.toMatch(/\{\w+\}|Ezeket a lépéseket/);
    expect(await read(id)).toMatchObject({ offerRequests: 1 });
    const row = (await evaluationsOf(admin)).find((one) => one.id === id);
    expect(row).toMatchObject({ offerRequests: 1 });
  });

  it('of each product are requests of their own, and of the same one again after a day', async () => {
    const { id, page } = await published();
    const products = page.globalRecommendedProducts.map(({ product }: Json) => product);
    for (const { name } of products) expectStatus(await ask(id, { productId: name }), 200);
    expect(await listed(id)).toHaveLength(products.length);
    expect(products.length).toBeGreaterThan(1);
    await test.sql(
      `UPDATE offer_request SET created_at = created_at - interval '25 hours' WHERE evaluation_id = $1`,
      [id],
    );
    expectStatus(await ask(id, { productId: products[0].id }), 200);
    expect(await listed(id)).toHaveLength(products.length + 1);
    await workOff(test);
    expect(mailsAbout(page)).toHaveLength(products.length + 1);
  });

  it('go to the contact address of the landing page where there is one', async () => {
    const { id, page } = await published();
    await test.sql(
      `INSERT INTO setting (key, value) VALUES ('landing_contact_email', 'sales@clinic.example')`,
    );
    expectStatus(await ask(id, { productId: page.globalRecommendedProducts[0].product.id }), 200);
    await workOff(test);
    expect(mailsAbout(page)[0]!.recipients).toEqual(['sales@clinic.example']);
    await test.sql(`DELETE FROM setting WHERE key = 'landing_contact_email'`);
  });

  it('carry the tips that were ticked, and only those of the page', async () => {
    const { id, page } = await published();
    const tips = page.sections.flatMap((section: Json) => page.sectionData[String(section.id)].tips);
    const [first, second] = tips;
    const stranger = '00000000-0000-4000-8000-000000000000';
    const productId = page.globalRecommendedProducts[0].product.id;
    expectStatus(
      await ask(id, {
        productId,
        whatIf: [second.questionId, first.questionId, stranger, first.questionId.toUpperCase()],
      }),
      200,
    );
    const [request] = await listed(id);
    expect(request.whatIf).toEqual(
      [first, second].map(({ questionId, tip, points }) => ({ questionId, tip, points })),
    );
    await workOff(test);
    const { text } = mailsAbout(page)[0]!;
    expect(text).toContain(`• ${first.tip}\n• ${second.tip}`);
    const { totalScore, maxScore } = page.evaluation;
    expect(text).toContain(
      `${totalScore + first.points + second.points} pontja lenne a lehetséges ${maxScore}`,
    );
    expectStatus(await ask(id, { productId }), 200);
    expect((await listed(id))[0].whatIf).toHaveLength(2);
    expectStatus(await ask(id, { productId, whatIf: [first.questionId] }), 200);
    expect((await listed(id))[0].whatIf).toHaveLength(1);
  });

  it('are taken in with consent alone, and with a telephone that is one', async () => {
    const { id, page } = await published();
    const productId = page.globalRecommendedProducts[0].product.id;
    for (const consent of [false, undefined])
      expect(await ask(id, { productId, consent })).toMatchObject({
        status: 400,
        body: { code: 'offer_consent_missing' },
      });
    expect(await ask(id, { productId, phone: '192.168.10.20' })).toMatchObject({
      status: 400,
      body: { code: 'offer_phone_invalid' },
    });
    expect(await listed(id)).toEqual([]);
  });

  it('asked again take over what was written, are noted, and mail nobody twice', async () => {
    const { id, page } = await published();
    const productId = page.globalRecommendedProducts[0].product.id;
    expectStatus(await ask(id, { productId, message: 'Lásd: www.rossz.example' }), 200);
    await workOff(test);
    expectStatus(await ask(id, { productId, message: 'Délelőtt', phone: '+36 1 555 0100' }), 200);
    const requests = await listed(id);
    expect(requests).toMatchObject([{ message: 'Délelőtt', phone: '+36 1 555 0100' }]);
    const queued = await test.sql(
      `SELECT kind FROM mail WHERE evaluation_id = $1 AND kind LIKE 'offer%' ORDER BY kind`,
      [id],
    );
    expect(queued).toEqual([{ kind: 'offer' }, { kind: 'offer-receipt' }]);
    const [receipt] = mailsAbout(page, 'Megkaptuk');
    expect(receipt!.recipients).toEqual([requests[0]!.clientEmail]);
    for (const { text } of [receipt!, mailsAbout(page)[0]!]) expect(text).not.toContain('www.rossz.example');
    const noted = await test.sql(
      `SELECT details FROM audit_entry WHERE action = 'offer.request' AND target = $1 ORDER BY id`,
      [id],
    );
    expect(noted).toEqual([
      { details: { product: productId } },
      { details: { product: productId, repeated: true } },
    ]);
  });

  it('move the status only as the table says', async () => {
    const { id, page } = await published();
    const productId = page.globalRecommendedProducts[0].product.id;
    for (const [before, after] of [
      ['verified', 'verified'],
      ['generated', 'generated'],
      ['sent', 'clicked'],
      ['opened', 'clicked'],
    ]) {
      await test.sql(`UPDATE evaluation SET status = $2, clicked_at = NULL WHERE id = $1`, [id, before]);
      expectStatus(await ask(id, { productId }), 200);
      expect(await read(id)).toMatchObject({ status: after, clickedAt: expect.any(String) });
    }
  });

  it('made fifty times at once through two processes are one', async () => {
    const { id, page } = await published();
    const other = new DocumentedClient(second.baseUrl, 'en');
    const productId = page.globalRecommendedProducts[0].product.id;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask(id, { productId }, n % 2 ? client : other)),
    );
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 200, body: { success: true, recorded: true } });
    expect(await listed(id)).toHaveLength(1);
    await workOff(test);
    expect((await listed(id))[0].notifiedAt).not.toBeNull();
    expect(mailsAbout(page)).toHaveLength(1);
  });

  it('are limited per evaluation and address, over all processes', async () => {
    const { id, page } = await published();
    const other = new DocumentedClient(second.baseUrl, 'en');
    const productId = page.globalRecommendedProducts[0].product.id;
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, n) => ask(id, { productId }, n % 2 ? client : other)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_requests' });
    const keys = await test.sql<{ key: string }>(`SELECT key FROM rate_counter`);
    expect(keys.map(({ key }) => key).join()).not.toMatch(/127\.0\.0\.1|@/);
  });

  it('are thirty new ones a day at most for one evaluation', async () => {
    const { id, page } = await published();
    const [one, another] = page.globalRecommendedProducts.map(({ product }: Json) => product.id);
    expectStatus(await ask(id, { productId: one }), 200);
    await test.sql(`UPDATE rate_counter SET count = 30 WHERE key = $1`, [`offer-day:${id}`]);
    expect((await ask(id, { productId: another })).status).toBe(429);
    expect(await listed(id)).toHaveLength(1);
  });

  it('of an admin’s browser are checked, but neither stored nor mailed', async () => {
    const { id, page } = await published();
    const answer = await ask(id, { productId: page.globalRecommendedProducts[0].product.id }, admin);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, recorded: false, askedAt: null, receipt: false },
    ]);
    expect((await ask(id, { productId: 'other' }, admin)).status).toBe(400);
    expect([await listed(id), (await read(id)).clickedAt]).toEqual([[], null]);
  });

  it('are refused in plain words for foreign products, and when nothing is named', async () => {
    const { id, page } = await published();
    for (const productId of ['Idegen termék', '0123456789ab', '{}', "' OR 1=1--", 'x'.repeat(2000)])
      expect(await ask(id, { productId })).toMatchObject({
        status: 400,
        body: { code: 'offer_product_unknown', message: expect.stringContaining('reload') },
      });
    const { product } = page.globalRecommendedProducts[0];
    for (const body of [
      {},
      { productId: '' },
      { productId: 5 },
      { productId: null },
      { productId: [product.id] },
      { productId: product.id, whatIf: ['x'] },
      {
        productId: product.id,
        whatIf: Array.from({ length: 101 }, () => '00000000-0000-4000-8000-000000000000'),
      },
      { productId: product.id, extra: 1 },
    ])
      expect((await ask(id, body)).status).toBe(400);
    expect(await listed(id)).toEqual([]);
  });

  it('take the owner’s link alone: no id, and no link that was shared', async () => {
    const { id, hashedUrl, page } = await published();
    const body = { productId: page.globalRecommendedProducts[0].product.id };
    const made = expectStatus<Json>(await client.post(`/api/evaluation/${hashedUrl}/shared-links`), 201);
    const shared = (made.url as string).split('/').at(-1)!;
    const codes = [];
    for (const link of [id, shared]) codes.push((await askAt(link, { ...body, consent: true })).body.code);
    expect(codes).toEqual(['not_found', 'owner_link_needed']);
    expect(await listed(id)).toEqual([]);
  });

  it('need a page that can be seen', async () => {
    const { id, hashedUrl, page } = await published();
    const body = { productId: page.globalRecommendedProducts[0].product.id };
    expectStatus(await ask(id, body), 200);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
    const unpublished = ids.at(-1)!;
    const unknown = ['00000000-0000-4000-8000-000000000000', 'x'.repeat(32), 'x', '1', '%00', "' OR 1=1--"];
    for (const one of [id, hashedUrl, unpublished, ...unknown])
      expect(await ask(encodeURIComponent(one), body)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
  });

  it('are listed by page for those who manage the questionnaire, and go with their evaluation', async () => {
    const first = await admin.get('/api/admin/offer-requests?limit=2');
    const total = Number(first.headers.get('x-total-count'));
    expect(first.body).toHaveLength(2);
    const rest = await admin.get('/api/admin/offer-requests?limit=500&offset=2');
    const all = [...first.body, ...rest.body];
    expect(all).toHaveLength(total);
    const times = all.map(({ createdAt }: Json) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const stranger = await signedIn(test, 'stranger@other.example', 'en');
    expect((await stranger.get(`/api/admin/offer-requests?questionnaireId=${questionnaireId}`)).status).toBe(
      403,
    );

    const erased = all[0].evaluationId;
    const left = total - all.filter(({ evaluationId }: Json) => evaluationId === erased).length;
    expectStatus(await admin.post(`/api/admin/evaluation/${erased}/erase`), 200);
    const count = async () =>
      Number((await admin.get('/api/admin/offer-requests')).headers.get('x-total-count'));
    expect(await count()).toBe(left);
    expect(await test.sql(`SELECT 1 FROM offer_request WHERE evaluation_id = $1`, [erased])).toEqual([]);
    expectStatus(await admin.call('DELETE', '/api/admin/delete-all-evaluations'), 200);
    expect([await count(), (await admin.get('/api/admin/offer-requests')).body]).toEqual([0, []]);
    const hidden = all.find(({ evaluationId }: Json) => evaluationId !== erased)!;
    expect((await ask(hidden.evaluationId, { productId: hidden.productId })).status).toBe(404);
    expectStatus(await admin.post('/api/admin/restore-evaluations'), 200);
    expect(await count()).toBe(left);
  });
});
