import { expect, type Locator, type Page } from '@playwright/test';
import { signedInRequest } from './sign-in.ts';

/** Opens a screen with the session that the other journeys keep: sign-in codes come only once a minute. */
export async function openScreen(page: Page, path: string, language: 'hu' | 'en' = 'hu'): Promise<void> {
  const request = await signedInRequest();
  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies);
  await request.dispose();
  await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** The questions of a section in the list. */
export const rowsOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('listitem');

/** Creates an empty questionnaire on the screen that lists them, and goes on to where its questions are set up. */
export async function createEmpty(page: Page, name: string): Promise<void> {
  const dialog = await openNew(page, 'Üres kérdőív');
  await dialog.getByLabel('Név').fill(name);
  await dialog.getByRole('button', { name: 'Létrehozás' }).click();
  await page.getByRole('link', { name: 'Vegye fel az első szakaszt' }).click();
  await expect(page).toHaveURL(/\/config\/questions/);
}

/** Opens the dialog of a new questionnaire, and says what it is made of. */
export async function openNew(page: Page, start: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Új kérdőív' }).click();
  await dialogOf(page).getByLabel('Miből induljon?').click();
  await page.getByTitle(start).click();
  return dialogOf(page);
}

export async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Új szakasz' }).click();
  await dialogOf(page).getByLabel('Szakasz neve').fill(name);
  await dialogOf(page).getByRole('button', { name: 'Hozzáadás' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

export async function addQuestion(page: Page, section: string, text: string, points: string): Promise<void> {
  await page.getByRole('button', { name: `Új kérdés: ${section}` }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Hozzáadás' })).toBeDisabled();
  await dialog.getByLabel('Kérdés', { exact: true }).fill(text);
  await dialog.getByLabel('Válaszok').click();
  await page.getByTitle('Egy jelölhető, a válaszokat később adom meg').last().click();
  await dialog.getByLabel('Pont').fill(points);
  await dialog.getByRole('button', { name: 'Hozzáadás' }).click();
  await dialog.getByRole('button', { name: 'Kész' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The question beside the list. */
export const paneOf = (page: Page) => page.locator('section[id^=question-]');

/** Shows a question of the list with all its fields. */
export async function chooseRow(row: Locator): Promise<Locator> {
  await row.getByLabel(/^Kérdés – /).focus();
  await expect(row).toHaveAttribute('aria-current', 'true');
  return paneOf(row.page());
}

export const saveAll = (page: Page) => page.getByRole('button', { name: /^Összes mentése/ });

/** Goes to another part of the setup by its name. */
export async function goToPart(page: Page, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'A beállítások részei' });
  await nav.getByRole('link', { name }).click();
  await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
}
