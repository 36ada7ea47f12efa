import { expect, test } from '@playwright/test';
import {
  expectSaving,
  formButton,
  goOn,
  heading,
  hungarianForm,
  linkIn,
  optionOf,
  responseOf,
  sendIn,
  startForm,
  store,
  type OnlineForm,
  type Question,
  chosen,
} from './online-form.ts';
import { letterTo } from './outbox.ts';
import { word } from './words.ts';

let form: OnlineForm;
test.beforeAll(async () => {
  form = await hungarianForm();
});
const firstTwo = () => form.sections[0]!.questions.slice(0, 2) as [Question, Question];

test('the last steps are loaded meanwhile; where that failed it is said, and they come when asked for again', async ({
  page,
  context,
}) => {
  await page.goto(form.path);
  await expect(formButton(page, 'form.intro.start')).toBeVisible();
  await context.setOffline(true);
  await formButton(page, 'form.intro.start').click();
  await optionOf(page, firstTwo()[0], 1).check();
  await formButton(page, 'form.section.later').click();
  await expect(heading(page)).toHaveText(word('hu', 'form.not-loaded.title'));
  await context.setOffline(false);
  await formButton(page, 'error.retry').click();
  await expect(heading(page)).toHaveText(word('hu', 'form.later.title'));
  await formButton(page, 'form.later.back').click();
  await expect(optionOf(page, firstTwo()[0], 1)).toBeChecked();
});

test('answers that are given without a connection are kept and sent later', async ({ page, context }) => {
  const email = 'kapcsolat-nelkul@urlap.example';
  const [first, second] = firstTwo();
  const [later] = form.sections[1]!.questions as [Question];
  await startForm(page, form);
  await store(page, first, 1);
  await context.setOffline(true);
  await optionOf(page, second, 0).check();
  await expectSaving(page, 'offline');
  await goOn(page, form, 0, 1);
  await optionOf(page, later, 1).check();
  await expectSaving(page, 'offline');
  await context.setOffline(false);
  await expectSaving(page, 'saved');
  await page.reload();
  await expect(heading(page)).toContainText(form.sections[1]!.name);
  await goOn(page, form, 1, form.sections.length);
  await sendIn(page, email);
  expect((await responseOf(form, email)).rawResponses).toEqual(chosen([first, 1], [second, 0], [later, 1]));
});

test('a mailed link goes on with the answers on another device', async ({ page, browser }) => {
  const email = 'masik-eszkoz@urlap.example';
  const [first, second] = firstTwo();
  await startForm(page, form);
  await store(page, first, 1);
  await formButton(page, 'form.section.later').click();
  await page.locator('#later-email').fill(email);
  await formButton(page, 'form.later.send').click();
  // Only where mails do not go out the page hands the link over itself.
  const mailed = word('hu', 'form.later.mailed').replace('{email}', email);
  await expect(page.getByText(mailed).first()).toBeVisible();
  await expect(page.locator('#later-link')).toHaveCount(0);

  const context = await browser.newContext();
  const device = await context.newPage();
  await device.goto(linkIn(await letterTo('continue', email)));
  await expect(heading(device)).toContainText(form.sections[0]!.name);
  expect(new URL(device.url()).hash).toBe('');
  await expect(optionOf(device, first, 1)).toBeChecked();
  await store(device, second, 1);
  await goOn(device, form, 0, form.sections.length);
  await sendIn(device, email);
  await context.close();
  expect((await responseOf(form, email)).rawResponses).toEqual(chosen([first, 1], [second, 1]));
  await page.reload();
  await expect(heading(page)).toHaveText(word('hu', 'form.sent-in.title'));
});

test('an older answer gives way to a newer one from another device, and that is told', async ({
  page,
  context,
  browser,
}) => {
  const [first, second] = firstTwo();
  await startForm(page, form);
  await store(page, first, 0);
  await formButton(page, 'form.section.later').click();
  await page.locator('#later-email').fill('ket-eszkoz@urlap.example');
  await formButton(page, 'form.later.send').click();
  const link = linkIn(await letterTo('continue', 'ket-eszkoz@urlap.example'));
  await formButton(page, 'form.later.back').click();
  await expect(optionOf(page, first, 0)).toBeChecked();
  await context.setOffline(true);
  await optionOf(page, first, 1).check();
  await expectSaving(page, 'offline');

  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto(link);
  await expect(optionOf(device, first, 0)).toBeChecked();
  await store(device, first, 1);
  await store(device, first, 2);
  await other.close();

  await context.setOffline(false);
  await expect(page.getByText(word('hu', 'form.notice.replaced'))).toBeVisible();
  await expect(page.getByRole('status').getByText(first.text)).toBeVisible();
  await expect(optionOf(page, first, 2)).toBeChecked();
  await store(page, second, 0);
});

test('two tabs fill in the same answers, the newer one counts, and one of them sends them in', async ({
  page,
  context,
}) => {
  const email = 'ket-lap@urlap.example';
  const [first, second] = firstTwo();
  await startForm(page, form);
  const other = await context.newPage();
  await startForm(other, form);
  await store(page, first, 0);
  await expect(optionOf(other, first, 0)).toBeChecked();
  await store(other, first, 1);
  await expect(optionOf(page, first, 1)).toBeChecked();
  await store(page, second, 0);
  await goOn(other, form, 0, form.sections.length);
  await sendIn(other, email);
  expect((await responseOf(form, email)).rawResponses).toEqual(chosen([first, 1], [second, 0]));
  await expect(heading(page)).toHaveText(word('hu', 'form.sent-in.title'));
});
