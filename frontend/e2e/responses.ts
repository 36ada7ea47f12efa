import { createRequire } from 'node:module';
import type { APIRequestContext } from '@playwright/test';

interface Row {
  values: unknown[];
}
interface Workbook {
  xlsx: { load(bytes: Buffer): Promise<unknown>; writeBuffer(): Promise<ArrayBuffer> };
  worksheets: { getRow(n: number): Row; addRow(values: unknown[]): unknown }[];
}
const { Workbook: NewWorkbook } = createRequire(import.meta.url)('exceljs') as {
  Workbook: new () => Workbook;
};

/** Fills the sample that the product itself hands out: one row per e-mail address, everything answered with yes. */
export async function responsesFor(
  request: APIRequestContext,
  questionnaireId: number,
  emails: string[],
): Promise<Buffer> {
  const answer = await request.get(`/api/admin/download-sample-excel?questionnaireId=${questionnaireId}`);
  const workbook = new NewWorkbook();
  await workbook.xlsx.load(await answer.body());
  const sheet = workbook.worksheets[0]!;
  const columns = sheet.getRow(1).values.length - 1;
  emails.forEach((email, index) => {
    const contact = [
      `2026-11-${10 + index} 09:30:15`,
      `Próba Ügyfél ${index + 1}`,
      email,
      `Próba Rendelő ${index + 1}`,
    ];
    sheet.addRow([...contact, ...Array<string>(columns - contact.length).fill('Igen')]);
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
