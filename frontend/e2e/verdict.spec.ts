import { expect, test, type Locator, type Page } from '@playwright/test';
import type { EvaluationPayload } from '../src/public/evaluation/evaluation-view.ts';
import type { Language } from '../src/shared/texts/languages.ts';
import { withChange } from '../src/testing/make-evaluation.ts';
import { publicLanguages } from './level.ts';
import { expectAccessible } from './accessible.ts';
import { sentEvaluation } from './sent-evaluation.ts';
import { signedInRequest } from './sign-in.ts';
import { changeAnswer } from './state.ts';
import { word } from './words.ts';

const links = new Map<Language, string>();
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.beforeAll(async () => {
  const request = await signedInRequest();
  for (const language of publicLanguages) links.set(language, await sentEvaluation(request, language));
  await request.dispose();
});

for (const screen of screens)
  for (const language of publicLanguages)
    test(`verdict: in ${language} score, band, first step, weakest area and who says so stand on a first screen of ${screen.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(links.get(language)!);
      const banner = page.getByRole('banner');
      const bands = ['green', 'blue', 'amber', 'red'].map((band) => word(language, `score.band.${band}`));
      await expect(banner.getByText(/^\d[\d.,]*\s?%$/)).toBeInViewport({ ratio: 1 });
      await expect(banner.getByText(new RegExp(`^(${bands.join('|')})$`))).toBeInViewport({ ratio: 1 });
      await expect(firstStep(page, language)).toBeInViewport({ ratio: 1 });
      await expect(firstStep(page, language).locator('xpath=following-sibling::*[last()]')).toBeInViewport({
        ratio: 1,
      });
      const bar = await startBar(page, language);
      await expect.poll(() => endOf(beginning(page).first())).toBeLessThanOrEqual(bar);
      const areas = page
        .getByRole('navigation', { name: word(language, 'evaluation.contents.label') })
        .getByRole('link');
      // The last link is the summary's.
      if (screen.width > 390) await expect.poll(() => endOf(areas.nth(-2))).toBeLessThanOrEqual(bar);
      await expectAccessible(page);
    });

for (const language of publicLanguages)
  test(`verdict: in ${language} who says so stands on a phone's first screen where a clinic has answered twice`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[0]!);
    const link = links.get(language)!;
    const visit = { page, language, evaluation: link, form: '' };
    await changeAnswer<EvaluationPayload>(visit, '**/api/evaluation/*', withChange);
    await page.goto(`${link}?lang=${language}`);
    await expect(page.getByText(/12\/03\/2026|2026\.\s03\.\s12\.|12\.03\.2026/)).toBeVisible();
    const bar = await startBar(page, language);
    await expect.poll(() => endOf(beginning(page).first())).toBeLessThanOrEqual(bar);
  });

test('verdict: every list of first steps has the same order', async ({ page }) => {
  await page.goto(links.get('hu')!);
  const told = await firstStep(page, 'hu').innerText();
  await expect(page.getByRole('main').getByText(told)).toHaveCount(0);
  await page.goto(`${links.get('hu')!}?s=999`);
  const name = steps(page).first().locator('xpath=following-sibling::*[1]');
  await expect(name).not.toBeEmpty();
  expect(await name.innerText()).toBe(told);
});

for (const language of publicLanguages)
  test(`verdict: in ${language} the page says before its scripts what it says after them`, async ({
    browser,
    page,
  }) => {
    const context = await browser.newContext({
      baseURL: process.env.E2E_URL!,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    });
    const before = await context.newPage();
    // A typeface that comes late is not shown at all (font-display: optional), and words would wrap otherwise.
    for (const one of [before, page]) await one.route('**/*.woff2', (route) => route.abort());
    await before.goto(links.get(language)!);
    await page.goto(links.get(language)!);
    await expect(
      page.getByRole('button', { name: word(language, 'evaluation.welcome.start') }),
    ).toBeVisible();
    const told = page.getByRole('banner');
    expect(await before.getByRole('banner').innerText()).toBe(await told.innerText());
    await expect(beginning(before)).toHaveCount(2);
    expect(await beginning(before).allInnerTexts()).toEqual(
      (await beginning(page).allInnerTexts()).slice(0, 2),
    );
    expect(await placesOf(before)).toEqual(await placesOf(page));
    await context.close();
  });

/** The first two sections: who says so, and what comes after the first step. */
const beginning = (page: Page) => page.getByRole('main').locator('section');
/** Where the head and these stand. */
const placesOf = async (page: Page) => [
  await page.getByRole('banner').boundingBox(),
  await beginning(page).nth(0).boundingBox(),
  await beginning(page).nth(1).boundingBox(),
];
const steps = (page: Page) => page.locator('li[data-state] > label').getByRole('checkbox');
/** Beneath its label in the head. */
const firstStep = (page: Page, language: Language) =>
  page
    .getByRole('banner')
    .getByText(word(language, 'evaluation.next.label'), { exact: true })
    .locator('xpath=following-sibling::*[1]');

async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

/** Where the bar at the foot of the window begins. */
async function startBar(page: Page, language: Language): Promise<number> {
  const button = page.getByRole('button', { name: word(language, 'evaluation.welcome.start'), exact: true });
  return (await button.locator('..').boundingBox())!.y;
}
