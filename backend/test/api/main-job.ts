import { startSmtpServer, type SmtpFake } from '../fakes/smtp-server.js';
import {
  formConfiguration,
  formQuestions,
  goodResponses,
  madeResponse,
  responsesWorkbook,
} from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, verify } from '../make/questionnaires.js';
import { type Json, until } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted } from '../setup/work.js';

const { header, rows, expected } = goodResponses();
const all = [...rows, ...[1, 2, 3, 4, 5].map((n) => madeResponse(n, n % 2 ? 'Igen' : 'Nem'))];

/** The whole main job by HTTP and mail alone, with nothing but what the API documents offer. */
export function mainJobStory(variables: () => Promise<Record<string, string>>): void {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: DocumentedClient;
  let visitor: DocumentedClient;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    const mailing = { SMTP_URL: smtp.url, MAIL_FROM: 'Felmérés <ertekeles@felmeres.example>' };
    test = await startTestApp({ ...mailing, ...(await variables()) });
    admin = new DocumentedClient(test.baseUrl);
    visitor = new DocumentedClient(test.baseUrl);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const ids = async (status?: string) =>
    (await evaluationsOf(admin)).filter((e) => !status || e.status === status).map(({ id }) => id);
  const finished = (path: string) =>
    until(async () => {
      const job = expectStatus(await admin.get(path), 200);
      return ['done', 'failed', 'cancelled'].includes(job.state) && job;
    });

  it('signs in with a code that really came by mail', async () => {
    const asked = await admin.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL, lang: 'en' });
    expect(asked.body).toEqual({ success: true });
    const mail = await until(async () => smtp.mails[0]);
    expect(mail.recipients).toEqual([ADMIN_EMAIL]);
    expect(mail.headers).toMatchObject({ 'content-language': 'en', 'auto-submitted': 'auto-generated' });
    const code = /^\d{6}$/m.exec(mail.text)?.[0];
    expect(mail.html).toContain(code);
    expect(mail.text).toContain(`${test.baseUrl}/auth?token=${code}&email=owner%40clinic.example&lang=en`);
    const user = await admin.post('/api/admin/verify-magic-link', { email: ADMIN_EMAIL, token: code });
    expect(user.body).toMatchObject({ email: ADMIN_EMAIL, hasPassword: false, questionnaireId: null });
    const again = await visitor.post('/api/admin/verify-magic-link', { email: ADMIN_EMAIL, token: code });
    expect(again).toMatchObject({ status: 401, body: { code: 'invalid_code', message: 'Hibás kód' } });
  });

  it('creates a questionnaire and takes over its configuration', async () => {
    const made = await admin.post('/api/admin/questionnaires', { name: 'Felmérés 2026', language: 'hu' });
    const { id } = expectStatus(made, 201);
    // Some of the sheet's rows are nearly empty, and all of them are approved here.
    const least = await admin.patch(`/api/admin/questionnaires/${id}`, { minAnsweredPercent: 0 });
    expectStatus(least, 200);
    await admin.post('/api/admin/session/questionnaire', { questionnaireId: id });
    const imported = await admin.upload('/api/admin/import-config', await formConfiguration());
    const { length } = formQuestions();
    expect(imported).toMatchObject({ status: 200, body: { created: 3 + length, updated: 0, errors: [] } });
  });

  it('hides the benchmark while it would give three clinics away, one of which has answered twice', async () => {
    const few = await admin.upload(
      '/api/admin/import-responses',
      await responsesWorkbook(header, rows.slice(0, 4)),
    );
    expect(few).toMatchObject({ status: 200, body: { created: 4, errors: [] } });
    await counted(test);
    const [first] = await ids();
    const { body } = await admin.get(`/api/admin/evaluation/${first}/preview`);
    expect(body.industryBenchmarks.overall).toMatchObject({ mean: 0, n: 3 });
    expect(Object.values(body.industryBenchmarks.sections)).toEqual(
      Array(3).fill({ mean: 0, n: body.industryBenchmarks.overall.n }),
    );
  });

  it('takes over 25 responses and scores them', async () => {
    const answer = await admin.upload('/api/admin/import-responses', await responsesWorkbook(header, all));
    expect(answer).toMatchObject({
      status: 200,
      body: { created: 21, unchanged: 4, errors: [], skipped: [] },
    });
    expect(answer.body.unmatchedColumns).toEqual([
      'Küldenek automatikus emlékeztetőt a vizit előtt?',
      'Van fax készülékük?',
      'Belső megjegyzés',
    ]);
    const stored = await evaluationsOf(admin);
    expect(stored).toHaveLength(25);
    for (const { clientEmail, points, max, percentage } of expected) {
      const evaluation = stored.find((one) => one.clientEmail === clientEmail);
      expect(evaluation).toMatchObject({ totalScore: points, maxScore: max, percentage, status: 'pending' });
    }
  });

  it('writes all texts, waiting for the answer or watching the job', async () => {
    const waited = await admin.post('/api/admin/regenerate-all-evaluations');
    expect(waited).toMatchObject({ status: 200, body: { successCount: 25, errorCount: 0, skippedCount: 0 } });
    const headers = { Prefer: 'respond-async' };
    const async = await admin.post('/api/admin/regenerate-all-evaluations', undefined, headers);
    expect(async.status).toBe(202);
    expect(async.headers.get('location')).toBe(`/api/admin/jobs/${async.body.id}`);
    const job = await finished(async.headers.get('location')!);
    expect(job).toMatchObject({ state: 'done', progress: { done: 25, total: 25, failed: 0, skipped: 0 } });
    expect(await ids('generated')).toHaveLength(25);
  });

  it('verifies and mails each of them exactly once', async () => {
    smtp.mails.length = 0;
    const sent = await Promise.all(
      (await ids()).map(async (id) => {
        const verified = await verify(admin, id);
        expect(verified).toMatchObject({ status: 200, body: { status: 'verified', hasSnapshot: true } });
        return admin.post(`/api/admin/evaluation/${id}/send`);
      }),
    );
    for (const answer of sent)
      expect(answer).toMatchObject({ status: 200, body: { status: 'sent', mail: { state: 'accepted' } } });
    const links = smtp.mails.map(({ text }) => /\/evaluation\/([\w-]+)/.exec(text)?.[1]);
    expect(links.sort()).toEqual((await evaluationsOf(admin)).map(({ hashedUrl }) => hashedUrl).sort());
    expect(new Set(smtp.mails.map(({ headers }) => headers['message-id'])).size).toBe(25);
  });

  it('writes the mail as text and HTML in the questionnaire’s language', async () => {
    const mail = smtp.mails.find(({ recipients }) => recipients[0] === 'kontakt@mosoly-tarsa.hu')!;
    expect(mail.headers['message-id']).toMatch(/^<[\da-f-]{36}\.result@felmeres\.example>$/);
    expect(mail.headers).toMatchObject({ 'content-language': 'hu', 'auto-submitted': 'auto-generated' });
    expect(mail.headers.from).toBe('Felmérés <ertekeles@felmeres.example>');
    expect(mail.headers.subject).toMatch(/^Mosoly Fogászat & Társa .*: 0%, és az első lépés$/);
    expect(mail.text).toContain('Tisztelt <b>Molnár</b> Kata!');
    expect(mail.html).toContain('Elkészült az értékelése');
    expect(mail.html).not.toMatch(/<b>|<script/);
  });

  it('shows the client the page behind the mailed link, and nothing that is not theirs', async () => {
    const mail = smtp.mails.find(({ recipients }) => recipients[0] === 'social@soksikert.hu')!;
    const link = new URL(/^http\S+$/m.exec(mail.text)![0]);
    expect(link.origin).toBe(test.baseUrl);
    await counted(test);
    const { status, body } = await visitor.get(`/api${link.pathname}`);
    expect(status).toBe(200);
    expect(body.evaluation).toMatchObject({ clinicName: 'Sok Siker Klinika', totalScore: 27, maxScore: 44 });
    expect(body.evaluation.generatedTexts.summary).not.toBe('');
    const clinics = new Map(
      (await evaluationsOf(admin)).map(({ clientEmail, percentage }) => [clientEmail, percentage]),
    );
    const percentages = [...clinics.values()];
    const mean = percentages.reduce((sum, value) => sum + value, 0) / percentages.length;
    expect(body.industryBenchmarks.overall.mean).toBeCloseTo(mean, 1);
    const payload = JSON.stringify(body);
    for (const secret of [
      'soksikert.hu',
      'hírlevél',
      'rawResponses',
      'clientEmail',
      'correctAnswer',
      'trello',
      'hashedUrl',
    ])
      expect(payload).not.toContain(secret);
  });

  it('records that the page was used: opened, then clicked, never backwards', async () => {
    const { id, hashedUrl } = (await evaluationsOf(admin))[3]!;
    const events = `/api/evaluation/${hashedUrl}/events`;
    const statusAfter = async (type: string) => {
      expect((await visitor.post(events, { type, target: 'product' })).body).toEqual({ success: true });
      return (await admin.get(`/api/admin/evaluation/${id}`)).body;
    };
    expect((await admin.post(events, { type: 'opened' })).body).toEqual({ success: true });
    expect((await admin.get(`/api/admin/evaluation/${id}`)).body).toMatchObject({
      status: 'sent',
      openedAt: null,
    });
    const opened = await statusAfter('opened');
    expect(opened).toMatchObject({ status: 'opened', openedAt: expect.any(String), clickedAt: null });
    expect((await statusAfter('clicked')).status).toBe('clicked');
    expect(await statusAfter('opened')).toMatchObject({ status: 'clicked', openedAt: opened.openedAt });
    const stats = (await admin.get('/api/admin/stats')).body;
    expect(stats).toMatchObject({ total: 25, sent: 24, opened: 0, clicked: 1, error: 0 });
  });

  it('keeps what the client sees frozen until somebody verifies again', async () => {
    const { id, hashedUrl } = (await evaluationsOf(admin))[4]!;
    const page = async () => (await visitor.get(`/api/evaluation/${hashedUrl}`)).body;
    const before = await page();
    await admin.patch(`/api/admin/questionnaires/${before.questionnaire.id}`, { language: 'en' });
    const regenerated = await admin.post(`/api/admin/evaluation/${id}/regenerate`);
    expect(regenerated.body).toMatchObject({ status: 'generated', hasSnapshot: true });
    expect(regenerated.body.generatedTexts).not.toEqual(before.evaluation.generatedTexts);
    expect(await page()).toEqual(before);
    await admin.post(`/api/admin/evaluation/${id}/reset-status`, { status: 'pending' });
    expect(await page()).toEqual(before);
    await admin.post(`/api/admin/evaluation/${id}/reset-status`, { status: 'generated' });
    // The questionnaire's own texts are still Hungarian.
    const found = (await admin.get(`/api/admin/evaluation/${id}/checks`)).body.findings as Json[];
    expect(found.map(({ field }) => field)).toContainEqual(expect.stringMatching(/^products\./));
    const waivers = found.map((finding) => ({ finding: finding.id, reason: 'name_or_quotation' }));
    expectStatus(await verify(admin, id, { waivers }), 200);
    const after = await page();
    expect(after.language).toBe('en');
    expect(after.evaluation.generatedTexts).toEqual(regenerated.body.generatedTexts);
  });
}
