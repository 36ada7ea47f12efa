import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInAllWidths } from './accessible.ts';
import {
  addQuestion,
  addSection,
  chooseRow,
  dialogOf,
  goToPart,
  openNew,
  openScreen,
  paneOf,
  rowsOf,
  saveAll,
} from './configuration-screen.ts';

const textOf = (row: Locator) => row.getByLabel(/^Kérdés – /);

// Each journey looks at its screens with axe, in three sizes.

/** Moves something, and waits for the server's word that the new order is stored. */
async function untilStored(page: Page, move: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) =>
    response.url().includes('/api/admin/configuration/order'),
  );
  await move();
  await stored;
}

/**
 * Drags with the mouse. A page that scrolls while the button is down drags nothing, so both places come into view before;
 * reaching for the one may scroll the other away. A driven browser may leave out the event of a single move, so the mouse
 * moves on until the page shows where it would drop.
 */
async function dragOnto(page: Page, handle: Locator, target: Locator): Promise<void> {
  await expect(async () => {
    // Below what sticks to the top, with the rest of the page under it.
    await handle.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 250));
    await handle.hover();
    await expect(target).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass({ timeout: 20_000 });
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is dragged onto is not shown');
  await page.mouse.down();
  let moves = 0;
  await expect(async () => {
    await page.mouse.move(box.x + 20 + (moves++ % 2), box.y + box.height / 2);
    await expect(target.locator('xpath=ancestor-or-self::*[@data-drop-side]')).toHaveCount(1, {
      timeout: 200,
    });
  }).toPass({ timeout: 20_000 });
  await page.mouse.up();
}

