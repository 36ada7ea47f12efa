import { expect, test } from '@playwright/test';
import { expectAccessibleInAllWidths } from './accessible.ts';
import { goToPart, openScreen } from './configuration-screen.ts';

// Each journey looks at its screens with axe, in three sizes.

test('the parts: unsaved work waits where it was typed, the browser goes back, and old links lead on', async ({
  page,
}) => {
  await openScreen(page, '/config');
  await expectAccessibleInAllWidths(page);
  await goToPart(page, 'Szövegek');
  await page.getByLabel('Bevezető szöveg').fill('Félbehagyott bevezető');
  await goToPart(page, 'Kapcsolatok');
  await expectAccessibleInAllWidths(page);
  const nav = page.getByRole('navigation', { name: 'A beállítások részei' });
  await expect(nav.getByRole('link', { name: 'Szövegek' })).toContainText('nincs mentve');
  await page.goBack();
  await expect(page.getByLabel('Bevezető szöveg')).toHaveValue('Félbehagyott bevezető');
  await page.getByRole('button', { name: 'Elvetés' }).click();
  await goToPart(page, 'Kérdések és válaszok');
  const row = (await page.locator('li[id^=question-]').nth(1).getAttribute('id'))!;
  const id = row.replace('-row', '');
  await page.goto(`/config#${id}`);
  await expect(page).toHaveURL(`/config/questions#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await page.goto('/admin/config/texts');
  await expect(page).toHaveURL('/config/texts');
});
