import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const dialogs = '[role="dialog"][aria-modal="true"]';

/**
 * Fails with every rule of WCAG 2.0 to 2.2, A and AA, that the page breaks. Where dialogs are open they alone are judged:
 * what lies behind them cannot be reached, and is a state of its own.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const rules = builder(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  if ((await page.locator(dialogs).filter({ visible: true }).count()) > 0) rules.include(dialogs);
  await expectNoViolations(rules);
}

/** Fails where text stands out too little from what is behind it: all that another colour scheme can break. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(builder(page).withRules(['color-contrast', 'link-in-text-block']));
}

function builder(page: Page): AxeBuilder {
  // Without a second page for every look; frames of this origin are looked into all the same.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function expectNoViolations(rules: AxeBuilder): Promise<void> {
  const { violations } = await rules.analyze();
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
