import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { sharedPlace } from './place.ts';
import { responsesFor } from './responses.ts';
import { signedInRequest } from './sign-in.ts';

/** Addresses of one journey's own clients, so that journeys do not meet. */
export function clientsOf(journey: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${journey}${index + 1}@proba.example`);
}

export const rowOf = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });

/** Opens the dashboard with the session that all journeys of a server keep: sign-in codes come only once a minute. */
export async function openDashboard(page: Page, search = '', place = sharedPlace()): Promise<void> {
  const request = await signedInRequest(place);
  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies);
  await request.dispose();
  await page.goto(`/dashboard${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kitöltések' })).toBeVisible();
}

/** Uploads one response a client through the dialog. */
export async function uploadResponses(page: Page, emails: string[]): Promise<void> {
  const buffer = await responsesFor(page.request, await firstQuestionnaire(page.request), emails);
  await page.getByRole('button', { name: 'Válaszok feltöltése' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'valaszok.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await dialog.getByRole('button', { name: 'Feltöltés', exact: true }).click();
  await expect(dialog.getByText('Minden sor rendben bekerült.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(dialog).toHaveCount(0);
}

/** The questionnaire that the dashboard shows on a first visit. */
export async function firstQuestionnaire(request: APIRequestContext): Promise<number> {
  const list = (await (await request.get('/api/admin/questionnaires')).json()) as { id: number }[];
  return list[0]!.id;
}

/** Has the texts of these rows written, by the button that each of them shows. */
export async function generate(page: Page, emails: string[]): Promise<void> {
  for (const email of emails)
    await rowOf(page, email)
      .getByRole('button', { name: /^Generálás/ })
      .click();
  for (const email of emails) await expect(rowOf(page, email).getByText('Elkészült')).toBeVisible();
}

/** Opens a row's edit panel and answers it. */
export async function openPanel(page: Page, email: string): Promise<Locator> {
  await rowOf(page, email)
    .getByRole('button', { name: /^Szerkesztés/ })
    .click();
  const panel = page.getByRole('region', { name: /^Szövegek szerkesztése/ });
  await expect(textOf(panel, 'Összefoglaló értékelés')).toBeVisible();
  return panel;
}

/** One text of the edit panel, by its label. */
export const textOf = (panel: Locator, label: string): Locator =>
  panel.getByRole('textbox', { name: label, exact: true });
