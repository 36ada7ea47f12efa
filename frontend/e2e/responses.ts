import { createRequire } from 'node:module';
import { expect, type APIRequestContext } from '@playwright/test';

interface Row {
  values: unknown[];
}
interface Workbook {
  xlsx: { load(bytes: Buffer): Promise<unknown>; writeBuffer(): Promise<ArrayBuffer> };
  addWorksheet(name: string): { addRow(values: unknown[]): unknown };
  worksheets: { getRow(n: number): Row; addRow(values: unknown[]): unknown }[];
}
const { Workbook: NewWorkbook } = createRequire(import.meta.url)('exceljs') as {
  Workbook: new () => Workbook;
};

interface Question {
  questionId: string;
  options: { label: string; points: number }[];
}

/** Yes, where that is one of the answers or there are none; else the answer that brings least. */
function answerTo({ options }: Question): string {
  const [least] = options.toSorted((one, other) => one.points - other.points);
  return least === undefined || options.some(({ label }) => label === 'Igen') ? 'Igen' : least.label;
}

/** Fills the sample that the product itself hands out: one row per e-mail address, yes wherever that is an answer. */
export async function responsesFor(
  request: APIRequestContext,
  questionnaireId: number,
  emails: string[],
): Promise<Buffer> {
  const answer = await request.get(`/api/admin/download-sample-excel?questionnaireId=${questionnaireId}`);
  const workbook = new NewWorkbook();
  await workbook.xlsx.load(await answer.body());
  const sheet = workbook.worksheets[0]!;
  const asked = await request.get(`/api/admin/questions?questionnaireId=${questionnaireId}`);
  const questions = (await asked.json()) as Question[];
  emails.forEach((email, index) => {
    const contact = [
      `2026-11-${10 + index} 09:30:15`,
      `Próba Ügyfél ${index + 1}`,
      email,
      `Próba Rendelő ${index + 1}`,
    ];
    const [, , , , , ...columns] = sheet.getRow(1).values;
    const answers = columns.map((column) => {
      const question = questions.find(({ questionId }) => questionId === column);
      return question === undefined ? 'Igen' : answerTo(question);
    });
    sheet.addRow([...contact, ...answers]);
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** What Microsoft Forms gives of one anonymous answer by a form that asks these questions: yes to all. */
export async function microsoftFormsFile(
  email: string,
  sections: Readonly<Record<string, readonly string[]>>,
): Promise<Buffer> {
  const workbook = new NewWorkbook();
  const sheet = workbook.addWorksheet('Sheet1');
  const questions = Object.values(sections).flat();
  const own = ['Az Ön neve', 'A rendelő neve', 'E-mail-címe'];
  sheet.addRow(['ID', 'Start time', 'Completion time', 'Email', 'Name', ...own, ...questions]);
  const times = [new Date('2026-11-10T09:20:00Z'), new Date('2026-11-10T09:30:15Z')];
  const contact = ['Próba Ügyfél', 'Próba Rendelő', email];
  sheet.addRow([1, ...times, 'anonymous', null, ...contact, ...questions.map(() => 'Igen')]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** What the upload of responses is given. */
export const workbookOf = (buffer: Buffer) => ({
  name: 'valaszok.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});

/** The questionnaire that the dashboard shows on a first visit. */
export async function firstQuestionnaire(request: APIRequestContext): Promise<number> {
  const list = (await (await request.get('/api/admin/questionnaires')).json()) as { id: number }[];
  return list[0]!.id;
}

/** Stores one response a client by the admin's own calls, and answers the evaluations' ids in the clients' order. */
export async function importResponses(request: APIRequestContext, emails: string[]): Promise<string[]> {
  const questionnaireId = await firstQuestionnaire(request);
  const headers = { 'X-Questionnaire-Id': String(questionnaireId) };
  const chosen = await request.post('/api/admin/session/questionnaire', { data: { questionnaireId } });
  await expect(chosen).toBeOK();
  const file = workbookOf(await responsesFor(request, questionnaireId, emails));
  await expect(await request.post('/api/admin/import-responses', { headers, multipart: { file } })).toBeOK();
  return Promise.all(
    emails.map(async (email) => {
      const query = new URLSearchParams({ questionnaireId: String(questionnaireId), search: email });
      const found = await request.get(`/api/admin/evaluations?${query.toString()}`);
      return ((await found.json()) as [{ id: string }])[0].id;
    }),
  );
}
