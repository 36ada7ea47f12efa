import { expect, type Locator, type Page } from '@playwright/test';
import { TRELLO_KEY, TRELLO_TOKEN } from '../../backend/test/fakes/trello-server.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn, test } from './settings-server.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');

async function editFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Szerkesztés/ })
    .first()
    .click();
  await dialogOf(page).getByLabel('Ütemezett szinkronizálás').waitFor();
}

test('a questionnaire is read by schedule: switched on, with an interval that the server takes', async ({
  page,
  settings,
}) => {
  await openSignedIn(page, settings, '/admin/questionnaires');
  await editFirst(page);
  const dialog = dialogOf(page);
  const minutes = dialog.getByLabel('Időköz percben');
  await expect(minutes).toBeHidden();
  await dialog.getByLabel('Ütemezett szinkronizálás').click();
  await minutes.fill('3');
  await dialog.getByRole('button', { name: 'Mentés' }).click();
  await expect(dialog.getByText('Adjon meg egy egész számot 5 és 1440 között.')).toBeVisible();
  await expectAccessible(page);
  await minutes.fill('15');
  await dialog.getByRole('button', { name: 'Mentés' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await editFirst(page);
  await expect(dialog.getByLabel('Ütemezett szinkronizálás')).toBeChecked();
  await expect(minutes).toHaveValue('15');
  await expect(dialog.getByText(/beolvasás/).first()).toBeVisible();
  await dialog.getByLabel('Ütemezett szinkronizálás').click();
  await dialog.getByRole('button', { name: 'Mentés' }).click();
  await expect(dialog).toBeHidden();
});

test('a Trello card is made from the menu of a row, and its id stands in the row', async ({
  page,
  settings,
}) => {
  await openSignedIn(page, settings, '/admin/settings');
  const list = settings.trello.boards[0]!.lists[0]!;
  const values = { trello_api_key: TRELLO_KEY, trello_token: TRELLO_TOKEN, trello_list_id: list.id };
  for (const [key, value] of Object.entries(values)) {
    const headers = { origin: settings.url };
    const saved = await page.request.post('/api/admin/settings', { headers, data: { key, value } });
    expect(saved.ok()).toBe(true);
  }
  await page.goto('/dashboard');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: /^További műveletek/ }).click();
  await page.getByRole('menuitem', { name: 'Trello-kártya készítése' }).click();
  await expect(page.getByText('Elkészült a Trello-kártya').first()).toBeVisible();
  expect(settings.trello.cards).toHaveLength(1);
  const [card] = settings.trello.cards;
  expect(card!.idList).toBe(list.id);
  await expect(row.getByTitle(card!.id)).toBeVisible();
  await row.getByRole('button', { name: /^További műveletek/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Trello-kártya készítése' })).toHaveCount(0);
});

test('for how long data are kept is set after a question, and the privacy notice says it', async ({
  page,
  settings,
}) => {
  await openSignedIn(page, settings, '/admin/settings/privacy');
  const label = 'Személyes adatok megőrzése (hónap)';
  const save = page.getByRole('button', { name: 'Mentés', exact: true });
  await page.getByLabel(label, { exact: true }).fill('36');
  await save.click();
  await dialogOf(page).getByRole('button', { name: 'Mégse' }).click();
  await expect(page.getByText('Nem mentett módosítás').first()).toBeVisible();
  await save.click();
  await expect(dialogOf(page)).toContainText('36 hónapig őrizzük meg');
  await dialogOf(page).getByRole('button', { name: 'Megőrzési idő mentése' }).click();
  await expect(page.getByText('Beállítások mentve').first()).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('36 hónap elteltéig', { exact: false })).toBeVisible();
});
