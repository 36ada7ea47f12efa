import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signedInRequest } from './sign-in.ts';

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
// Each journey looks at its screens with axe, in two sizes.
test.setTimeout(180_000);

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** Opens a screen with the session that the other journeys keep: sign-in codes come only once a minute. */
async function open(page: Page, path: string, language: 'hu' | 'en' = 'hu'): Promise<void> {
  const request = await signedInRequest();
  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies);
  await request.dispose();
  await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
}

/** No finding of axe on the wide and on the narrow screen. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    // Dialogs grow into place; half transparent they are no fair picture.
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(wide);
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const rowsOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('listitem');
const textOf = (row: Locator) => row.getByLabel(/^Kérdés – /);

async function addQuestion(page: Page, section: string, text: string, points: string): Promise<void> {
  await page.getByRole('button', { name: `Új kérdés: ${section}` }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Hozzáadás' })).toBeDisabled();
  await dialog.getByLabel('Kérdés', { exact: true }).fill(text);
  await dialog.getByLabel('Pont').fill(points);
  await dialog.getByRole('button', { name: 'Hozzáadás' }).click();
  await expect(dialog).toHaveCount(0);
}

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Új szakasz' }).click();
  await dialogOf(page).getByLabel('Szakasz neve').fill(name);
  await dialogOf(page).getByRole('button', { name: 'Hozzáadás' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

test('a questionnaire is set up by hand, from its creation to the order of its questions', async ({
  page,
}) => {
  await open(page, '/questionnaires');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Új kérdőív' }).click();
  await dialogOf(page).getByLabel('Név').fill('Kézi kérdőív');
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Létrehozás' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Kézi kérdőív' });
  await expect(row.getByText('kiválasztva')).toBeVisible();

  await page.getByRole('link', { name: 'Kérdőív beállításai' }).click();
  await expect(page.getByText('Még nincs olyan szakasz')).toBeVisible();
  await addSection(page, 'Időpontok');
  await addSection(page, 'Adatok');
  await addQuestion(page, 'Időpontok', 'Van online időpontfoglalás?', '5');
  await addQuestion(page, 'Időpontok', 'Van emlékeztető?', '3');
  const rows = rowsOf(page, 'Időpontok');
  await expect(rows).toHaveCount(2);

  const first = rows.first();
  await first.getByLabel(/^Pont – /).fill('2.5');
  await textOf(first).fill('Lehet online időpontot foglalni?');
  await first.getByRole('button', { name: 'Tipp és termék' }).click();
  await first.getByLabel(/^Termék webcíme – /).fill('nem cím');
  await expect(first.getByText('Teljes webcím kell', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('button', { name: /^Mentés/ }).click();
  await expect(first.getByRole('alert')).toContainText('pirossal');

  await page.getByRole('link', { name: 'Kitöltések' }).click();
  await expect(page.getByText('A nem mentett módosításokat megőriztük').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kérdőív beállításai' }).click();
  await expect(textOf(first)).toHaveValue('Lehet online időpontot foglalni?');

  await first.getByLabel(/^Pont – /).fill('4');
  await first.getByRole('button', { name: 'Tipp és termék' }).click();
  await first.getByLabel(/^Termék webcíme – /).fill('https://pelda.hu/naptar');
  await first.getByLabel(/^Termék neve – /).fill('Online naptár');
  await first.getByLabel(/^Termék neve – /).press('Enter');
  await expect(first.getByText('Mentve', { exact: true })).toBeVisible();
  await page.reload();
  await expect(first.getByLabel(/^Pont – /)).toHaveValue('4');
  await expect(first.getByRole('button', { name: 'Tipp és termék' })).toContainText('Online naptár');

  await first.getByRole('button', { name: /^Lejjebb/ }).click();
  await expect(textOf(rows.first())).toHaveValue('Van emlékeztető?');
  await expect(page.getByRole('button', { name: 'Lejjebb: 2. kérdés' })).toBeFocused();
  await textOf(rows.last()).press('Alt+ArrowUp');
  await expect(textOf(rows.first())).toHaveValue('Lehet online időpontot foglalni?');
  await rows
    .first()
    .locator('[draggable=true]')
    .dragTo(page.getByRole('button', { name: 'Adatok', exact: true }));
  await expect(rows).toHaveCount(1);
  await expect(rowsOf(page, 'Adatok')).toHaveCount(1);
  await page.getByRole('button', { name: 'Feljebb: Adatok' }).click();
  await expect(page.getByLabel('Szakasz neve').first()).toHaveValue('Adatok');
  await page.reload();
  await expect(rowsOf(page, 'Adatok')).toHaveCount(1);
  await expect(page.getByLabel('Szakasz neve').first()).toHaveValue('Adatok');

  await page
    .getByRole('button', { name: /^Törlés: 1. kérdés/ })
    .last()
    .click();
  await dialogOf(page).getByRole('button', { name: 'Kérdés törlése' }).click();
  await expect(rows).toHaveCount(0);
});

test('a workbook is checked and shown before anything is stored', async ({ page }) => {
  await open(page, '/config');
  const workbook = await exportedWorkbook(page);
  const questions = workbook.getWorksheet('Questions');
  questions.addRow([null, 'Ilyen szakasz nincs', 'Új kérdés?', null, 'sok']);
  await page.getByRole('button', { name: 'Excel feltöltése' }).click();
  const dialog = dialogOf(page);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'rossz.csv', mimeType: 'text/csv', buffer: Buffer.from('a') }); // prettier-ignore
  await expect(dialog.getByText('Hibás fájl típus')).toBeVisible();
  await choose(dialog, Buffer.from(await workbook.xlsx.writeBuffer()));
  await expect(dialog.getByText('A munkafüzetben hibák vannak', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('Questions');
  await expect(dialog.getByRole('button', { name: 'Változások mentése' })).toHaveCount(0);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Másik fájl feltöltése' }).click();
  const good = await exportedWorkbook(page);
  const sheet = good.getWorksheet('Questions');
  sheet.getRow(2).getCell(3).value = 'Átírt kérdés a munkafüzetből?';
  await choose(dialog, Buffer.from(await good.xlsx.writeBuffer()));
  await expect(dialog.getByText('Még semmit sem mentettünk el', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Átírt kérdés a munkafüzetből?').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Változások mentése' }).click();
  await expect(dialog.getByText('A változásokat elmentettük.')).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(page.getByRole('button', { name: 'Excel feltöltése' })).toBeFocused();
  await expect(page.getByText('Átírt kérdés a munkafüzetből?')).toBeVisible();
});

test('switching a section says what it does, and welcome texts reach the client’s page', async ({ page }) => {
  await open(page, '/config');
  await chooseQuestionnaire(page, 'Digitális érettség felmérése rendelők számára');
  const before = await page.getByText('Elérhető pontszám').locator('xpath=following-sibling::dd').innerText();
  await page.getByRole('switch').first().click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(`${before} →`);
  await expect(dialog).toContainText('Újrapontozásra kerülő');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ne számítson bele' }).click();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await page.getByRole('switch').first().click();
  await dialog.getByRole('button', { name: 'Számítson bele', exact: true }).click();
  await expect(page.getByRole('switch').first()).toBeChecked();

  const greeting = page.getByLabel('Köszöntés');
  const old = await greeting.inputValue();
  await greeting.fill('Kedves Kolléga, jó, hogy itt van!');
  await page.getByRole('button', { name: 'Szövegek mentése' }).click();
  await expect(page.getByText('Minden módosítás mentve')).toBeVisible();
  const list = (await (await page.request.get('/api/admin/evaluations?fields=summary')).json()) as { hashedUrl: string; status: string }[]; // prettier-ignore
  await page.goto(`/evaluation/${list.find(({ status }) => status === 'generated')!.hashedUrl}?preview=1`);
  await expect(page.getByText('Kedves Kolléga, jó, hogy itt van!')).toBeVisible();
  await page.goto('/config');
  await page.getByLabel('Köszöntés').fill(old);
  await page.getByRole('button', { name: 'Szövegek mentése' }).click();
  await expect(page.getByText('Minden módosítás mentve')).toBeVisible();
});

test('in English: a copy is made, deleted by its name, and brought back', async ({ page }) => {
  await open(page, '/config', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Questionnaire setup' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Questionnaires' }).click();
  await page.getByRole('button', { name: 'Copy: Digital maturity survey for clinics' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name of the copy').fill('A copy to be deleted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  const row = page.getByRole('row').filter({ hasText: 'A copy to be deleted' });
  await expect(row.getByText('selected')).toBeVisible();
  await row.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Make inactive' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog.getByText(/^questions: \d+$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('something else');
  await dialog.getByRole('button', { name: 'Delete questionnaire' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox').fill('A copy to be deleted');
  await dialog.getByRole('button', { name: 'Delete questionnaire' }).click();
  await expect(row).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore: A copy to be deleted' }).click();
  await expect(row).toBeVisible();
});

async function chooseQuestionnaire(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Kérdőív', exact: true });
  await choice.click();
  await page.getByTitle(name, { exact: true }).last().click();
  await expect(page).toHaveTitle(`A kérdőív beállításai – ${name}`);
}

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
  await dialog.getByRole('button', { name: 'Ellenőrzés' }).click();
}
