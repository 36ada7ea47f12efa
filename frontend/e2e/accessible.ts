import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isRelease } from './level.ts';
import { settled } from './settled.ts';

const dialogs = '[role="dialog"][aria-modal="true"]';

/**
 * Fails with every rule of WCAG 2.0 to 2.2, A and AA, that the page breaks. Where dialogs are open they alone are judged:
 * what lies behind them cannot be reached, and is a state of its own.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([]);
}

/**
 * The same in a window as high as the page, where no bar at its edge covers half a control. A page that grows while it is
 * looked at is looked at again.
 */
export async function expectWholeAccessible(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  for (let looksLeft = 3; ; looksLeft -= 1) {
    const height = await heightOf(page);
    await page.setViewportSize({ width, height });
    const violations = await violationsIn(page);
    if (violations.length === 0) return;
    if (looksLeft === 0 || (await heightOf(page)) === height) return expect(violations).toEqual([]);
  }
}

/** How high the page is, in CSS pixels; never less than the window. */
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Fails where text stands out too little from what is behind it: all that another colour scheme can break. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await found(builder(page).withRules(['color-contrast', 'link-in-text-block']))).toEqual([]);
}

async function violationsIn(page: Page): Promise<string[]> {
  const rules = builder(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  // Takes more time than all others together. Which colours may stand on which is tested by their tokens (contrast.test.ts).
  if (!isRelease) rules.disableRules(['color-contrast']);
  if ((await page.locator(dialogs).filter({ visible: true }).count()) > 0) rules.include(dialogs);
  return found(rules);
}

function builder(page: Page): AxeBuilder {
  // Without a second page for every look; frames of this origin are looked into all the same.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function found(rules: AxeBuilder): Promise<string[]> {
  const { violations } = await rules.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

interface Looking {
  /** At its full height: where it was scrolled to, a bar that stays in sight may cover half a control. */
  isScrolled?: boolean;
}

/**
 * Checks a state of the page in every width it is made for: nothing may reach beyond the window (WCAG 1.4.10). Rules are judged on
 * the phone alone; before a release in all widths.
 */
export async function expectAccessibleInAllWidths(
  page: Page,
  { isScrolled = false }: Looking = {},
): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // Windows that slide into place are judged where they come to rest.
    await settled(page);
    if (isRelease || width === 390) await (isScrolled ? expectWholeAccessible : expectAccessible)(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
}
