import { expect, type Page } from '@playwright/test';
import { askedFor } from '../../backend/test/fakes/ai-texts.ts';
import { clientsOf, openDashboardWith, rowOf } from './workspace.ts';
import { bar, test } from './writer-server.ts';

/** Picks every row that the list shows and starts one step for all of them. */
async function startForAll(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('checkbox', { name: 'Az oldal összes sorának kijelölése' }).check();
  await page
    .getByRole('region', { name: 'Műveletek a kijelölt értékelésekkel' })
    .getByRole('button', { name: button })
    .click();
}

test('a stopped job keeps what is done', async ({ page, writer }) => {
  const emails = clientsOf('megall', 10);
  await openDashboardWith(page, emails, { search: 'megall', written: false, place: writer });
  await startForAll(page, /^Szövegek írása \(10\)/);
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
  await openDashboardWith(page, emails, { search: 'hibas', written: false, place: writer });
  let refused = 0;
  writer.ai.respondWith(() => (refused++ === 0 ? 'error:context_length' : 'good'));
  await startForAll(page, /^Szövegek írása \(3\)/);
  await page.getByRole('main').getByRole('button', { name: 'Sikertelenek megtekintése' }).click();
  const dialog = page.getByRole('dialog', { name: /^Sikertelen tételek/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem').getByRole('paragraph')).not.toBeEmpty();
  await expect(rowOf(page, '@').getByText('Hiba', { exact: true })).toHaveCount(1);
  // A sentence that is asked for once more belongs to the writing that it is part of.
  const written = () => writer.ai.requests.filter(({ body }) => askedFor(body) === 'evaluation_texts').length;
  const asked = written();
  await dialog.getByRole('button', { name: 'Csak ezek újra (1)' }).click();
  for (const email of emails) await expect(rowOf(page, email).getByText('Elkészült')).toBeVisible();
  expect(written()).toBe(asked + 1);
});
