import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { countLetters, nextLetter } from './outbox.ts';
import { sharedPlace, type Place } from './place.ts';

const EMAIL = 'admin@example.com';
const kept = ({ data }: Place) => join(data, 'admin-session.json');

/** Signs in through the screen with a really mailed code, and keeps the session for calls beside the page. */
export async function signIn(page: Page, place = sharedPlace()): Promise<void> {
  await signInAs(page, EMAIL, place);
  await page.context().storageState({ path: kept(place) });
}

/** Signs anybody in through the screen, without keeping the session. */
export async function signInAs(page: Page, email: string, place = sharedPlace()): Promise<void> {
  const before = countLetters('code', place);
  await page.goto('/auth');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: /^(Kód küldése e-mailben|E-mail me a code)$/ }).click();
  await page.getByRole('textbox').fill(await codeAfter(before, place));
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Gives a page the session that all journeys keep, and the back office's language. */
export async function enterBackOffice(page: Page, language: 'hu' | 'en'): Promise<void> {
  const request = await signedInRequest();
  const { cookies } = await request.storageState();
  await request.dispose();
  await page.context().addCookies(cookies);
  await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
}

/** A signed-in caller beside the page, so that the page itself stays a visitor's. Codes come once a minute: one session serves all. */
export async function signedInRequest(place = sharedPlace()): Promise<APIRequestContext> {
  const baseURL = place.url;
  const extraHTTPHeaders = { Origin: baseURL };
  if (existsSync(kept(place)))
    return request.newContext({ baseURL, extraHTTPHeaders, storageState: kept(place) });
  const context = await request.newContext({ baseURL, extraHTTPHeaders });
  const before = countLetters('code', place);
  await expect(await context.post('/api/admin/send-magic-link', { data: { email: EMAIL } })).toBeOK();
  const token = await codeAfter(before, place);
  const answer = await context.post('/api/admin/verify-magic-link', { data: { email: EMAIL, token } });
  // Otherwise every journey after this one fails for a reason that it can't tell.
  await expect(answer).toBeOK();
  await context.storageState({ path: kept(place) });
  return context;
}

/** The code as the letter's link carries it: elsewhere a letter has other numbers of six digits. */
async function codeAfter(before: number, place: Place): Promise<string> {
  return /[?&]token=(\d{6})\b/.exec(await nextLetter('code', before, place))![1]!;
}
