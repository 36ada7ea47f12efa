import { execFileSync } from 'node:child_process';
import { openZip } from '../../src/platform/workbooks/zip-parts.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { requirement } from '../setup/requirements.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted } from '../setup/work.js';

describe('The report of a programme', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin);
    const rows = [0, 1, 2, 3, 5, 5].map((right, n) => smallResponse(n, right));
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows)),
      200,
    );
    await counted(test);
  });
  afterAll(() => test?.close());

  const path = (query: string) => `/api/admin/analytics/${questionnaireId}/report?${query}`;
  /** The clients of the sample rows by name and address: nobody of them is in a report. */
  const people = () =>
    test.sql<{ name: string; clinic: string; email: string }>(
      'SELECT client_name AS name, clinic_name AS clinic, client_email AS email FROM evaluation',
    );

  it('is a document of Word with real text, headings and no name', async () => {
    const answer = await admin.get<Buffer>(path('format=docx&language=hu'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/Programjelentes .* hu\.docx"/);
    const chunks: Buffer[] = [];
    await (await openZip(answer.body)).read('word/document.xml', (chunk) => chunks.push(chunk));
    const xml = Buffer.concat(chunks).toString();
    const text = xml.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('6 kitöltés érkezett');
    expect(text).toContain('Az eredmények átlaga 53,3%');
    expect(text).toContain('4 (66,7%), n = 6');
    expect(xml).toContain('w:val="Heading1"');
    for (const { name, clinic, email } of await people())
      for (const who of [name, clinic, email].filter(Boolean)) expect(text).not.toContain(who);
  });

  requirement('pdfinfo')('looked at from outside', () => {
    it('is a PDF of the same, in English', async () => {
      const answer = await admin.get<Buffer>(path('format=pdf&language=en'));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(/Programme report .* en\.pdf"/);
      expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
      const input = answer.body;
      const text = execFileSync('pdftotext', ['-layout', '-', '-'], { encoding: 'utf8', input });
      expect(text).toContain('Responses: 6, of which 6 can be evaluated.');
      expect(text).toContain('The mean of the results is 53.3%');
      for (const { email } of await people()) expect(text).not.toContain(email);
    });
  });

  it('refuses what it cannot be made of, and those who may not see the figures', async () => {
    expect((await admin.get(path('format=odt'))).status).toBe(400);
    expect((await admin.get(path('format=pdf&language=de'))).status).toBe(400);
    expect(await admin.get(path('format=pdf&from=2026-06-01&to=2026-05-01'))).toMatchObject({
      status: 400,
      body: { code: 'period_reversed' },
    });
    const stranger = await documentedAdmin(test, 'stranger@clinic.example');
    expect((await stranger.get(path('format=pdf'))).status).toBe(403);
  });

  it('is not made without end', async () => {
    await test.sql(`UPDATE rate_counter SET count = 60 WHERE key LIKE 'programme-report:%'`);
    expect((await admin.get(path('format=pdf'))).status).toBe(429);
  });
});
