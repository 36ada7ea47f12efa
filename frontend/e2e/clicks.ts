import { expect, type Locator, type Page } from '@playwright/test';

/** Counts every press of a mouse on any page from now on, as the browser sees them: none can be left out. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => {
    const told = window as unknown as { countClick: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && told.countClick(), true);
  });
  return () => clicks;
}

/** Types where the cursor is; where it is not, a person would have to click first. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await field.page().keyboard.type(text);
}

/** Opens the browser's choice of files by a click and chooses a workbook; what is clicked in it is not the product's. */
export async function chooseWorkbook(drop: Locator, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const [chooser] = await Promise.all([drop.page().waitForEvent('filechooser'), drop.click()]);
  await chooser.setFiles({ name, mimeType, buffer });
}
