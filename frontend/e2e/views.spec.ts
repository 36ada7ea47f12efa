import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signedInRequest } from './sign-in.ts';
import { testBeforeRelease } from './level.ts';
import { firstQuestionnaire } from './responses.ts';
import { clientsOf, openDashboard, openDashboardWith, rowOf } from './workspace.ts';

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const openViews = async (page: Page) => {
  await page.getByRole('button', { name: 'Nézet', exact: true }).click();
  return page.getByRole('dialog');
};

test('columns are chosen by the keyboard, and are there on another device', async ({ page, browser }) => {
  await openDashboard(page);
  const dialog = await openViews(page);
  await dialog.getByRole('checkbox', { name: 'E-mail' }).press(' ');
  await dialog.getByRole('button', { name: 'Előrébb: Határidő' }).press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0);

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  await device.goto('/dashboard');
  await expect(device.getByRole('columnheader', { name: 'Határidő' })).toBeVisible();
  await expect(device.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0);
  const shown = (await heads(device)).map((head) => head.trim()).filter(Boolean);
  expect(shown.indexOf('Határidő')).toBeLessThan(shown.indexOf('Létrehozva'));
  await other.close();

  await openViews(page);
  await dialog.getByRole('button', { name: 'Szokásos oszlopok' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
});

test('a view is saved, opened by its address in its questionnaire, removed and brought back', async ({
  page,
}) => {
  await openDashboard(page, 'rendelő');
  const first = await firstQuestionnaire(page.request);
  const dialog = await openViews(page);
  await expectAccessible(page);
  await dialog.getByLabel('A mostani szűrés és sorrend mentése').fill('Rendelők');
  await page.keyboard.press('Enter');
  const link = dialog.getByRole('link', { name: 'Rendelők', exact: true });
  await expect(link).toBeVisible();
  await dialog.getByRole('button', { name: 'Átnevezés: Rendelők' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Minden rendelő');
  await page.keyboard.press('Enter');
  const renamed = dialog.getByRole('link', { name: 'Minden rendelő' });
  await expect(renamed).toBeVisible();

  const headers = { origin: new URL(page.url()).origin };
  const data = { name: 'Nézetek kérdőíve', language: 'hu' };
  const made = await page.request.post('/api/admin/questionnaires', { headers, data });
  const { id } = (await made.json()) as { id: number };
  await page.evaluate((chosen) => localStorage.setItem('currentQuestionnaireId', String(chosen)), id);
  await page.goto(`/dashboard?search=rendel%C5%91&questionnaire=${first}`);
  await expect(page.getByRole('row').nth(1)).toContainText(/rendelő/i);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('currentQuestionnaireId')))
    .toBe(String(first));
  await page.request.delete(`/api/admin/questionnaires/${id}`, { headers });

  await openViews(page);
  await dialog.getByRole('button', { name: 'Törlés: Minden rendelő' }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Visszavonás' }).click();
  await expect(renamed).toBeVisible();
});

testBeforeRelease(
  'what is in the trash is found by its name, and leads to its place there',
  async ({ page }) => {
    const [email] = clientsOf('kukas', 1) as [string];
    await openDashboardWith(page, [email], { search: 'kukas', written: false });
    await expect(rowOf(page, email)).toBeVisible();
    const request = await signedInRequest();
    const questionnaireId = String(await firstQuestionnaire(request));
    const found = await request.get(
      `/api/admin/evaluations?questionnaireId=${questionnaireId}&search=kukas1`,
    );
    const [{ id }] = (await found.json()) as [{ id: string }];
    await expect(await request.post('/api/admin/evaluations/delete', { data: { ids: [id] } })).toBeOK();
    await request.dispose();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Keresés/ }).fill('kukas1@proba');
    const entry = page.getByRole('option').filter({ hasText: /Próba Ügyfél 1.*a kukában/ });
    await expect(entry).toHaveCount(1);
    await entry.click();
    await expect(page).toHaveURL(/\/trash\?item=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: /^Visszaállítás/ }).click();
    await expect(page.getByText('Ez már nincs a kukában', { exact: false })).toBeVisible();
  },
);
