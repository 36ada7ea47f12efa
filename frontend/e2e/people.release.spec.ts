import { expect, test } from '@playwright/test';
import { languagesOf } from './level.ts';
import { enterBackOffice, signInAs } from './sign-in.ts';
import { firstQuestionnaire } from './responses.ts';
import { word } from './words.ts';

for (const language of languagesOf(['hu', 'en'] as const)) {
  test(`a colleague is added, let in, signed out, re-addressed and deleted (${language})`, async ({
    page,
    browser,
  }) => {
    const text = (key: string) => word(language, key);
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
    const email = `kollega-${language}@proba.example`;
    const other = `masik-${language}@proba.example`;
    const row = (address: string) => page.getByRole('row').filter({ hasText: address });
    const dialog = page.getByRole('dialog');
    const chooseFromMenu = async (address: string, key: string) => {
      await row(address)
        .getByRole('button', { name: new RegExp(`^${text('users.more')}`) })
        .click();
      await page.getByRole('menuitem', { name: text(key), exact: true }).click();
    };
    const said = (key: string) => page.getByText(text(key), { exact: true });
    await enterBackOffice(page, language);

    await page.goto('/users');
    const field = page.getByLabel(text('users.field.email'));
    await expect(button('users.add.ok')).toBeDisabled();
    await field.fill(`  ${email} `);
    await expect(button('users.add.ok')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(said('users.add.done')).toBeVisible();
    await expect(row(email)).toBeVisible();
    await expect(field).toHaveValue('');
    await field.fill(email);
    await button('users.add.ok').click();
    await expect(said('error.title')).toBeVisible();
    await expect(field).toHaveValue(email);

    const questionnaireId = await firstQuestionnaire(page.request);
    const list = (await (await page.request.get('/api/admin/questionnaires')).json()) as {
      id: number;
      name: string;
    }[];
    const { name } = list.find(({ id }) => id === questionnaireId)!;
    await page.goto('/admin-access');
    await expect(page).toHaveURL(/\/users$/);
    const change = async () => {
      await row(email)
        .getByRole('button', { name: new RegExp(`^${text('users.access.open')}`) })
        .click();
      await dialog.getByRole('checkbox', { name, exact: true }).click();
      await dialog.getByRole('button', { name: text('users.edit.ok'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await change();
    await expect(row(email)).toContainText(name);

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await signInAs(colleague, email);
    await page.goto('/users');
    await chooseFromMenu(email, 'users.sign-out.open');
    await dialog.getByRole('button', { name: text('users.sign-out.ok') }).click();
    await expect(said('users.sign-out.done')).toBeVisible();
    // The open page may be leading to the sign-in by itself just now.
    const another = await context.newPage();
    await another.goto('/questionnaires');
    await another.waitForURL(/\/auth\?ended=1&back=%2Fquestionnaires$/);
    await context.close();

    await page.goto('/users');
    await change();
    await expect(row(email)).not.toContainText(name);

    // Who is signed in is brought on at once.
    await page.goto('/auth?back=%2Fusers');
    await page.waitForURL('**/users');
    await row(email)
      .getByRole('button', { name: new RegExp(`^${text('users.edit.open')}`) })
      .click();
    await expect(dialog.getByLabel(text('users.field.email'))).toHaveValue(email);
    await dialog.getByLabel(text('users.field.email')).fill(other);
    await page.keyboard.press('Enter');
    await expect(said('users.edit.done')).toBeVisible();
    await chooseFromMenu(other, 'users.delete.open');
    await expect(dialog.getByRole('button', { name: text('ui.cancel') })).toBeFocused();
    await dialog.getByRole('button', { name: text('users.delete.ok') }).click();
    await expect(said('users.delete.done')).toBeVisible();
    await expect(row(other)).toHaveCount(0);
  });
}
