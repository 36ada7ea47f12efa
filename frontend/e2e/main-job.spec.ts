import { expect, test } from '@playwright/test';
import { countLetters, nextLetter } from './outbox.ts';
import { responsesFor } from './responses.ts';
import { signIn } from './sign-in.ts';

test('a response goes from upload to an opened evaluation', async ({ page, browser }) => {
  await signIn(page);
  const questionnaires = (await (await page.request.get('/api/admin/questionnaires')).json()) as {
    id: number;
  }[];
  const file = await responsesFor(page.request, questionnaires[0]!.id, [
    'uj.kliens@proba.example',
    'nem-cim',
  ]);

  await page.getByRole('button', { name: 'Válaszok feltöltése' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'valaszok.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await dialog.getByRole('button', { name: 'Feltöltés', exact: true }).click();
  await expect(dialog.getByText('nem-cim')).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click();

  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder('Név, rendelő vagy e-mail'))
    .first()
    .fill('uj.kliens@proba');
  const row = page.getByRole('row').filter({ hasText: 'uj.kliens@proba' });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Generálás/ }).click();
  await expect(row.getByText('Elkészült')).toBeVisible({ timeout: 20_000 });
  await row.getByRole('button', { name: /Jóváhagyás/ }).click();
  await expect(row.getByText('Jóváhagyva')).toBeVisible();

  const before = countLetters('result');
  await row.getByRole('button', { name: /Küldés/ }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('uj.kliens@proba.example')).toBeVisible();
  await question.getByRole('button', { name: /Küldés/ }).click();
  const link = /http:\/\/localhost:\d+(\/evaluation\/[\w-]+)/.exec(await nextLetter('result', before))![1]!;
  await expect(row.getByText('Elküldve')).toBeVisible({ timeout: 20_000 });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('Próba Rendelő 1')).toBeVisible();
  await visitor.getByRole('button', { name: 'Kezdés' }).click();
  await expect(visitor).toHaveURL(/s=1/);
  await visitor
    .getByRole('button', { name: 'Következő' })
    .or(visitor.getByRole('link', { name: 'Következő' }))
    .first()
    .click();
  await expect(visitor).toHaveURL(/s=2/);

  await page.getByRole('button', { name: 'Frissítés' }).click();
  await expect(row.getByText('Megnyitva')).toBeVisible();
});
