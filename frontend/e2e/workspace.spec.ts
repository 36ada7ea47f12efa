import { expect, test } from '@playwright/test';
import { countLetters, nextLetter } from './outbox.ts';
import { clientsOf, openDashboard, rowOf, uploadResponses } from './workspace.ts';

const emails = clientsOf('munka', 3);

test('many evaluations are generated, verified and sent together, and none is sent twice', async ({
  page,
}) => {
  await openDashboard(page);
  await uploadResponses(page, emails);

  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await page.getByRole('menuitem', { name: 'Összes újragenerálása' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generálás indítása' }).click();
  await page.getByPlaceholder('Név, rendelő vagy e-mail').fill('munka');
  for (const email of emails) {
    await expect(rowOf(page, email).getByText('Elkészült')).toBeVisible();
  }
  await page.getByRole('button', { name: /^(Feladatok|\d+ feladat fut)$/ }).click();
  await expect(page.getByText('Minden szöveg elkészítése').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The report of the job pushes down what stands below it, an open menu among it.
  await expect(page.getByText(/^Kész: \d+, sikertelen: 0/).first()).toBeVisible();

  await rowOf(page, emails[0]!).getByRole('checkbox').check();
  await rowOf(page, emails[1]!).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Jóváhagyás (2)' }).click();
  const honest = page.getByRole('dialog');
  await expect(honest.getByText(/„program ellenőrizte”/)).toBeVisible();
  await honest.getByRole('button', { name: 'Jóváhagyás' }).click();
  await expect(rowOf(page, emails[0]!).getByText('Jóváhagyva')).toBeVisible();
  await expect(rowOf(page, emails[1]!).getByText('Jóváhagyva')).toBeVisible();
  await expect(rowOf(page, emails[2]!).getByText('Elkészült')).toBeVisible();

  const before = countLetters('result');
  const first = rowOf(page, emails[0]!);
  await first.getByRole('button', { name: /^Küldés/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Küldés' }).click();
  await nextLetter('result', before);
  await expect(first.getByText('Elküldve')).toBeVisible();
  await expect(first.getByRole('button', { name: /^Küldés/ })).toHaveCount(0);
  await first.getByRole('checkbox').check();
  await expect(page.getByText('Kijelölve: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Küldés \(/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kijelölés megszüntetése' }).click();

  await first.getByRole('button', { name: /^További műveletek/ }).click();
  await page.getByRole('menuitem', { name: 'Állapot kézi beállítása…' }).click();
  const byHand = page.getByRole('dialog');
  await byHand.getByRole('radio', { name: 'Jóváhagyva' }).check();
  await byHand.getByRole('button', { name: 'Beállítás' }).click();
  await expect(first.getByRole('button', { name: /^Küldés/ })).toBeVisible();
});

test('deleting all asks for the name and can be taken back', async ({ page }) => {
  await openDashboard(page);
  await page.getByPlaceholder('Név, rendelő vagy e-mail').fill('munka');
  await expect(rowOf(page, emails[0]!)).toBeVisible();
  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await page.getByRole('menuitem', { name: 'Összes törlése…' }).click();
  const dialog = page.getByRole('dialog');
  const name = (await dialog.locator('strong').innerText()).trim();
  await dialog.getByRole('textbox').fill('valami más');
  await dialog.getByRole('button', { name: /^Törlés/ }).click();
  await expect(dialog.getByText('A beírt név nem egyezik.')).toBeVisible();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: /^Törlés/ }).click();
  const undo = page.getByRole('button', { name: /Visszavonás/ });
  // A message that is looked at stays.
  await undo.hover();
  await expect(rowOf(page, emails[0]!)).toHaveCount(0);
  await undo.click();
  await expect(rowOf(page, emails[0]!)).toBeVisible();
});
