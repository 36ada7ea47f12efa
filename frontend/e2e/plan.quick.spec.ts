import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownEvaluation, verifyWith } from './own-evaluation.ts';
import { word } from './words.ts';

let link = '';
const summary = () => `${link}?s=999`;
const planCall = /\/api\/evaluation\/[^/]+\/plan/;
const say = (key: string) => word('hu', key);
const firstStep = (page: Page) => page.getByRole('checkbox').first();
const who = (page: Page) => page.getByRole('textbox', { name: say('evaluation.plan.who') });
const day = (page: Page) => page.getByLabel(say('evaluation.plan.due'));
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
  await firstStep(page).check();
  await who(page).fill('Titkos Tímea');
  await day(page).fill('2027-01-31');
  await expect.poll(() => planned(page)).toEqual([{ who: 'Titkos Tímea', due: '2027-01-31' }]);
  await expectAccessible(page);

  await page.reload();
  await expect(firstStep(page)).toBeChecked();
  await expect(who(page)).toHaveValue('Titkos Tímea');

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(new URL(summary(), page.url()).href);
  await expect(firstStep(other)).toBeChecked();
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
  await firstStep(page).check();
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
      await firstStep(page).check();
      await expect.poll(() => planned(page)).toHaveLength(1);
    }
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: say(`evaluation.plan.${kind}`), exact: true }).click();
    expect((await file).suggestedFilename()).toContain(ending);
  }
});

/** What the server keeps. */
async function planned(page: Page): Promise<{ who: string; due: string | null }[]> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname}/plan`);
  const { steps } = (await answer.json()) as { steps: { state: string; who: string; due: string | null }[] };
  return steps.filter(({ state }) => state === 'planned').map((step) => ({ who: step.who, due: step.due }));
}
