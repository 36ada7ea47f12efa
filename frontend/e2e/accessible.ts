import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with every rule of WCAG 2.0 to 2.2, A and AA, that the page breaks. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Without a second page for every look; frames of this origin are looked into all the same.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
}

interface Looking {
  /** At its full height: where it was scrolled to, a bar that stays in sight may cover half a control. */
  isScrolled?: boolean;
}

/** Checks a state of the page in every width it is made for; nothing may reach beyond the window (WCAG 1.4.10). */
export async function expectAccessibleInAllWidths(
  page: Page,
  { isScrolled = false }: Looking = {},
): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // Windows that slide into place are judged where they come to rest.
    await page.waitForTimeout(400);
    if (isScrolled) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
    }
    await expectAccessible(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
}
