import { expect, type Page } from '@playwright/test';
import { clientsOf, openDashboard, openPanel, rowOf, textOf, uploadResponses } from './workspace.ts';
import { test } from './writer-server.ts';

const bar = (page: Page, name: string) => page.getByRole('main').getByRole('progressbar', { name });

/** Picks every row that the list shows and starts one step for all of them. */
async function startForAll(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('checkbox', { name: 'Az oldal összes sorának kijelölése' }).check();
  await page.getByRole('button', { name: button }).click();
}

test('writing all texts shows its progress, also after a reload and in a second tab', async ({
  page,
  context,
  writer,
}) => {
  const emails = clientsOf('halad', 8);
  await openDashboard(page, 'halad', writer);
  await uploadResponses(page, emails);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(rowOf(second, emails[0]!).getByText('Függőben')).toBeVisible();

  await page.getByRole('button', { name: 'Összes újragenerálása' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generálás indítása' }).click();
  const all = 'Minden szöveg elkészítése';
  await expect(bar(page, all)).toBeVisible();
  await expect(bar(second, all)).toBeVisible();
  await expect(second.getByRole('button', { name: '1 feladat fut' })).toBeVisible();
  await page.reload();
  await expect(bar(page, all)).toBeVisible();
  await expect
    .poll(async () => Number(await bar(page, all).getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Generálás folyamatban' })).toBeDisabled();

  for (const tab of [page, second]) {
    await expect(bar(tab, all)).toHaveCount(0);
    for (const email of emails) await expect(rowOf(tab, email).getByText('Elkészült')).toBeVisible();
  }
});

test('a stopped job keeps what is done', async ({ page, writer }) => {
  const emails = clientsOf('megall', 10);
  await openDashboard(page, 'megall', writer);
  await uploadResponses(page, emails);
  await startForAll(page, /^Generálás \(10\)/);
  const name = 'Kijelöltek szövegeinek készítése';
  await expect
    .poll(async () => Number(await bar(page, name).getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: `Leállítás: ${name}` }).click();
  await expect(page.getByRole('main').getByText(/^Leállítva, elkészült: \d+ \/ 10\.$/)).toBeVisible();
  await expect(rowOf(page, '@').getByText('Elkészült').first()).toBeVisible();
  await expect(rowOf(page, '@').getByText('Függőben').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Feladatok' }).click();
  await expect(page.getByText(/^Leállítva, elkészült: \d+ \/ 10\.$/)).toBeVisible();
});

test('what failed is listed with its reason, and only that is tried again', async ({ page, writer }) => {
  const emails = clientsOf('hibas', 3);
  await openDashboard(page, 'hibas', writer);
  await uploadResponses(page, emails);
  let refused = 0;
  writer.ai.respondWith(() => (refused++ === 0 ? 'error:context_length' : 'good'));
  await startForAll(page, /^Generálás \(3\)/);
  await page.getByRole('main').getByRole('button', { name: 'Sikertelenek megtekintése' }).click();
  const dialog = page.getByRole('dialog', { name: /^Sikertelen tételek/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem').getByRole('paragraph')).not.toBeEmpty();
  await expect(rowOf(page, '@').getByText('Hiba', { exact: true })).toHaveCount(1);
  const asked = writer.ai.requests.length;
  await dialog.getByRole('button', { name: 'Csak ezek újra (1)' }).click();
  for (const email of emails) await expect(rowOf(page, email).getByText('Elkészült')).toBeVisible();
  expect(writer.ai.requests.length).toBe(asked + 1);
});

test('a text that was written anew while somebody types is offered, not written over theirs', async ({
  page,
  writer,
}) => {
  const [email] = clientsOf('kozben', 1) as [string];
  await openDashboard(page, email, writer);
  await uploadResponses(page, [email]);
  await rowOf(page, email)
    .getByRole('button', { name: /^Generálás/ })
    .click();
  await expect(rowOf(page, email).getByText('Elkészült')).toBeVisible();
  const panel = await openPanel(page, email);
  const field = textOf(panel, 'Összefoglaló értékelés');
  await field.fill('A régi szöveg.');
  await panel.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(panel.getByText('Minden módosítás mentve')).toBeVisible();

  await panel.getByRole('button', { name: 'Újragenerálás: Összefoglaló értékelés' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Újragenerálás' }).click();
  await expect(panel.getByText('Új szöveg készül. Közben nyugodtan tovább írhat.')).toBeVisible();
  await field.fill('Közben ezt írtam.');
  await expect(panel.getByText('Elkészült az új szöveg. Az Önét nem írtuk felül:')).toBeVisible();
  await expect(field).toHaveValue('Közben ezt írtam.');
  await panel.getByRole('button', { name: 'Az új szöveg átvétele' }).click();
  await expect(field).toHaveValue(/pont/);
  await panel.getByRole('button', { name: 'Előző szöveg visszahozása' }).click();
  await expect(field).toHaveValue('Közben ezt írtam.');
});
