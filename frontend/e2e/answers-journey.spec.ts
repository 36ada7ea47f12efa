import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  addQuestion,
  addSection,
  chooseRow,
  dialogOf,
  createEmpty,
  openScreen,
  rowsOf,
} from './configuration-screen.ts';

interface Row {
  values: unknown[];
}
interface Sheet {
  getRow(number: number): Row;
  addRow(values: unknown[]): unknown;
}
interface Workbook {
  xlsx: { load(bytes: Buffer): Promise<unknown>; writeBuffer(): Promise<ArrayBuffer> };
  worksheets: Sheet[];
  getWorksheet(name: string): Sheet;
}
const { Workbook: NewWorkbook } = createRequire(import.meta.url)('exceljs') as {
  Workbook: new () => Workbook;
};
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const name = 'Válaszok útja';
const byHand = 'Hogyan lehet időpontot foglalni?';
const byWorkbook = 'Küldenek emlékeztetőt?';

async function bookAt(page: Page, path: string): Promise<Workbook> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  const workbook = new NewWorkbook();
  await workbook.xlsx.load(await answer.body());
  return workbook;
}

async function choose(dialog: Locator, workbook: Workbook): Promise<void> {
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  await dialog.locator('input[type=file]').setInputFiles({ name: 'fajl.xlsx', mimeType: xlsx, buffer });
}

/** The points of the clinic's row in the table of responses. */
const pointsOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('answers by hand and by workbook are counted in, and an unknown one when it is said what it means', async ({
  page,
}) => {
  await openScreen(page, '/questionnaires');
  await createEmpty(page, name);
  await addSection(page, 'Foglalás');
  await addQuestion(page, 'Foglalás', byHand, '5');
  const row = await chooseRow(rowsOf(page, 'Foglalás').first());
  await row.getByRole('button', { name: /^Válasz hozzáadása/ }).press('Enter');
  for (const [at, [label, points]] of Object.entries([
    ['Online', '8'],
    ['Telefonon', '3'],
    ['Sehogy', '0'],
  ])) {
    // A new answer takes the focus a moment after it was asked for.
    await expect(row.getByLabel(`Válasz – ${Number(at) + 1}. válasz`)).toBeFocused();
    await page.keyboard.type(label!);
    await row.getByLabel(`Pont – ${Number(at) + 1}. válasz`).fill(points!);
    if (at !== '2') await row.getByLabel(`Válasz – ${Number(at) + 1}. válasz`).press('Enter');
  }
  await row.getByLabel('Válasz – 3. válasz').press('Control+Enter');
  await expect(row.getByText('Mentve', { exact: true })).toBeVisible();

  const questionnaires = (await (await page.request.get('/api/admin/questionnaires')).json()) as {
    id: number;
    name: string;
  }[];
  const { id } = questionnaires.find((one) => one.name === name)!;
  const configuration = await bookAt(page, `/api/admin/export-config?questionnaireId=${id}`);
  configuration.getWorksheet('Kérdések').addRow([null, 'Foglalás', byWorkbook]);
  const answers = configuration.getWorksheet('Válaszok');
  const columns = (answers.getRow(1).values as string[]).slice(1);
  for (const [answer, points] of [
    ['Mindig', 4],
    ['Néha', 1],
    ['Soha', 0],
  ] as const) {
    const cells: Record<string, unknown> = {
      Szakasz: 'Foglalás',
      Kérdés: byWorkbook,
      Válasz: answer,
      Pont: points,
    };
    answers.addRow(columns.map((column) => cells[column] ?? null));
  }
  await page.getByRole('button', { name: 'Excel feltöltése' }).click();
  await choose(dialogOf(page), configuration);
  await dialogOf(page).getByRole('button', { name: 'Változások mentése' }).click();
  await expect(dialogOf(page).getByText('A változásokat elmentettük.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(rowsOf(page, 'Foglalás').filter({ hasText: 'Pont: 4' })).toHaveCount(1);

  const responses = await bookAt(page, `/api/admin/download-sample-excel?questionnaireId=${id}`);
  const sheet = responses.worksheets[0]!;
  const asked = (sheet.getRow(2).values as string[]).slice(1);
  const given = [
    ['elso@valaszok.example', 'Online', 'Mindig'],
    ['masodik@valaszok.example', 'Telefonon', 'csak néha'],
  ];
  for (const [index, [email, booking, reminder]] of given.entries())
    sheet.addRow(
      asked.map((label, at) =>
        at === 0
          ? `2026-11-${10 + index} 09:30:15`
          : at < 4
            ? [`Ügyfél ${index}`, email, `Rendelő ${index}`][at - 1]
            : label === byHand
              ? booking
              : reminder,
      ),
    );
  await page.getByRole('link', { name: 'Kitöltések', exact: true }).click();
  await page.getByRole('button', { name: 'Válaszok feltöltése' }).click();
  await choose(dialogOf(page), responses);
  await expect(dialogOf(page).getByText('csak néha').filter({ visible: true }).first()).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Feltöltés', exact: true }).click();
  await expect(dialogOf(page).getByText('csak néha').filter({ visible: true }).first()).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(pointsOf(page, 'elso@valaszok.example')).toContainText('12/12');
  await expect(pointsOf(page, 'masodik@valaszok.example')).toContainText('3/12');

  await page.getByRole('link', { name: 'Kérdőív beállításai' }).click();
  // The overview names them as the next step.
  await page.getByRole('link', { name: 'Ismeretlen válaszok' }).click();
  await expect(page.getByLabel('Melyik választ jelenti ez: „csak néha”?')).toHaveValue(/\d+/);
  await page.getByRole('button', { name: 'Ezt jelenti: „csak néha”' }).click();
  await dialogOf(page).getByRole('button', { name: 'Ezt jelenti' }).click();
  await expect(page.getByRole('button', { name: 'Ezt jelenti: „csak néha”' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kitöltések', exact: true }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Frissítés' }).click();
    await expect(pointsOf(page, 'masodik@valaszok.example')).toContainText('4/12', { timeout: 2000 });
  }).toPass();
});
