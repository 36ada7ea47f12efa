import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  addQuestion,
  addSection,
  chooseRow,
  createEmpty,
  openScreen,
  rowsOf,
  saveAll,
} from './configuration-screen.ts';
import { formButton, heading, responseOf, sendIn } from './online-form.ts';
import { word } from './words.ts';
import type { Schemas } from '../src/shared/api/operations.ts';

const email = 'szam@urlap.example';
const pictures = process.env.PICTURES;

test('a number is set up with its bands, asked for in the form, and scored by its band', async ({ page }) => {
  await openScreen(page, '/questionnaires');
  await createEmpty(page, 'Számos kérdőív');
  await addSection(page, 'Foglalás');
  await addQuestion(page, 'Foglalás', 'Az időpontok hány százalékát foglalják online?', '5');
  const row = await chooseRow(rowsOf(page, 'Foglalás').first());
  await row.getByLabel('Számmal').check();
  await row.getByLabel(/^Mértékegység/).fill('%');
  await row.getByLabel(/^Legnagyobb szám/).fill('100');
  await row.getByLabel(/^Tizedes is lehet/).check();
  for (const [index, [from, label, points]] of [
    ['0', '10% alatt', '0'],
    ['10', '10–50%', '3'],
    ['50', '50% fölött', '8'],
  ].entries()) {
    await row.getByRole('button', { name: /^Új számsáv/ }).click();
    await expect(row.getByLabel(`Ettől – ${index + 1}. válasz`)).toBeFocused();
    await page.keyboard.type(from!);
    await row.getByLabel(`Sáv neve – ${index + 1}. válasz`).fill(label!);
    await row.getByLabel(`Pont – ${index + 1}. válasz`).fill(points!);
  }
  await expectAccessible(page);
  if (pictures) await page.screenshot({ path: `${pictures}/editor.png`, fullPage: true });
  await saveAll(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.or(page.getByText('Mentve')).first()).toBeVisible();
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /Mentés/ }).click();
  await expect(saveAll(page)).toHaveCount(0);

  const questions = (await (
    await page.request.get('/api/admin/questions')
  ).json()) as Schemas['QuestionResponse'][];
  expect(questions[0]).toMatchObject({ kind: 'number', unit: '%', max: 100, decimals: true, pointValue: 8 });
  const questionnaires = (await (await page.request.get('/api/admin/questionnaires')).json()) as {
    id: number;
    name: string;
  }[];
  const questionnaireId = questionnaires.find(({ name }) => name === 'Számos kérdőív')!.id;
  const origin = new URL(page.url()).origin;
  const opened = await page.request.patch('/api/admin/online-form', {
    data: { isOpen: true },
    headers: { origin },
  });
  expect(opened.ok()).toBe(true);
  const path = new URL(((await opened.json()) as { url: string }).url).pathname;

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await formButton(page, 'form.intro.start').click();
  const field = page.getByLabel(/Az időpontok hány százalékát/);
  await field.fill('1.200');
  await formButton(page, 'form.section.next').click();
  await expect(page.getByText(word('hu', 'form.error.heading'))).toBeVisible();
  await expect(page.getByText(word('hu', 'form.number.unclear'))).toBeVisible();
  await expectAccessible(page);
  if (pictures) await page.screenshot({ path: `${pictures}/form-fault.png` });
  await field.fill('62,5');
  await expect(page.getByText(word('hu', 'form.number.unclear'))).toHaveCount(0);
  if (pictures) await page.screenshot({ path: `${pictures}/form.png` });
  await field.press('Enter');
  await expect(heading(page)).toHaveText(word('hu', 'form.review.title'));
  await expect(page.getByText('62,5%')).toBeVisible();
  if (pictures) await page.screenshot({ path: `${pictures}/form-review.png` });
  await sendIn(page, email);

  const response = await responseOf({ path, questionnaireId, sections: [] }, email);
  expect(response).toMatchObject({ totalScore: 8, maxScore: 8 });
});
