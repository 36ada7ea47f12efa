import { expect } from '@playwright/test';
import { clientsOf, openDashboardWith, openPanel, rowOf, textOf } from './workspace.ts';
import { bar, test } from './writer-server.ts';

test('writing all texts shows its progress, also after a reload and in a second tab', async ({
  page,
  context,
  writer,
}) => {
  // Enough that a slow page can be watched while they are written; on a busy machine that takes two minutes.
  const emails = clientsOf('halad', 8);
  test.setTimeout(300_000);
  await openDashboardWith(page, emails, { search: 'halad', written: false, place: writer });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(rowOf(second, emails[0]!).getByText('Függőben')).toBeVisible();

  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await page.getByRole('menuitem', { name: 'Összes újragenerálása' }).click();
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
  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await expect(page.getByRole('menuitem', { name: 'Generálás folyamatban' })).toBeDisabled();
  await page.keyboard.press('Escape');

  for (const tab of [page, second]) {
    // Eight texts are written, one after the other.
    await expect(bar(tab, all)).toHaveCount(0, { timeout: 150_000 });
    for (const email of emails) await expect(rowOf(tab, email).getByText('Elkészült')).toBeVisible();
  }
});

test('a text that was written anew while somebody types is offered, not written over theirs', async ({
  page,
  writer,
}) => {
  const [email] = clientsOf('kozben', 1) as [string];
  await openDashboardWith(page, [email], { search: email, written: false, place: writer });
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
