import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import type { components } from '../src/shared/api/schema.gen.ts';
import { shortName } from '../src/public/evaluation/short-name.ts';
import type { Language } from '../src/shared/texts/languages.ts';
import { publicLanguages } from './level.ts';
import { expectAccessible } from './accessible.ts';
import { sentEvaluation } from './sent-evaluation.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

type Schemas = components['schemas'];

const links = new Map<Language, string>();
const link = (language: Language): string => links.get(language)!;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page) => new URL(page.url()).searchParams.get('s');

test.beforeAll(async () => {
  const request = await signedInRequest();
  for (const language of publicLanguages) links.set(language, await sentEvaluation(request, language));
  await request.dispose();
});

for (const language of publicLanguages) {
  const button = (page: Page, key: string) =>
    page.getByRole('button', { name: word(language, key), exact: true });

  test(`in ${language} the keyboard alone leads from the welcome to the summary and back`, async ({
    page,
  }) => {
    await page.goto(link(language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(button(page, 'evaluation.welcome.start')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    expect(step(page)).toBe('1');
    await expect(page).toHaveTitle(/^1\/\d+ · /);

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => step(page)).toBe('2');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect.poll(() => step(page)).toBe('1');
    await button(page, 'evaluation.nav.previous').click();
    await expect(button(page, 'evaluation.welcome.start')).toBeVisible();

    await page.goto(`${link(language)}?s=999`);
    await expect(heading(page)).toHaveText(word(language, 'evaluation.summary.title'));
    await expect(button(page, 'evaluation.nav.next')).toBeDisabled();
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    `in ${language} a step can be started, and an offer asked for once`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`${link(language)}?s=999`);
      await expect(page.getByText(word(language, 'evaluation.plan.saved'))).toBeVisible();
      // Steps are folded on a phone, and not each of them has a product.
      if (test.info().project.name === 'phone')
        for (const step of await page.locator('li[data-state] summary').all()) await step.click();
      await page.getByLabel(word(language, 'evaluation.plan.who')).first().fill('Anna');
      await expect(page.getByText(word(language, 'evaluation.plan.sent'))).toBeVisible();

      const ask = page.getByRole('button', {
        name: new RegExp(`^${word(language, 'evaluation.offer.request')}`),
      });
      const before = await ask.count();
      await ask.first().focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog');
      await form.getByRole('textbox').first().fill('Január után kezdenénk.');
      await expectAccessible(page);
      await form.getByRole('checkbox').press('Space');
      await form.getByRole('checkbox').press('Enter');
      const dialog = page.getByRole('dialog', { name: word(language, 'evaluation.offer.done-title') });
      await expect(dialog.getByText(word(language, 'evaluation.offer.done'))).toBeVisible();
      await expect(dialog.getByRole('button').first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const done = page.getByRole('button', {
        name: new RegExp(`^${word(language, 'evaluation.offer.requested')}`),
      });
      await expect(done.first()).toBeFocused();
      await expect(ask).toHaveCount(before - 1);
    },
  );

  test(`in ${language} the page can be shared, and the outcome is told`, async ({ page }) => {
    await page.goto(`${link(language)}?s=1`);
    const open = button(page, 'evaluation.share.open');
    await open.click();
    const dialog = page.getByRole('dialog', { name: word(language, 'evaluation.share.title') });
    const send = dialog.getByRole('button', { name: word(language, 'evaluation.share.send'), exact: true });
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(word(language, 'evaluation.share.none'));

    const address = `share-${language}-${Date.now()}@example.org`;
    await dialog.getByRole('textbox').fill(`${address}, anna@`);
    await expect(dialog.getByRole('listitem').filter({ hasText: address }).first()).toBeVisible();
    await expectAccessible(page);
    await send.click();
    const invalid = word(language, 'evaluation.share.invalid').replace('{addresses}', 'anna@');
    await expect(dialog.getByRole('alert')).toHaveText(invalid);
    await expect(dialog.getByRole('textbox')).toHaveValue(`${address}, anna@`);

    await dialog.getByRole('textbox').fill(address);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(word(language, 'evaluation.share.done-title')).first()).toBeVisible();
    await expect(open).toBeFocused();
  });
}

test('sharing without a network says so, keeps what was typed and the page', async ({ page, context }) => {
  const dialogs = page.waitForResponse((response) => /\/loaded-later-[^/]+\.js$/.test(response.url()));
  await page.goto(`${link('hu')}?s=1`);
  await (await dialogs).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: word('hu', 'evaluation.share.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: word('hu', 'evaluation.share.title') });
  await dialog.getByRole('textbox').fill('anna@example.org');
  await dialog.getByRole('button', { name: word('hu', 'evaluation.share.send'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(word('hu', 'error.network'));
  await expect(dialog.getByRole('textbox')).toHaveValue('anna@example.org');
  await dialog.press('Escape');
  await expect(heading(page)).toBeVisible();
  expect(step(page)).toBe('1');
});

test('a finger turns the pages, and scrolling does not', { tag: '@phone' }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${link('hu')}?s=1`);
  await expect(heading(page)).toBeVisible();
  await swipe(page, { from: [330, 500], to: [60, 510] });
  await expect.poll(() => step(page)).toBe('2');
  await swipe(page, { from: [200, 600], to: [190, 200] });
  await swipe(page, { from: [60, 500], to: [330, 490] });
  await expect.poll(() => step(page)).toBe('1');
  await context.close();
});

/** A page as the browser prints it: the words of each sheet without the spaces between them. */
async function printed(page: Page): Promise<string[]> {
  const input = await page.pdf({ preferCSSPageSize: true });
  return execFileSync('pdftotext', ['-raw', '-', '-'], { encoding: 'utf8', input })
    .split('\f')
    .slice(0, -1)
    .map(packed);
}

const packed = (text: string) => text.replaceAll(/\s+/g, '');
const timesIn = (text: string, part: string) => text.split(packed(part)).length - 1;

for (const language of publicLanguages)
  test(`in ${language} paper holds the letter, the whole plan and every area, and says nothing twice`, async ({
    page,
    request,
  }) => {
    test.skip(
      process.env.REQUIRE_ALL !== '1' && spawnSync('pdftotext', ['-v']).error !== undefined,
      'Install the Poppler tools (Debian: poppler-utils) to have printed pages looked at from outside.',
    );
    const { sections, sectionData, evaluation, globalRecommendedProducts } = (await (
      await request.get(`/api${link(language)}`)
    ).json()) as Schemas['PageResponse'];
    await page.goto(`${link(language)}?s=999`);
    await expect(heading(page)).toBeVisible();
    // What is for paper comes after the page.
    let sheets: string[] = [];
    const planTitle = packed(word(language, 'evaluation.plan.title'));
    await expect.poll(async () => (sheets = await printed(page)).join('')).toContain(planTitle);
    expect(sheets.length).toBeGreaterThanOrEqual(4);
    expect(sheets.length).toBeLessThanOrEqual(8);
    const all = sheets.join('');
    const steps = sections.flatMap(({ id }) => sectionData[id]!.tips);
    const ranked = steps.toSorted((a, b) => a.rank! - b.rank!).map(({ tip }) => packed(shortName(tip)));
    for (const first of ranked.slice(0, 3)) expect(sheets[0]).toContain(first);
    for (const [index, step] of ranked.entries())
      expect(sheets.slice(1, 3).join('')).toContain(`${index + 1}.${step}`);
    // A step of one sentence goes by all of it.
    const inFull = steps.filter(({ tip, state }) => state === undefined && tip !== shortName(tip));
    const areas = sections.map(({ id }) => evaluation.generatedTexts.sections[id]!.text);
    // An area's text tells its foremost step in the words of the plan, with or without words that lead to it.
    const inPlanAlone = inFull.filter(({ tip }) => !areas.some((text) => packed(text).includes(packed(tip))));
    const once = [
      ...inPlanAlone.map(({ tip }) => tip),
      ...areas.flatMap((text) => text.split(/\n+/)).filter((text) => !steps.some(({ tip }) => tip === text)),
      ...globalRecommendedProducts.map(({ product }) => product.description!),
      word(language, 'evaluation.plan.title'),
    ];
    expect(once.map((text) => [text, timesIn(all, text)]).filter(([, times]) => times !== 1)).toEqual([]);
  });

test('the bar at the foot of the summary never covers the plan', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${link('hu')}?s=999`);
  const bar = page
    .getByRole('complementary')
    .filter({ hasText: word('hu', 'evaluation.summary.consultation') });
  const plan = page.getByRole('heading', { name: word('hu', 'evaluation.plan.title') }).locator('..');
  for (const [part, isSeen] of [
    [plan.getByRole('listitem').first(), false],
    [page.getByRole('heading', { name: word('hu', 'evaluation.take.title') }), true],
    [plan.getByRole('listitem').last(), false],
  ] as const) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(bar).toBeVisible({ visible: isSeen });
  }
});

test('the file of an evaluation is a PDF', async ({ page }) => {
  await page.goto(`${link('hu')}?s=999`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: word('hu', 'evaluation.take.pdf') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

/** One finger over the screen, as the browser itself would report it. */
async function swipe(page: Page, way: { from: [number, number]; to: [number, number] }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
    });
  await touch('touchStart', way.from);
  await touch('touchMove', way.to);
  await touch('touchEnd');
  await session.detach();
}
