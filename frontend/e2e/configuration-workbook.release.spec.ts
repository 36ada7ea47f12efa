import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInAllWidths } from './accessible.ts';
import { dialogOf, openScreen } from './configuration-screen.ts';

interface Sheet {
  addRow(values: unknown[]): unknown;
  rowCount: number;
  getRow(number: number): { getCell(column: number): { value: unknown } };
}
const { Workbook } = createRequire(import.meta.url)('exceljs') as {
  Workbook: new () => {
    xlsx: { load(bytes: Buffer): Promise<unknown>; writeBuffer(): Promise<ArrayBuffer> };
    getWorksheet(name: string): Sheet;
  };
};
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
// The journey looks at its screens with axe, in three sizes.

test('a workbook is checked and shown before anything is stored', async ({ page }) => {
  await openScreen(page, '/config/questions');
  const workbook = await exportedWorkbook(page);
  const questions = workbook.getWorksheet('Kérdések');
  questions.addRow([null, 'Ilyen szakasz nincs', 'Új kérdés?', null, 'sok']);
  await page.getByRole('button', { name: 'Excel feltöltése' }).click();
  const dialog = dialogOf(page);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rossz.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
  await expect(dialog.getByText('Hibás fájl típus')).toBeVisible();
  await choose(dialog, Buffer.from(await workbook.xlsx.writeBuffer()));
  await expect(dialog.getByText('A munkafüzetben hibák vannak', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('Kérdések');
  await expect(dialog.getByRole('button', { name: 'Változások mentése' })).toHaveCount(0);
  await expectAccessibleInAllWidths(page);

  await dialog.getByRole('button', { name: 'Másik fájl feltöltése' }).click();
  const good = await exportedWorkbook(page);
  const sheet = good.getWorksheet('Kérdések');
  sheet.getRow(2).getCell(3).value = 'Átírt kérdés a munkafüzetből?';
  await choose(dialog, Buffer.from(await good.xlsx.writeBuffer()));
  await expect(dialog.getByText('Még semmit sem mentettünk el', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Átírt kérdés a munkafüzetből?').first()).toBeVisible();
  await expectAccessibleInAllWidths(page);
  await dialog.getByRole('button', { name: 'Változások mentése' }).click();
  await expect(dialog.getByText('A változásokat elmentettük.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(page.getByRole('button', { name: 'Excel feltöltése' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Kérdés – 1. kérdés' }).first()).toHaveValue(
    'Átírt kérdés a munkafüzetből?',
  );
});

async function exportedWorkbook(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Sablon letöltése' }).dispatchEvent('click'),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.concat(chunks));
  return workbook;
}

async function choose(dialog: Locator, buffer: Buffer): Promise<void> {
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'beallitasok.xlsx', mimeType: xlsx, buffer });
}
