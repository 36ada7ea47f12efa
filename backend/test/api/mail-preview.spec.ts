import { WORDED_KINDS } from '../../src/modules/mail/wording/mail-templates.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, type Json } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { sentencesOf } from '../../src/platform/text/sentences.js';
import { workOff } from '../setup/work.js';

const LANGUAGES = ['hu', 'en', 'ro'];

describe('The preview of mails', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let id: string;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Clinics <no-reply@clinics.example>' });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { responses: 2 });
    id = (await evaluationsOf(admin))[0]!.id;
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const ask = (query: Record<string, string>) =>
    admin.get(`/api/admin/mail-preview?${new URLSearchParams(query).toString()}`);
  const preview = async (query: Record<string, string>): Promise<Json> => expectStatus(await ask(query), 200);
  const word = (key: string, value: string, questionnaire: number | null = null) =>
    test.sql(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ($1, 'email', 'hu', $2, $3)`,
      [key, value, questionnaire],
    );

  it('shows every mail in every language with made-up values', async () => {
    for (const kind of WORDED_KINDS)
      for (const language of LANGUAGES) {
        const mail = await preview({ kind, language });
        expect(mail).toMatchObject({ kind, language, from: 'Clinics <no-reply@clinics.example>' });
        expect(mail.to[0]).toMatch(/^[^@]+@[^@]+$/);
        expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined/);
        expect(mail.html).toContain(`<html lang="${language}"`);
        expect(mail.texts.length).toBeGreaterThan(8);
        expect(mail.texts.every((text: Json) => !text.isOwn && text.unknown.length === 0)).toBe(true);
      }
    expect((await preview({ kind: 'code', questionnaireId: String(questionnaireId) })).to).toEqual([
      ADMIN_EMAIL,
    ]);
    expect((await preview({ kind: 'offer' })).to).toEqual([ADMIN_EMAIL]);
    expect(smtp.mails).toEqual([]);
  });

  it('fills in an evaluation’s values, published or not, in the questionnaire’s language unless another is asked for', async () => {
    const [evaluation] = await evaluationsOf(admin);
    const { clientName, clinicName, clientEmail, hashedUrl, totalScore, maxScore } = evaluation!;
    const result = await preview({ kind: 'result', evaluationId: id });
    expect(result).toMatchObject({ language: 'hu', to: [clientEmail] });
    expect(result.subject).toContain(`${clinicName}: `);
    for (const name of [clientName, clinicName]) expect(result.text).toContain(name);
    expect(result.text).toContain(`${test.baseUrl}/evaluation/${hashedUrl}?preview=1`);
    expect((await preview({ kind: 'share', language: 'ro', evaluationId: id })).text).toContain(clinicName);
    const offer = await preview({ kind: 'offer', evaluationId: id });
    for (const fact of [clientName, clinicName, clientEmail, `${totalScore} pont`, `${maxScore} pontból`])
      expect(offer.text).toContain(fact);
  });

  it('ends with who sends it, and names nobody as long as nobody is named', async () => {
    const neutral = await preview({ kind: 'result', language: 'en' });
    // The sender's address is one that nobody reads, and the site's is none to write to.
    expect(neutral.text).not.toMatch(/no-reply|Any questions|Kind regards/);
    await test.sql(`INSERT INTO setting (key, value) VALUES ('organisation_name', 'Minta & Társa'),
      ('organisation_address', '1051 Budapest, Példa utca 1.'), ('organisation_phone', '+36 1 234 5678'),
      ('landing_contact_email', 'info@clinic.example')`);
    for (const kind of WORDED_KINDS) {
      const { from, text, html } = await preview({ kind, language: 'en' });
      expect(from).toBe('Clinics <no-reply@clinics.example>');
      expect(text).toMatch(
        /\nMinta & Társa\n1051 Budapest, Példa utca 1\.\n\+36 1 234 5678\ninfo@clinic\.example\n$/,
      );
      expect(html).toContain('Minta &#38; Társa<br>1051 Budapest');
    }
    await test.sql(`INSERT INTO setting (key, value) VALUES ('mail_from', 'no-reply@clinics.example')`);
    const mail = await preview({ kind: 'result', language: 'en' });
    expect(mail.from).toBe('"Minta & Társa" <no-reply@clinics.example>');
    expect(mail.text).toContain('write to Minta & Társa (info@clinic.example)');
    expect(mail.text).toContain('Kind regards,\nMinta & Társa');
    await test.sql(`DELETE FROM setting`);
  });

  it('is what is sent, byte for byte', async () => {
    await makeVerified(admin, id);
    smtp.mails.length = 0;
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send-test`), 200);
    await workOff(test);
    expect(smtp.mails).toHaveLength(1);
    const shown = await preview({ kind: 'result', evaluationId: id });
    const [sent] = smtp.mails;
    expect(sent!.text.trimEnd()).toBe(shown.text.trimEnd());
    expect(sent!.html.trimEnd()).toBe(shown.html.trimEnd());
    expect(sent!.headers).toMatchObject({
      subject: shown.subject,
      from: shown.from,
      to: ADMIN_EMAIL,
      'content-language': 'hu',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}\.test@clinics\.example>$/),
    });
    expect(sent!.headers).not.toHaveProperty('list-unsubscribe');
    expect(sent!.html).not.toMatch(/<img|<script|<form|url\(|src=/);
  });

  it('tells the score and the first step of the result, unless the questionnaire leaves them out', async () => {
    const page = expectStatus(await admin.get(`/api/admin/evaluation/${id}/preview`), 200);
    const tips: Json[] = Object.values<Json>(page.sectionData).flatMap((section) => section.tips);
    const { tip } = tips.toSorted((one, other) => one.rank - other.rank)[0]!;
    const percent = page.evaluation.percentage.toLocaleString('hu', { maximumFractionDigits: 1 });
    const textOf = async () => (await preview({ kind: 'result', evaluationId: id })).text;
    expect(await textOf()).toMatch(new RegExp(`eredménye: ${percent}% \\((?:erős|jó|fejlődő|kezdeti)\\)`));
    expect(await textOf()).toContain(`„${sentencesOf(tip)[0]!}”`);
    expect((await preview({ kind: 'result' })).text).toContain('eredménye: 57,7%');

    const show = (mailShowsScore: boolean) =>
      admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { mailShowsScore });
    expect(expectStatus(await show(false), 200).mailShowsScore).toBe(false);
    const queries: Record<string, string>[] = [{ kind: 'result' }, { kind: 'result', evaluationId: id }];
    for (const query of queries)
      expect((await preview(query)).text).not.toMatch(/eredménye:|Ezzel érdemes|57,7/);
    smtp.mails.length = 0;
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send-test`), 200);
    await workOff(test);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]!.text).not.toContain('eredménye:');
    expectStatus(await show(true), 200);
  });

  it('shows a changed wording at once, and what it lacks; the questionnaire’s own goes before the global one', async () => {
    await word('email.result.subject', 'Kész! {clinicNme}');
    expect((await preview({ kind: 'result' })).subject).toBe('Kész! {clinicNme}');
    await word('email.result.subject', 'Kész: {contact}\r\nBcc: x@evil.example', questionnaireId);
    await word('email.result.preheader', 'Önnek, {clinicName}');
    await word('email.result.button', '<b>Megnyitom</b>');
    await word('email.code.title', 'Csak egy kérdőívé', questionnaireId);
    const mail = await preview({ kind: 'result', evaluationId: id });
    expect(mail.subject).toBe('Kész: Bcc: x@evil.example');
    expect(mail.html).toContain('&#60;b&#62;Megnyitom&#60;/b&#62;');
    await test.sql(`DELETE FROM ui_text WHERE questionnaire_id IS NOT NULL AND key = 'email.result.subject'`);
    const texts: Json[] = (await preview({ kind: 'result' })).texts;
    expect(texts.find(({ key }) => key === 'email.result.subject')).toEqual({
      key: 'email.result.subject',
      text: 'Kész! {clinicNme}',
      isOwn: true,
      isRefused: false,
      missing: ['clinicName', 'percent'],
      unknown: ['clinicNme'],
    });
    expect(texts.find(({ key }) => key === 'email.result.preheader')).toMatchObject({
      text: expect.not.stringContaining('Önnek'),
      isOwn: false,
      isRefused: true,
    });
    expect((await preview({ kind: 'code' })).html).not.toContain('Csak egy kérdőívé');
    smtp.mails.length = 0;
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send`), 200);
    await workOff(test);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]!.headers.subject).toBe('Kész! {clinicNme}');
    await test.sql(`DELETE FROM ui_text`);
  });

  it('refuses what it does not know, and evaluations of another questionnaire', async () => {
    expect((await ask({ kind: 'result', evaluationId: crypto.randomUUID() })).status).toBe(404);
    const wrong: Record<string, string>[] = [
      { kind: 'other' },
      { kind: 'result', language: 'de' },
      { language: 'hu' },
    ];
    for (const query of wrong) expect((await ask(query)).status).toBe(400);
    await makeQuestionnaire(admin, { language: 'en' });
    expect((await ask({ kind: 'result', evaluationId: id })).status).toBe(404);
    expect(await preview({ kind: 'result' })).toMatchObject({ language: 'en' });
  });
});
