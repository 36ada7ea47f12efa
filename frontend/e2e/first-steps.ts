import { expect, test as base, type Page } from '@playwright/test';
import { typeInto } from './clicks.ts';
import { countLetters, nextLetter } from './outbox.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { openPostOffice } from './post-office.mjs';

/** An installation on which nobody has done anything yet; it writes texts by itself where a journey says so. */
export const test = base.extend<{ server: OwnServer; autoGenerate: 'true' | 'false' }>({
  autoGenerate: ['false', { option: true }],
  server: async ({ playwright, autoGenerate }, provide) => {
    let data = '';
    const post = await openPostOffice(0, () => data);
    const server = await startOwnServer(playwright, {
      SEED_DEMO: 'false',
      SMTP_URL: post.url,
      AUTO_GENERATE: autoGenerate,
    });
    ({ data } = server);
    await provide(server);
    await server.stop();
    await post.close();
  },
  baseURL: ({ server }, provide) => provide(server.url),
});

/** The button of a name. */
export const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Signs in by the code that the mail brings. */
export async function signInByHand(page: Page, server: OwnServer): Promise<void> {
  await page.goto('/auth');
  const before = countLetters('code', server);
  await typeInto(page.getByRole('textbox'), 'admin@example.com');
  await named(page, 'Kód küldése e-mailben').click();
  const letter = await nextLetter('code', before, server);
  await typeInto(page.getByRole('textbox'), /[?&]token=(\d{6})\b/.exec(letter)![1]!);
  await page.waitForURL('**/dashboard');
}

/** Creates the first questionnaire, and says what it is made of. */
export async function createFirst(page: Page, start: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Új kérdőív létrehozása' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Miből induljon?').click();
  await page.getByTitle(start).click();
  await dialog.getByLabel('Név').click();
  await typeInto(dialog.getByLabel('Név'), name);
  await named(page, 'Létrehozás').click();
  await page.waitForURL('**/config');
}

/** Scrolls through the texts as somebody who reads them, part by part. */
export async function readAll(page: Page): Promise<void> {
  const approve = named(page, 'Jóváhagyás olvasottként');
  const next = named(page, /^Következő olvasatlan/);
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(1000);
    if (await approve.isVisible()) return;
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 4);
    // The last text on the screen has counted as read before one goes on, however busy the machine is.
    if (isAtEnd) await approve.waitFor({ timeout: 5000 }).catch(() => next.click({ timeout: 5000 }));
    expect(await approve.isVisible()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [100] });
}
