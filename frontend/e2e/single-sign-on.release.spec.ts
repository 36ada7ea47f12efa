import { expect, test } from '@playwright/test';
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
} from '../../backend/test/fakes/identity-provider.ts';
import { expectAccessible } from './accessible.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { word } from './words.ts';

const NAME = 'Klinikai fiók';
const ADMIN = { id: 'admin', email: 'admin@example.com' };
const text = (key: string) => word('hu', key);

let provider: IdentityProvider;
let server: OwnServer;
test.beforeAll(async ({ playwright }) => {
  provider = await startIdentityProvider();
  server = await startOwnServer(playwright, {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: NAME,
    OUTBOUND_PRIVATE_HOSTS: provider.host,
  });
  await provider.welcome(server.url);
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

test('an admin signs in with the organisation’s account, and comes to the page they wanted, although it failed before', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'hu-HU' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'hu'));
  const link = page.getByRole('link', { name: text('sign-in.single.open').replace('{name}', NAME) });
  const problem = page.getByRole('alert');

  provider.account = { ...ADMIN, email_verified: false };
  await page.goto('/users?from=mail#top');
  await expect(page).toHaveURL(/\/auth\?back=/);
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(/\/auth\?problem=single_sign_on_unverified$/);
  await expect(problem).toContainText('nincs megerősített e-mail-címe');
  await expectAccessible(page);

  // Whoever stays away for too long comes back without the mark that the browser was given.
  await page.route('**/api/single-sign-on/start**', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    await context.clearCookies();
    await route.fulfill({ status: answer.status(), headers: { location: answer.headers().location! } });
  });
  await link.click();
  await expect(page).toHaveURL(/\/auth\?problem=single_sign_on_refused$/);
  await expect(problem).toContainText('lejárt az idő');
  await page.unrouteAll();

  provider.account = { ...ADMIN, email_verified: true };
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: text('users.title') })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/users?from=mail#top`);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: text('users.title') })).toBeVisible();
  await context.close();
});

test('a single sign-on that was begun at another site leads nowhere but to this one', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'hu-HU' });
  const page = await context.newPage();
  await page.goto('/auth?problem=single_sign_on_unknown');
  await page.evaluate(() => sessionStorage.setItem('sign-in-back', 'https://elsewhere.example/'));
  await page.reload();
  provider.account = { ...ADMIN, email_verified: true };
  await page.getByRole('link', { name: text('sign-in.single.open').replace('{name}', NAME) }).click();
  await page.waitForURL('**/dashboard');
  expect(new URL(page.url()).origin).toBe(server.url);
  await context.close();
});
