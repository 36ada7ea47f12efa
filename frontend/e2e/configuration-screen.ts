import { expect, type Page } from '@playwright/test';
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
