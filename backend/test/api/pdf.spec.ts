import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { requirement } from '../setup/requirements.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('An evaluation as a PDF', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let ids: string[];

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 10 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    await test.sql(`UPDATE evaluation SET clinic_name = 'Őrségi Fűszer "Klinika"' WHERE id = $1`, [ids[0]!]);
    await makeVerified(admin, ids[0]!);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const linkOf = async (id: string) =>
    expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200).hashedUrl as string;
  const pdfOf = async (link: string) => {
    const answer = await fetch(`${test.baseUrl}/api/evaluation/${link}/pdf`);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('comes by the mailed link, with the clinic and the day in its name', async () => {
    const { answer, bytes } = await pdfOf(await linkOf(ids[0]!));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const disposition = answer.headers.get('content-disposition')!;
    expect(disposition).toMatch(
      /^attachment; filename="[\x20-\x7e]*Orsegi Fuszer Klinika - \d{4}-\d\d-\d\d\.pdf"; /,
    );
    expect(decodeURIComponent(disposition)).toMatch(/– Őrségi Fűszer Klinika – \d{4}-\d\d-\d\d\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
  });

  it('is the same file until something in it changes', async () => {
    const link = await linkOf(ids[0]!);
    const first = await pdfOf(link);
    expect((await pdfOf(link)).bytes.equals(first.bytes)).toBe(true);
    await test.sql(
      `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,clinicName}', '"Másik"') WHERE id = $1`,
      [ids[0]!],
    );
    expect((await pdfOf(link)).bytes.equals(first.bytes)).toBe(false);
  });

  it('is not there without a snapshot, for the admin it is', async () => {
    for (const link of [await linkOf(ids[1]!), 'unknown-unknown-unknown', 'x'])
      expect((await pdfOf(link)).answer.status).toBe(404);
    const preview = await fetch(`${test.baseUrl}/api/admin/evaluation/${ids[1]!}/pdf`);
    expect(preview.status).toBe(401);
    const shown = await admin.get(`/api/admin/evaluation/${ids[1]!}/pdf`);
    expectStatus(shown, 200);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    const noted = await test.sql(`SELECT target FROM audit_entry WHERE action = 'evaluation.export-pdf'`);
    expect(noted).toEqual([{ target: ids[1]! }]);
  });

  it('is made for one reader 20 times an hour at most', async () => {
    await makeVerified(admin, ids[2]!);
    const link = await linkOf(ids[2]!);
    const answers = await Promise.all(Array.from({ length: 22 }, () => pdfOf(link)));
    const statuses = answers.map(({ answer }) => answer.status).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  });

  it('goes along with the result mail where the setting says so', async () => {
    await makeVerified(admin, ids[3]!);
    await giveSetting(test, 'mail_attach_pdf', 'true');
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[3]!}/send`), 200);
    await test.sql(`DELETE FROM setting WHERE key = 'mail_attach_pdf'`);
    await makeVerified(admin, ids[4]!);
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[4]!}/send`), 200);
    const [withPdf, without] = smtp.mails.slice(-2);
    expect(withPdf!.attachments).toHaveLength(1);
    expect(withPdf!.attachments[0]!.type).toMatch(/^application\/pdf/);
    expect(withPdf!.attachments[0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(withPdf!.text).toContain('/evaluation/');
    expect(without!.attachments).toEqual([]);
  });

  requirement('pdfinfo')('looked at from outside', () => {
    it('holds what the owner noted in the plan, for who has the owner’s link alone', async () => {
      await makeVerified(admin, ids[5]!);
      const link = await linkOf(ids[5]!);
      const page = (await (await fetch(`${test.baseUrl}/api/evaluation/${link}`)).json()) as Json;
      const tips = Object.values(page.sectionData as Record<string, { tips: { questionId: string }[] }>);
      const { questionId } = tips.flatMap((section) => section.tips)[0]!;
      const saved = await fetch(`${test.baseUrl}/api/evaluation/${link}/plan/${questionId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'planned', who: 'Kovács Klára', due: '2027-01-31', basis: 0 }),
      });
      expect(saved.status).toBe(200);
      const wordsOf = (input: Buffer) =>
        execFileSync('pdftotext', ['-layout', '-', '-'], { encoding: 'utf8', input }).replaceAll(
          '\u00a0',
          ' ',
        );
      expect(wordsOf((await pdfOf(link)).bytes)).toMatch(/Kovács Klára +2027\. január 31\./);
      await giveSetting(test, 'mail_attach_pdf', 'true');
      expectStatus(await admin.post(`/api/admin/evaluation/${ids[5]!}/send`), 200);
      await test.sql(`DELETE FROM setting WHERE key = 'mail_attach_pdf'`);
      const mailed = wordsOf(smtp.mails.at(-1)!.attachments[0]!.bytes);
      expect(mailed).toContain('Az Önök terve');
      expect(mailed).not.toContain('Klára');
    });

    it('is tagged, has its fonts inside, and its letters can be copied', async () => {
      const directory = mkdtempSync(join(tmpdir(), 'pdf-'));
      const file = join(directory, 'a.pdf');
      const ask = (program: string, ...more: string[]) =>
        execFileSync(program, [...more, file, ...(program === 'pdftotext' ? ['-'] : [])], {
          encoding: 'utf8',
        });
      try {
        await test.sql(
          `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,clinicName}', '"Fűtőmű Țâșnire Őr"') WHERE id = $1`,
          [ids[0]!],
        );
        writeFileSync(file, (await pdfOf(await linkOf(ids[0]!))).bytes);
        expect(ask('pdfinfo')).toMatch(/Tagged: +yes/);
        const fonts = ask('pdffonts').trim().split('\n').slice(2);
        expect(fonts.length).toBeGreaterThan(1);
        for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
        expect(ask('pdftotext')).toContain('Fűtőmű Țâșnire Őr');
        expect(ask('pdfinfo', '-struct')).toMatch(/H1[\s\S]*Table[\s\S]*TH[\s\S]*Link/);
      } finally {
        rmSync(directory, { recursive: true });
      }
    });
  });
});
