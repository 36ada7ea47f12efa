import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { type EvaluationPayload } from '../src/public/evaluation/evaluation-view.ts';
import { expectAccessible } from './accessible.ts';
import { ownEvaluation, verifyWith } from './own-evaluation.ts';
import { word } from './words.ts';

let link = '';
const summary = () => `${link}?s=999`;
const planCall = /\/api\/evaluation\/[^/]+\/plan/;
const say = (key: string) => word('hu', key);
const firstStep = (page: Page) => page.getByRole('checkbox').first();
const who = (page: Page) => page.getByRole('textbox', { name: say('evaluation.plan.who') }).first();
const day = (page: Page) => page.getByLabel(say('evaluation.plan.due')).first();
/** The names of the steps that are open or done. */
const names = (page: Page) => page.locator('li[data-state] > label > span:first-of-type').allInnerTexts();
const start = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${say('evaluation.plan.start')}`) });
const saved = (page: Page) => page.getByText(say('evaluation.plan.saved'));

test.beforeEach(async () => {
  const { project, title } = test.info();
  const own = await ownEvaluation(`terv.${project.name}.${title.length}`);
  await verifyWith(own, 'Elolvasva, így jó.');
  link = `/evaluation/${own.hashedUrl}`;
});

test('the plan outlives a reload, is the same on another device, and stays with its owner', async ({
  page,
  browser,
}) => {
  await page.goto(summary());
  await expect(saved(page)).toBeVisible();
  await expect(day(page)).toHaveValue('');
  await who(page).fill('Titkos Tímea');
  await day(page).fill('2027-01-31');
  await expect.poll(() => planned(page)).toEqual([{ who: 'Titkos Tímea', due: '2027-01-31' }]);
  await expectAccessible(page);

  await page.reload();
  await expect(who(page)).toHaveValue('Titkos Tímea');

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(new URL(summary(), page.url()).href);
  await expect(who(other)).toHaveValue('Titkos Tímea');
  await expect(day(other)).toHaveValue('2027-01-31');

  const made = await page.request.post(`/api${new URL(page.url()).pathname}/shared-links`);
  const { url } = (await made.json()) as { url: string };
  const token = url.split('/').at(-1)!;
  const asked: string[] = [];
  other.on('request', (request) => void asked.push(request.url()));
  const answer = other.waitForResponse((response) => response.url().endsWith(`/api/evaluation/${token}`));
  await other.goto(new URL(`/evaluation/${token}`, page.url()).href);
  expect(await (await answer).text()).not.toContain('Tímea');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await other.content()).not.toContain('Tímea');
  expect(asked.filter((address) => planCall.test(address))).toEqual([]);
  expect((await other.request.get(`/api/evaluation/${token}/plan`)).status()).toBe(403);
  await device.close();
});

test('what cannot be saved is told, outlives a reload, and is saved when the server is back', async ({
  page,
}) => {
  await page.goto(summary());
  await expect(saved(page)).toBeVisible();
  await page.route(planCall, (route) => route.abort());
  await who(page).fill('Anna');
  await expect(page.getByText(say('evaluation.plan.unsaved'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('evaluation.plan.unread'))).toBeVisible();
  await expect(who(page)).toHaveValue('Anna');
  await page.unroute(planCall);
  await page.getByRole('button', { name: say('error.retry'), exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => planned(page)).toMatchObject([{ who: 'Anna' }]);
});

test('the plan can be taken along as a calendar and as a table', async ({ page }) => {
  await page.goto(summary());
  await expect(saved(page)).toBeVisible();
  for (const [kind, ending] of [
    ['calendar', '.ics'],
    ['workbook', '.xlsx'],
  ] as const) {
    if (kind === 'calendar') {
      await day(page).fill('2027-01-31');
      await expect.poll(() => planned(page)).toHaveLength(1);
    }
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: say(`evaluation.plan.${kind}`), exact: true }).click();
    expect((await file).suggestedFilename()).toContain(ending);
  }
});

test('three steps are open; others are started, put back and done, and stay so', async ({ page }) => {
  await page.goto(summary());
  await expect(saved(page)).toBeVisible();
  const [first = '', second = '', third = ''] = await names(page);
  await expect(start(page).first()).toBeHidden();
  const later = page.getByText(new RegExp(`^${say('evaluation.plan.later')} \\(`));
  await later.click();
  await expectAccessible(page);
  const last = (await start(page).last().innerText()).split(': ').at(-1)!;
  await start(page).last().click();
  await expect.poll(() => names(page)).toEqual([first, second, last]);
  await page
    .getByRole('button', { name: say('evaluation.plan.put-back') })
    .nth(1)
    .click();
  await expect.poll(() => names(page)).toEqual([first, third, last]);
  await firstStep(page).check();
  await expect.poll(() => names(page).then((all) => [all[0], all[2], all[3]])).toEqual([third, last, first]);
  await expect(saved(page)).toBeVisible();
  const before = await names(page);
  await page.reload();
  await expect(saved(page)).toBeVisible();
  expect(await names(page)).toEqual(before);
});

test('a box of a step stands at its first line, and all that is pressed is large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(summary());
  await expect(saved(page)).toBeVisible();
  await page.getByText(new RegExp(`^${say('evaluation.plan.later')} \\(`)).click();
  const box = (await firstStep(page).boundingBox())!;
  const name = page.locator('li[data-state] > label > span').first();
  const firstLine = await name.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, height } = range.getClientRects()[0]!;
    return top + height / 2;
  });
  expect(Math.abs(box.y + box.height / 2 - firstLine)).toBeLessThanOrEqual(3);
  // What is folded has no height.
  await page.locator('#steps details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  const low = await page
    .locator('#steps :is(label:has([type=checkbox]), button, a, summary, input)')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.matches('label > input'))
        .map((one) => [one.textContent, one.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 44),
    );
  expect(low).toEqual([]);
});

for (const count of [3, 22])
  test(`for a meeting, ${count} steps are one printed page`, async ({ page }) => {
    await withSteps(page, count);
    await page.goto(summary());
    await expect(saved(page)).toBeVisible();
    await who(page).fill('Főnővér Franciska');
    await expect(saved(page)).toBeVisible();
    const all = await names(page);
    await page.getByRole('link', { name: say('evaluation.plan.meeting') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('evaluation.plan.meeting-title') }),
    ).toBeFocused();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: say('evaluation.take.print') })).toBeHidden();
    // What is cut off would be on the page without being seen.
    const sheet = page.getByRole('article');
    expect(await sheet.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const ask = (program: string, ...args: string[]) =>
      execFileSync(program, [...args, '-', ...(program === 'pdftotext' ? ['-'] : [])], {
        input: pdf,
        encoding: 'utf8',
      });
    expect(ask('pdfinfo')).toMatch(/Pages: +1\n[\s\S]*Page size:.*\(A4\)/);
    const text = unspaced(ask('pdftotext', '-raw'));
    for (const told of [...all, 'Főnővér Franciska', say('evaluation.plan.meeting-notes')])
      expect(text).toContain(unspaced(told));
    expect(text.includes(unspaced(say('evaluation.plan.later')))).toBe(count > 3);
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: say('evaluation.plan.meeting-back') }).click();
    await expect(who(page)).toHaveValue('Főnővér Franciska');
  });

/** A PDF has its words apart by place, not by blanks. */
const unspaced = (text: string) => text.replaceAll(/\s/g, '');

/** The page has so many steps, whose names fill two lines. */
async function withSteps(page: Page, count: number): Promise<void> {
  await page.route(`**/api${link}`, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as EvaluationPayload;
    const areas = Object.values(json.sectionData);
    const steps = areas
      .flatMap(({ tips }) => tips)
      .filter((tip) => (tip.prepares ?? tip.points) > 0)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    while (steps.length < count) {
      const more = { ...steps[0]!, questionId: crypto.randomUUID(), rank: 100 + steps.length };
      steps.push(more);
      areas[0]!.tips.push(more);
    }
    for (const area of areas) area.tips = area.tips.filter((tip) => steps.slice(0, count).includes(tip));
    for (const [index, tip] of steps.entries())
      tip.tip = `${index + 1}. lépés: vezessenek be olyan rendet, amelyben minden munkatárs tudja, mi a dolga, és meddig kell elkészülnie vele.`;
    await route.fulfill({ response: answer, json });
  });
}

/** What the server keeps. */
async function planned(page: Page): Promise<{ who: string; due: string | null }[]> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname}/plan`);
  const { steps } = (await answer.json()) as { steps: { state: string; who: string; due: string | null }[] };
  return steps.filter(({ state }) => state === 'planned').map((step) => ({ who: step.who, due: step.due }));
}
