import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { languagesOf } from './level.ts';
import { expectAccessibleInAllWidths } from './accessible.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

const hasPoppler = process.env.REQUIRE_ALL === '1' || spawnSync('pdftotext', ['-v']).error === undefined;
const textOfPdf = (path: string) => execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
type AdminLanguage = 'hu' | 'en';

/** Signs the page's person in, once the server that may just have started has put its demo data in place. */
async function enter(page: Page): Promise<void> {
  const request = await signedInRequest();
  await expect
    .poll(async () => {
      const list = (await (await request.get('/api/admin/questionnaires')).json()) as { id: number }[];
      if (list[0] === undefined) return 0;
      const figures = await request.get(`/api/admin/analytics/${list[0].id}`);
      return ((await figures.json()) as { totalEvaluations: number }).totalEvaluations;
    })
    .toBeGreaterThan(0);
  const { cookies } = await request.storageState();
  await page.context().addCookies(cookies);
  await request.dispose();
}

/** Opens the analytics over the sidebar, as a person would. */
async function openAnalytics(page: Page, language: AdminLanguage): Promise<void> {
  await enter(page);
  await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: word(language, 'shell.nav.analytics'), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: word(language, 'analytics.title') }),
  ).toBeFocused();
}

for (const language of languagesOf(['hu', 'en'] as const)) {
  test(`an owner reads, narrows down and takes away the analytics (${language})`, async ({ page }) => {
    const say = (key: string) => word(language, `analytics.${key}`);
    const scripts: string[] = [];
    page.on('response', (answer) => void (answer.url().endsWith('.js') && scripts.push(answer.url())));
    await openAnalytics(page, language);
    await expect(page.getByRole('term')).toHaveText([
      say('summary.total'),
      say('summary.mean'),
      say('summary.median'),
      say('summary.range'),
    ]);
    const comparison = page.getByRole('region', { name: say('chart.comparison'), exact: true });
    await expect(comparison.locator('canvas').first()).toBeVisible();
    expect(scripts.some((url) => /charts/i.test(url))).toBe(true);

    const menu = comparison.getByRole('button', {
      name: say('chart.menu').replace('{title}', say('chart.comparison')),
    });
    const choose = async (item: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name: say(item) }).click();
    };
    await choose('chart.as-table');
    await expect(comparison.getByRole('rowheader').first()).toBeVisible();
    await choose('chart.as-chart');
    await expect(comparison.locator('canvas').first()).toBeVisible();
    const [picture] = await Promise.all([page.waitForEvent('download'), choose('chart.picture')]);
    expect(picture.suggestedFilename()).toBe(`${say('chart.comparison')}.png`);
    expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');

    await page.getByRole('heading', { name: say('sections.title') }).click();
    await expect(page.getByRole('rowheader', { name: say('sections.total') })).toBeVisible();
    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('export.label') }).click(),
    ]);
    expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);

    await page.getByRole('combobox', { name: say('period.label') }).click();
    await page.getByTitle(say('period.12w')).click();
    await expect(page).toHaveURL(/period=12w/);
    const compare = page.getByRole('switch', { name: say('period.compare') });
    await compare.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/compare=off/);
    await page.reload();
    await expect(compare).not.toBeChecked();
    await expect(page.getByRole('term').first()).toBeVisible();

    await page.goto('/admin/analytics?from=2020-01-06&to=2020-01-12');
    await expect(page).toHaveURL(/\/analytics\?from=2020-01-06&to=2020-01-12/);
    await page.getByRole('button', { name: say('empty.all') }).click();
    await expect(page.getByRole('term').first()).toBeVisible();
    await expect(page).not.toHaveURL(/from=/);
    await expectAccessibleInAllWidths(page);
  });
}

test('an owner follows a bar to its clinics, and from there to one of them', async ({ page }) => {
  const say = (key: string) => word('hu', `analytics.${key}`);
  await openAnalytics(page, 'hu');
  const parts = page.getByRole('navigation', { name: say('part.label') });
  await parts.getByRole('link', { name: say('part.act') }).click();
  await expect(page).toHaveURL(/\/analytics\/act/);
  const bar = page
    .getByRole('region', { name: say('act.lacks'), exact: true })
    .getByRole('listitem')
    .first();
  const weak = Number(/(\d+) \(/.exec((await bar.textContent())!)![1]);
  await bar.getByRole('link').click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(
    Math.min(weak, 20),
  );
  await expect(list.getByText(say('count_other').replace('{number}', String(weak)))).toBeVisible();
  await page.reload();
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/evaluations\//);
  await page.goBack();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/clinics=/);
});

test('an owner takes the programme report away, as a PDF and as a document of Word', async ({ page }) => {
  const say = (key: string) => word('hu', `analytics.${key}`);
  await openAnalytics(page, 'hu');
  const take = async (choice: string) => {
    await page.getByRole('button', { name: say('report.label') }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: say(`report.${choice}`) }).click(),
    ]);
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  const pdf = await take('pdf-hu');
  expect(pdf.name).toMatch(/^Programjelentés – .* – hu\.pdf$/);
  if (hasPoppler)
    expect(textOfPdf(pdf.path)).toMatch(/Hol tartanak a rendelők\?[\s\S]*n = \d+[\s\S]*Hogyan változott\?/);
  const docx = await take('docx-en');
  expect(docx.name).toMatch(/^Programme report – .* – en\.docx$/);
  expect((await readFile(docx.path)).includes('word/document.xml')).toBe(true);
});

test('the dashboard fetches no chart', async ({ page }) => {
  await enter(page);
  const scripts: string[] = [];
  page.on('request', (asked) => void scripts.push(asked.url()));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((url) => /charts/i.test(url))).toEqual([]);
});