test('a questionnaire is set up by hand, from its creation to the order of its questions', async ({
  page,
}) => {
  await openScreen(page, '/questionnaires');
  await expectAccessibleInAllWidths(page);
  const dialog = await openNew(page, 'Üres kérdőív');
  await dialog.getByLabel('Név').fill('Kézi kérdőív');
  await expectAccessibleInAllWidths(page);
  await dialog.getByRole('button', { name: 'Létrehozás' }).click();
  await expect(page.getByText('Még nincs olyan szakasz')).toBeVisible();
  await expectAccessibleInAllWidths(page);
  await page.getByRole('link', { name: 'Vegye fel az első szakaszt' }).click();
  await expect(page.getByRole('button', { name: 'Új szakasz' })).toBeFocused();
  await addSection(page, 'Időpontok');
  await addSection(page, 'Adatok');
  await addQuestion(page, 'Időpontok', 'Van online időpontfoglalás?', '5');
  await addQuestion(page, 'Időpontok', 'Van emlékeztető?', '3');
  const rows = rowsOf(page, 'Időpontok');
  await expect(rows).toHaveCount(2);

  const first = rows.first();
  await first.getByLabel(/^Pont – /).fill('2.5');
  await textOf(first).fill('Lehet online időpontot foglalni?');
  const pane = paneOf(page);
  await pane.getByLabel(/^Termék webcíme – /).fill('nem cím');
  await expect(pane.getByText('Teljes webcím kell', { exact: false })).toBeVisible();
  await expectAccessibleInAllWidths(page);
  await saveAll(page).click();
  await expect(pane.getByRole('alert')).toContainText('pirossal');

  await page.getByRole('link', { name: 'Kitöltések' }).click();
  await expect(page.getByText('A nem mentett módosításokat megőriztük').first()).toBeVisible();
  await page.goBack();
  await expect(textOf(first)).toHaveValue('Lehet online időpontot foglalni?');

  await first.getByLabel(/^Pont – /).fill('4');
  await pane.getByLabel(/^Termék webcíme – /).fill('https://pelda.hu/naptar');
  await pane.getByLabel(/^Termék neve – /).fill('Online naptár');
  await pane.getByLabel(/^Termék neve – /).press('Enter');
  await expect(pane.getByText('Mentve', { exact: true })).toBeVisible();
  await page.reload();
  await expect(first.getByLabel(/^Pont – /)).toHaveValue('4');
  await expect(pane.getByLabel(/^Termék neve – /)).toHaveValue('Online naptár');

  await untilStored(page, () => pane.getByRole('button', { name: 'Lejjebb: 1. kérdés' }).click());
  await expect(textOf(rows.first())).toHaveValue('Van emlékeztető?');
  await expect(page.getByRole('button', { name: 'Lejjebb: 2. kérdés' })).toBeFocused();
  await untilStored(page, () => textOf(rows.last()).press('Alt+ArrowUp'));
  await expect(textOf(rows.first())).toHaveValue('Lehet online időpontot foglalni?');
  // What moved is in view again when it has the focus back; nothing moves under the mouse then.
  await expect(textOf(rows.first())).toBeFocused();
  const handle = rows.first().locator('[draggable=true]');
  const target = page.getByRole('button', { name: 'Adatok', exact: true });
  await untilStored(page, () => dragOnto(page, handle, target));
  await expect(rows).toHaveCount(1);
  await expect(rowsOf(page, 'Adatok')).toHaveCount(1);
  await page.getByRole('button', { name: 'Adatok – név és leírás' }).click();
  await untilStored(page, () => page.getByRole('button', { name: 'Feljebb: Adatok' }).click());
  const firstSection = page.getByRole('button', { name: /– név és leírás$/ }).first();
  await expect(firstSection).toHaveAccessibleName(/^Adatok/);
  await page.reload();
  await expect(rowsOf(page, 'Adatok')).toHaveCount(1);
  await expect(firstSection).toHaveAccessibleName(/^Adatok/);

  await (await chooseRow(rows.first())).getByRole('button', { name: /^Törlés: 1. kérdés/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Kérdés törlése' }).click();
  await expect(rows).toHaveCount(0);
});

test('switching a section says what it does, and welcome texts reach the client’s page', async ({ page }) => {
  await openScreen(page, '/config');
  await chooseQuestionnaire(page, 'Digitális érettség felmérése rendelők számára');
  await expect(page).toHaveTitle('A kérdőív beállításai – Digitális érettség felmérése rendelők számára');
  const before = await page.getByText('Elérhető pontszám').locator('xpath=following-sibling::dd').innerText();
  await goToPart(page, 'Kérdések és válaszok');
  await page.getByRole('switch').first().click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(`${before} →`);
  await expect(dialog).toContainText('amelyeket újra pontozunk');
  await expectAccessibleInAllWidths(page);
  await dialog.getByRole('button', { name: 'Ne számítson bele' }).click();
  // While it is being saved its name says so, and it takes no press.
  const out = page.getByRole('switch', { name: /: Nem számít bele$/ });
  await expect(out).not.toBeChecked();
  await out.click();
  await dialog.getByRole('button', { name: 'Számítson bele', exact: true }).click();
  await expect(page.getByRole('switch').first()).toBeChecked();

  await goToPart(page, 'Szövegek');
  const greeting = page.getByLabel('Köszöntés');
  const old = await greeting.inputValue();
  await greeting.fill('Kedves Kolléga, jó, hogy itt van!');
  await page.getByRole('button', { name: 'Szövegek mentése' }).click();
  await expect(page.getByText('Minden módosítás mentve')).toBeVisible();
  const list = (await (await page.request.get('/api/admin/evaluations?fields=summary')).json()) as {
    hashedUrl: string;
    status: string;
  }[];
  await page.goto(`/evaluation/${list.find(({ status }) => status === 'generated')!.hashedUrl}?preview=1`);
  await expect(page.getByText('Kedves Kolléga, jó, hogy itt van!')).toBeVisible();
  await page.goto('/config#welcome-greeting');
  await expect(page.getByLabel('Köszöntés')).toBeFocused();
  await page.getByLabel('Köszöntés').fill(old);
  await page.getByRole('button', { name: 'Szövegek mentése' }).click();
  await expect(page.getByText('Minden módosítás mentve')).toBeVisible();
});

test('by keyboard alone: nothing typed is lost or hidden, and the focus stays at hand', async ({
  page,
  context,
}) => {
  await openScreen(page, '/config/questions');
  await chooseQuestionnaire(page, 'Digitális érettség felmérése rendelők számára');
  const toggle = page.getByRole('switch').first();
  await toggle.press(' ');
  await expect(dialogOf(page).getByRole('button', { name: 'Mégse' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();

  page.on('dialog', (question) => void question.accept());
  const row = page.getByRole('listitem', { name: '2. kérdés', exact: true }).first();
  const pane = await chooseRow(row);
  const points = pane.getByLabel(/^Pont – 1\. válasz/);
  await points.fill('77');
  await page.reload();
  // A browser may come back to where it was; what is unsaved is in sight at the top of the page, too.
  await expect(points).toHaveValue('77');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Összes mentése (1)' })).toBeInViewport();
  await expectAccessibleInAllWidths(page, { isScrolled: true });

  await context.setOffline(true);
  await points.press('Control+Enter');
  await expect(dialogOf(page)).toContainText('Nem sikerült felmérni');
  await dialogOf(page).getByRole('button', { name: 'Mentés' }).press('Enter');
  await expect(pane.getByRole('alert')).toContainText('A kiszolgáló nem érhető el');
  // The dialog gives the focus back to where it was pressed; a press before that would go there.
  await expect(points).toBeFocused();
  await context.setOffline(false);
  await pane.getByRole('button', { name: /^Elvetés/ }).press('Enter');
  await expect(pane).toBeFocused();
  await expect(page.getByRole('button', { name: /^Összes mentése/ })).toHaveCount(0);
});

test('in English: a copy is made, deleted by its name, and brought back', async ({ page }) => {
  await openScreen(page, '/config', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Questionnaire setup' })).toBeVisible();
  await expectAccessibleInAllWidths(page);
  await page.getByRole('link', { name: 'Questionnaires' }).click();
  await page.getByRole('button', { name: 'Copy: Digital maturity survey for clinics' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name of the copy').fill('A copy to be deleted');
  await expectAccessibleInAllWidths(page);
  await dialog.getByRole('button', { name: 'Create the copy' }).click();
  // The copy is worked on next.
  await page.waitForURL('**/config');
  await page.getByRole('link', { name: 'Questionnaires' }).click();
  const row = page.getByRole('row').filter({ hasText: 'A copy to be deleted' });
  await expect(row.getByText('selected')).toBeVisible();
  await row.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Make inactive' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog.getByText(/^questions: \d+$/)).toBeVisible();
  await expectAccessibleInAllWidths(page);
  await dialog.getByRole('textbox').fill('something else');
  await dialog.getByRole('button', { name: 'Delete questionnaire' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox').fill('A copy to be deleted');
  await dialog.getByRole('button', { name: 'Delete questionnaire' }).click();
  await expect(row).toHaveCount(0);
  await expectAccessibleInAllWidths(page);
  await page.getByRole('button', { name: 'Restore: A copy to be deleted' }).click();
  await expect(row).toBeVisible();
});

async function chooseQuestionnaire(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Kérdőív', exact: true });
  await choice.click();
  await page.getByTitle(name, { exact: true }).last().click();
  await expect(page).toHaveTitle(new RegExp(`^A kérdőív beállításai – .*${name}$`));
}
