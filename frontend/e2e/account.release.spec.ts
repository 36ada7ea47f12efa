import { expect, test } from '@playwright/test';
import { languagesOf } from './level.ts';
import { sharedPlace } from './place.ts';
import { enterBackOffice } from './sign-in.ts';
import { word } from './words.ts';

for (const language of languagesOf(['hu', 'en'] as const)) {
  test(`a program works by a key until it is revoked, and the log tells of it (${language})`, async ({
    page,
    playwright,
  }) => {
    const text = (key: string) => word(language, key);
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
    const name = `Kimutatás ${language}`;
    const dialog = page.getByRole('dialog');
    await enterBackOffice(page, language);

    await page.goto('/dashboard');
    await page.getByRole('link', { name: new RegExp(`^${text('shell.account.own')}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('account.title') })).toBeVisible();
    await button('account.tokens.create').click();
    await dialog.getByLabel(text('account.tokens.name')).fill(name);
    await page.keyboard.press('Enter');
    const token = await dialog.getByRole('textbox', { name: text('account.tokens.token') }).inputValue();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: text('account.tokens.kept') }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(text('account.tokens.never-used'));
    await expect(page.getByText(token)).toHaveCount(0);

    const program = await playwright.request.newContext({
      baseURL: sharedPlace().url,
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    });
    expect((await program.get('/api/admin/questionnaires')).status()).toBe(200);
    expect((await program.get('/api/admin/settings')).status()).toBe(403);
    await page.reload();
    await expect(row).not.toContainText(text('account.tokens.never-used'));
    await row.getByRole('button').click();
    await dialog.getByRole('button', { name: text('account.tokens.revoke') }).click();
    await expect(row).toHaveCount(0);
    expect((await program.get('/api/admin/questionnaires')).status()).toBe(401);
    await program.dispose();

    await page.goto('/audit?action=token.revoke');
    const entry = page.getByRole('row').filter({ hasText: name });
    await expect(entry.getByText(text('audit.action.token-revoke'))).toBeVisible();
    await entry.getByText(text('audit.details')).click();
    await expect(entry.getByText(name)).toBeVisible();
    const download = page.waitForEvent('download');
    await button('audit.export.label').click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await button('ui.list.clear-filters').click();
    await expect(page).toHaveURL(/\/audit$/);
    await expect(page.getByText(text('audit.action.token-create')).first()).toBeVisible();
  });
}
