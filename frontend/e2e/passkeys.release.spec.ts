import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllWidths } from './accessible.ts';
import { countLetters, nextLetter } from './outbox.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

const COLLEAGUE = 'kollega@example.com';
const text = (key: string) => word('hu', key);

let server: OwnServer;
test.beforeAll(async ({ playwright }) => {
  server = await startOwnServer(playwright, {});
});
test.afterAll(() => server.stop());

/** A browser of its own on a device that has passkeys, as Chromium acts one. */
async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'hu-HU' });
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'hu'));
  return page;
}

const press = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true }).click();

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/auth');
}

test('an admin adds a passkey, signs in with it and requires them; a colleague has to add one; it is removed for who lost it', async ({
  browser,
}) => {
  const page = await openDevice(browser);
  const beside = await signedInRequest(server);
  await page.context().addCookies((await beside.storageState()).cookies);

  await page.goto('/account');
  await press(page, 'account.passkeys.add');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('account.passkeys.name')).fill('MacBook');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const own = page.getByRole('row').filter({ hasText: 'MacBook' });
  await expect(own).toContainText(text('account.passkeys.never-used'));
  await expectAccessibleInAllWidths(page);

  await signOut(page);
  await press(page, 'sign-in.passkey.open');
  await page.waitForURL('**/dashboard');
  await page.goto('/account');
  await expect(own).not.toContainText(text('account.passkeys.never-used'));

  await beside.post('/api/admin/users', { data: { email: COLLEAGUE } });
  await page.goto('/settings/privacy');
  const rule = page.getByRole('switch', { name: text('settings.field.passkey-required') });
  await rule.click();
  await page.getByRole('button', { name: text('settings.save.action'), exact: true }).click();
  await expect(page.getByText(text('settings.save.done')).first()).toBeVisible();

  const other = await openDevice(browser);
  const before = countLetters('code', server);
  await other.goto('/auth');
  await other.getByRole('textbox').fill(COLLEAGUE);
  await press(other, 'sign-in.email.send');
  const code = /[?&]token=(\d{6})\b/.exec(await nextLetter('code', before, server))![1]!;
  await other.getByRole('textbox').fill(code);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: text('sign-in.add.title') })).toBeVisible();
  await expectAccessibleInAllWidths(other);
  await other.goto('/users');
  await expect(other.getByRole('heading', { level: 1, name: text('sign-in.add.title') })).toBeVisible();
  await other.getByLabel(text('sign-in.add.name')).fill('Telefon');
  await press(other, 'sign-in.add.ok');
  await expect(other.getByRole('heading', { level: 1, name: text('users.title') })).toBeVisible();

  await page.goto('/users');
  const row = page.getByRole('row').filter({ hasText: COLLEAGUE });
  const more = row.getByRole('button', { name: new RegExp(`^${text('users.more')}`) });
  const remove = page.getByRole('menuitem', { name: text('users.passkeys.open') });
  await more.click();
  await remove.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('users.passkeys.ok') }).click();
  await expect(dialog).toHaveCount(0);
  await more.click();
  await expect(page.getByRole('menuitem', { name: text('users.sign-out.open') })).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signOut(other);
  await press(other, 'sign-in.passkey.open');
  await expect(other.getByText(text('sign-in.passkey.failed')).first()).toBeVisible();
  await beside.dispose();
});
