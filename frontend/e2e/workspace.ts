import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { sharedPlace } from './place.ts';
import { firstQuestionnaire, importResponses, responsesFor, workbookOf } from './responses.ts';
import { signedInRequest } from './sign-in.ts';

/** Addresses of one journey's own clients, so that journeys do not meet. */
export function clientsOf(journey: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${journey}${index + 1}@proba.example`);
}

export const rowOf = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });

/** Opens the dashboard with the session that all journeys of a server keep: sign-in codes come only once a minute. */
export async function openDashboard(page: Page, search = '', place = sharedPlace()): Promise<void> {
  const request = await signedInRequest(place);
  await showDashboard(page, request, search);
  await request.dispose();
}

/**
 * The same with one response of each client, with texts or without, made by the admin's own calls: the way by the screen is walked
 * once, in workspace.spec.
 */
export async function openDashboardWith(
  page: Page,
  emails: string[],
  { search = '', written = true, place = sharedPlace() },
): Promise<void> {
  const request = await signedInRequest(place);
  const ids = await importResponses(request, emails);
  for (const id of written ? ids : [])
    await expect(await request.post(`/api/admin/evaluation/${id}/regenerate`)).toBeOK();
  await showDashboard(page, request, search);
  await request.dispose();
}

async function showDashboard(page: Page, request: APIRequestContext, search: string): Promise<void> {
  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies);
  await page.goto(`/dashboard${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kitöltések' })).toBeVisible();
}

/** Uploads one response a client through the dialog. */
export async function uploadResponses(page: Page, emails: string[]): Promise<void> {
  const buffer = await responsesFor(page.request, await firstQuestionnaire(page.request), emails);
  await page.getByRole('button', { name: 'Válaszok feltöltése' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(workbookOf(buffer));
  await dialog.getByRole('button', { name: 'Feltöltés', exact: true }).click();
  await expect(dialog.getByText('Minden sor rendben bekerült.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(dialog).toHaveCount(0);
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
