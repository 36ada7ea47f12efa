import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectWholeAccessible } from './accessible.ts';
import { settled } from './settled.ts';
import { signedInRequest } from './sign-in.ts';
import { clientsOf, openDashboardWith } from './workspace.ts';

const phone = { width: 390, height: 844 };

/** Where a thumb reaches: the lowest sixth of the window. */
async function expectUnderThumb(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const { y, height } = (await button.boundingBox())!;
  const size = page.viewportSize()!;
  expect(y).toBeGreaterThan((size.height * 5) / 6);
  expect(height).toBeGreaterThanOrEqual(44);
}

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('on a phone a result is reviewed, approved and sent with the thumb', async ({ page }) => {
  const [email] = clientsOf('telefon', 1) as [string];
  await openDashboardWith(page, [email], { search: 'telefon' });
  const request = await signedInRequest();
  const found = await request.get('/api/admin/evaluations?questionnaireId=1&search=telefon1&fields=summary');
  const [{ id }] = (await found.json()) as [{ id: string }];
  await request.dispose();

  await page.setViewportSize(phone);
  await page.goto('/dashboard?search=telefon1');
  const first = page.getByRole('listitem').filter({ hasText: email });
  await expect(first).toBeVisible();
  await expect(page.getByRole('button', { name: 'Összes újragenerálása' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Továbbiak' }).click();
  await expect(page.getByRole('menuitem', { name: 'Összes újragenerálása' })).toBeVisible();
  await page.keyboard.press('Escape');
  const filters = page.getByRole('button', { name: /^Szűrők( |$)(?!törl)/ });
  await filters.click();
  await page.getByRole('button', { name: 'Rám bízva' }).click();
  await expect(filters).toHaveText('Szűrők (1)');

  await page.goto(`/review?edit=${id}`);
  const approve = page.getByRole('button', { name: /^Jóváhagyás olvas/ });
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...phone, width });
    await expectUnderThumb(page, approve);
    await expectUnderThumb(page, page.getByRole('button', { name: 'Előző értékelés' }));
    await expectUnderThumb(page, page.getByRole('button', { name: 'Következő értékelés' }));
    await expectToFit(page);
  }
  await expectWholeAccessible(page);
  await page.setViewportSize(phone);
  await approve.click();
  await expect(approve).toHaveCount(0);

  await page.goto(`/evaluations/${id}`);
  const send = page.getByRole('button', { name: /^Küldés:/ });
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...phone, width });
    await expectUnderThumb(page, send);
    await expectToFit(page);
  }
  await page.mouse.wheel(0, 20_000);
  await expectUnderThumb(page, send);
  await expectWholeAccessible(page);
  await page.setViewportSize(phone);
  await send.click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await settled(page);
  await question.getByRole('button', { name: 'Küldés' }).click();
  await expect(page.getByText('Elküldve', { exact: true }).first()).toBeVisible();
});
