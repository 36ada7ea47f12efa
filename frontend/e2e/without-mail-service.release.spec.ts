import { expect, test as base } from '@playwright/test';
import { countLetters, nextLetter } from './outbox.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { clientsOf, openDashboard, openDashboardWith, rowOf } from './workspace.ts';

const test = base.extend<object, { server: OwnServer }>({
  server: [
    async ({ playwright }, provide) => {
      const server = await startOwnServer(playwright, {});
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});

const saved = 'A levél a kimenő mappába került, nem ment el';
const [email, other] = clientsOf('mentett', 2) as [string, string];

test('a send without a mail service saves a letter, and nothing says that it was sent', async ({
  page,
  server,
}) => {
  await openDashboardWith(page, [email, other], { search: 'mentett', place: server });
  const bar = page.getByRole('complementary', { name: 'Ami még nincs beállítva' });
  await expect(bar).toContainText('A levelek nem mennek el');
  for (const one of [email, other]) await rowOf(page, one).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Jóváhagyás (2)' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Jóváhagyás' }).click();
  const row = rowOf(page, email);
  await expect(row.getByText('Jóváhagyva')).toBeVisible();

  const before = countLetters('result', server);
  await row.getByRole('button', { name: /^Küldés/ }).click();
  await expect(question.getByText(/^Nincs beállítva levelezőszolgáltatás/)).toBeVisible();
  await question.getByRole('button', { name: 'Mentés a kimenő mappába' }).click();
  expect(await nextLetter('result', before, server)).toContain(email);
  await expect(page.getByText(saved).first()).toBeVisible();
  await expect(row.getByText('A kimenő mappába került, nem ment el')).toBeVisible();
  await expect(row.getByText('Jóváhagyva')).toBeVisible();
  await expect(page.getByText('Elküldve', { exact: true }).and(row.locator('*'))).toHaveCount(0);

  // It can be sent once mails go out, so the step stays.
  await expect(row.getByRole('button', { name: /^Küldés/ })).toBeVisible();
  await rowOf(page, other).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Küldés (1)' }).click();
  await expect(question.getByText(/kimenő mappájába kerülnek/)).toBeVisible();
  await question.getByRole('button', { name: 'Mentés a kimenő mappába' }).click();
  await expect(rowOf(page, other).getByText('A kimenő mappába került, nem ment el')).toBeVisible();
  await expect(rowOf(page, other).getByText('Jóváhagyva')).toBeVisible();

  await row.getByRole('link', { name: /Próba Ügyfél/ }).click();
  await expect(page.getByRole('heading', { name: /Próba Ügyfél/, level: 1 })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('A kimenő mappába került, nem ment el').first(),
  ).toBeVisible();

  await bar.getByRole('button', { name: 'Elrejtés egy hétre' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the daily summary is asked for, and says that it does not go out yet', async ({ page, server }) => {
  await openDashboard(page, '', server);
  await page.goto('/account');
  await page.getByRole('switch', { name: /^Kérem az összefoglalót/ }).click();
  await expect(page.getByText(/az összefoglaló egyelőre nem megy el/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Kérem az összefoglalót/ })).toBeChecked();
});
