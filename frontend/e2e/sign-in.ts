import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { countLetters, nextLetter } from './outbox.ts';

const EMAIL = 'admin@example.com';
const kept = () => join(process.env.E2E_DATA!, 'admin-session.json');

/** Signs in through the screen with a really mailed code, and keeps the session for calls beside the page. */
export async function signIn(page: Page): Promise<void> {
  const before = countLetters('code');
  await page.goto('/auth');
  await page.getByRole('textbox').fill(EMAIL);
  await page.getByRole('button', { name: /magic link/i }).click();
  await page.getByRole('textbox').fill(await codeAfter(before));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().storageState({ path: kept() });
}

/** A signed-in caller beside the page, so that the page itself stays a visitor's. Codes come once a minute: one session serves all. */
export async function signedInRequest(): Promise<APIRequestContext> {
  const baseURL = process.env.E2E_URL!;
  const extraHTTPHeaders = { Origin: baseURL };
  if (existsSync(kept())) return request.newContext({ baseURL, extraHTTPHeaders, storageState: kept() });
  const context = await request.newContext({ baseURL, extraHTTPHeaders });
  const before = countLetters('code');
  await context.post('/api/admin/send-magic-link', { data: { email: EMAIL } });
  await context.post('/api/admin/verify-magic-link', {
    data: { email: EMAIL, token: await codeAfter(before) },
  });
  await context.storageState({ path: kept() });
  return context;
}

async function codeAfter(before: number): Promise<string> {
  const body = (await nextLetter('code', before)).split(/\r?\n\r?\n/).slice(1).join('\n'); // prettier-ignore
  return /(?<!\d)\d{6}(?!\d)/.exec(body)![0];
}
