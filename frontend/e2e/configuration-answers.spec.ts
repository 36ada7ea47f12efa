import { expect, test, type Locator, type Page } from '@playwright/test';
import type { components } from '../src/shared/api/schema.gen.ts';
import { expectAccessibleInAllWidths } from './accessible.ts';
import {
  addQuestion,
  addSection,
  chooseRow,
  dialogOf,
  createEmpty,
  openScreen,
  rowsOf,
  saveAll,
} from './configuration-screen.ts';
import { signedInRequest } from './sign-in.ts';

type Question = components['schemas']['QuestionResponse'];

// The journey looks at its screens with axe, in three sizes.

const labelsOf = (row: Locator) => row.getByLabel(/^Válasz – /);
const labelOf = (row: Locator, number: number) => row.getByLabel(`Válasz – ${number}. válasz`);
const pointsOf = (row: Locator, number: number) => row.getByLabel(`Pont – ${number}. válasz`);
const values = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));

/** The question as it is stored. */
async function storedQuestion(page: Page, text: string): Promise<Question> {
  const answer = await page.request.get('/api/admin/questions');
  return ((await answer.json()) as Question[]).find(({ questionText }) => questionText === text)!;
}

test('answers are set up by keyboard alone, kept, arranged, and never overwrite another admin’s', async ({
  page,
}) => {
  await openScreen(page, '/questionnaires');
  await createEmpty(page, 'Válaszos kérdőív');
  await addSection(page, 'Foglalás');
  await addQuestion(page, 'Foglalás', 'Hogyan lehet időpontot foglalni?', '5');
  const row = await chooseRow(rowsOf(page, 'Foglalás').first());

  await row.getByRole('button', { name: /^Válasz hozzáadása/ }).press('Enter');
  await expect(labelOf(row, 1)).toBeFocused();
  await page.keyboard.type('Online');
  await page.keyboard.press('Tab');
  await expect(pointsOf(row, 1)).toBeFocused();
  await page.keyboard.type('8');
  await labelOf(row, 1).press('Enter');
  await expect(labelOf(row, 2)).toBeFocused();
  await page.keyboard.type('Telefonon');
  await page.keyboard.press('Enter');
  await expect(labelOf(row, 3)).toBeFocused();
  await page.keyboard.type('online ');
  await expect(row.getByText('Ilyen válasz már van.')).toHaveCount(2);
  await expectAccessibleInAllWidths(page, { isScrolled: true });
  await labelOf(row, 3).fill('Sehogy');
  await pointsOf(row, 2).fill('3');
  await expect(rowsOf(page, 'Foglalás').first()).toContainText('Pont: 8');

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(labelOf(row, 3)).toHaveValue('Sehogy');
  await labelOf(row, 3).press('Control+Enter');
  await expect(row.getByText('Mentve', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rowsOf(page, 'Foglalás').first()).toContainText('Pont: 8');

  await row.getByRole('button', { name: /^További mezők: 3\. válasz/ }).press('Enter');
  await row.getByRole('button', { name: /^Feljebb: 3\. válasz/ }).press('Enter');
  await expect(row.getByRole('button', { name: /^Feljebb: 2\. válasz/ })).toBeFocused();
  // All in view: a page that scrolls while the mouse is down drags nothing.
  await page.setViewportSize({ width: 1280, height: 1300 });
  const handle = row.getByRole('listitem', { name: /^1\. válasz/ }).locator('[draggable=true]');
  await handle.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 250));
  const last = row.getByRole('listitem', { name: /^3\. válasz/ });
  const { height } = (await last.boundingBox())!;
  await handle.dragTo(last, { targetPosition: { x: 40, y: height - 12 } });
  await expect.poll(() => values(labelsOf(row))).toEqual(['Sehogy', 'Telefonon', 'Online']);

  const stored = await storedQuestion(page, 'Hogyan lehet időpontot foglalni?');
  const other = await signedInRequest();
  const answer = await other.put(`/api/admin/question/${stored.id}`, {
    data: { options: [...stored.options.map(({ id, label }) => ({ id, label })), { label: 'Levélben' }] },
  });
  expect(answer.status()).toBe(200);
  await other.dispose();
  await labelOf(row, 1).press('Control+Enter');
  await expect(row.getByRole('alert')).toContainText('Levélben (0)');
  await expect.poll(() => values(labelsOf(row))).toEqual(['Sehogy', 'Telefonon', 'Online', 'Levélben']);
  await saveAll(page).press('Enter');
  await expect(row.getByText('Mentve', { exact: true })).toBeVisible();
  const { options, pointValue } = await storedQuestion(page, 'Hogyan lehet időpontot foglalni?');
  expect([pointValue, options.map(({ label }) => label)]).toEqual([
    8,
    ['Sehogy', 'Telefonon', 'Online', 'Levélben'],
  ]);
});

test('an answer that responses hold is not removed before it is said how many they are', async ({ page }) => {
  await openScreen(page, '/config/questions');
  const choice = page.getByRole('combobox', { name: 'Kérdőív', exact: true });
  await choice.click();
  await page.getByTitle('Digitális érettség felmérése rendelők számára', { exact: true }).last().click();
  const row = await chooseRow(page.getByRole('listitem', { name: '2. kérdés', exact: true }).first());
  const [first] = await values(labelsOf(row));
  await row.getByRole('button', { name: /^További mezők: 1\. válasz/ }).press('Enter');
  await row.getByRole('button', { name: /^Válasz törlése: 1\. válasz/ }).press('Enter');
  await expect(row.getByText(/ – \d+ kitöltésben szerepel/)).toBeVisible();
  await expect(labelOf(row, 1)).toBeFocused();
  await expectAccessibleInAllWidths(page, { isScrolled: true });
  await saveAll(page).press('Enter');
  await expect(dialogOf(page)).toContainText('amelyeket újra pontozunk');
  await dialogOf(page).getByRole('button', { name: 'Mégse' }).press('Enter');
  // A closing dialog gives the focus back, and would take it from what comes next.
  await expect(saveAll(page)).toBeFocused();
  await row.getByRole('button', { name: `Visszaállítás: ${first}` }).press('Enter');
  await expect(labelOf(row, 1)).toBeFocused();
  await expect(row.getByText('Nincs mentve')).toHaveCount(0);
});
